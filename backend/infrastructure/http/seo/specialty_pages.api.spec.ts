import { test } from '@japa/runner'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const SITE = 'http://saude.test'
const CARDIOLOGISTS = '/especialidades/cardiologista'

interface Markup {
  '@type': string
  mainEntity?: { numberOfItems: number; itemListElement: { name: string }[] }
}

/** The HTML as a reader without JavaScript gets it, and what search engines look at in it. */
async function pageAt(site: TestApp, path: string) {
  const answer = await site.call(path)
  const html = await answer.text()
  const markup = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    text: html.replace(/<!-- -->/g, ''),
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    next: /<link rel="next" href="([^"]+)"/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]+)</.exec(html)?.[1],
    markup: markup.map(([, json = '']) => JSON.parse(json) as Markup),
  }
}

test.group('Pages of specialties', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    const cardiologist = { specialty: 'Cardiologista', state: 'SP' } as const
    await givenProfessional(site.app, { ...cardiologist, city: 'Campinas', name: 'Livre' })
    for (let number = 1; number <= 24; number++) {
      await givenProfessional(site.app, { ...cardiologist, city: 'Santos', subscriptionLevel: 'premium' })
    }
    return () => site.close()
  })

  test('list only specialties with professionals', async ({ assert }) => {
    const page = await pageAt(site, '/especialidades')

    assert.equal(page.status, 200)
    assert.include(page.text, `href="${CARDIOLOGISTS}"`)
    assert.include(page.text, '25 profissionais')
    assert.notInclude(page.text, '/especialidades/dentista')
    assert.deepEqual(
      page.markup.map((each) => each['@type']),
      ['CollectionPage', 'BreadcrumbList'],
    )
  })

  test('count free and premium professionals, and link to the next page', async ({ assert }) => {
    const page = await pageAt(site, CARDIOLOGISTS)

    assert.include(page.text, '25 profissionais encontrados')
    assert.equal(page.canonical, SITE + CARDIOLOGISTS)
    assert.equal(page.next, `${SITE}${CARDIOLOGISTS}?page=2`)
    assert.equal(page.robots, 'index,follow')
  })

  test('show the free one, last, on the second page', async ({ assert }) => {
    const page = await pageAt(site, `${CARDIOLOGISTS}?page=2`)

    assert.include(page.text, 'Livre Lima')
    assert.isUndefined(page.next)
    assert.equal(page.canonical, `${SITE}${CARDIOLOGISTS}?page=2`)
  })

  test('filter by city, with structured data equal to the visible list', async ({ assert }) => {
    const page = await pageAt(site, `${CARDIOLOGISTS}/campinas-sp`)
    const [list] = page.markup

    assert.equal(page.heading, 'Cardiologistas em Campinas, SP')
    assert.include(page.text, '1 profissional encontrado em Campinas, SP')
    assert.equal(page.canonical, `${SITE}${CARDIOLOGISTS}/campinas-sp`)
    assert.equal(list?.mainEntity?.numberOfItems, 1)
    assert.deepEqual(
      list?.mainEntity?.itemListElement.map(({ name }) => name),
      ['Livre Lima'],
    )
  })

  test('are not indexed when empty', async ({ assert }) => {
    const page = await pageAt(site, `${CARDIOLOGISTS}/sao-jose-do-rio-preto-sp`)

    assert.equal(page.status, 200)
    assert.equal(page.heading, 'Cardiologistas em São José do Rio Preto, SP')
    assert.equal(page.robots, 'noindex,follow')
    assert.include(page.text, 'Limpar filtros')
  })

  test('explain what was not found, with status 404', async ({ assert }) => {
    const missing = {
      '/especialidades/admin': 'Página não encontrada',
      '/especialidades/administrador': 'Página não encontrada',
      '/especialidades/feiticeiro': 'Especialidade não encontrada',
      [`${CARDIOLOGISTS}/atlantida-sp`]: 'Cidade não encontrada',
      [`${CARDIOLOGISTS}/campinas-xx`]: 'Cidade não encontrada',
    }
    for (const [path, heading] of Object.entries(missing)) {
      const page = await pageAt(site, path)
      assert.equal(page.status, 404, path)
      assert.equal(page.heading, heading)
      assert.equal(page.robots, 'noindex,nofollow')
    }
  })

  test("redirect filters without JavaScript to the city's page", async ({ assert }) => {
    const { status, location } = await pageAt(site, `${CARDIOLOGISTS}?state=SP&city=Campinas`)

    assert.equal(status, 302)
    assert.equal(location, `${CARDIOLOGISTS}/campinas-sp`)
  })
})
