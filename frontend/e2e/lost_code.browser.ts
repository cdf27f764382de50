import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { PAUSE_MS } from '#frontend/loading/lazy_import.ts'
import { FREE, logInAs } from './support/accounts.ts'
import { givenPanel, adminOf, blogManagerOf, logInAsAdmin } from './support/admin.ts'
import { RAFAEL } from './support/cast.ts'
import { dashboardOf, givenDashboard } from './support/dashboard.ts'
import { homeOf } from './support/home.ts'
import { goTo } from './support/navigation.ts'
import { editorOf, givenOwnAccount } from './support/own_profile.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true })

interface Chunk {
  file: string
  isDynamicEntry?: boolean
}

const MANIFEST = new URL('../../build/client/.vite/manifest.json', import.meta.url)
const CHUNKS = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
/** Every piece of code that the build sends only on demand. */
const ON_DEMAND = Object.keys(CHUNKS).filter((source) => CHUNKS[source]?.isDynamicEntry)

/** Where each screen is; home and login first, since other screens lead strangers there. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  login: '/login',
  specialties: '/especialidades',
  specialty: '/especialidades/cardiologista',
  register_professional: '/register-professional',
  forgot_password: '/forgot-password',
  reset_password: '/reset-password?token=x',
  confirm_email: '/confirmar-email?token=x',
  return_email: '/desfazer-troca?token=x',
  dashboard: '/dashboard',
  edit_profile: '/edit-profile',
  security: '/seguranca',
  admin: '/admin',
  admin_blog: '/admin/blog',
  admin_verifications: '/admin/verificacoes',
  admin_activity: '/admin/atividade',
  admin_reviews: '/admin/avaliacoes',
  blog: '/blog',
  blog_post: '/tudo-sobre/nenhum',
  terms: '/termos',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  compare: '/comparar',
  profile: `/${RAFAEL.slug}`,
  not_found: '/a/b/c',
}

/** Strangers are led on from these as soon as the session is read. */
const OF_MEMBERS = /^\/(?:dashboard|edit-profile|seguranca|admin)/

const screenOf = (source: string) => /(\w+)_screen\.tsx$/.exec(source)?.[1]
const sourceOf = (screen: string) => ON_DEMAND.find((source) => screenOf(source) === screen) ?? ''

/** Neither the code nor its retry, which has a query, comes until the answered function is called. */
async function lose(page: Page, source: string): Promise<() => Promise<void>> {
  const address = `**/${CHUNKS[source]?.file}*`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: /Não conseguimos/ })
const retry = (page: Page) => noticeOf(page).getByRole('button', { name: 'Tentar de novo' }).click()

test.beforeEach(({ complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to fetch dynamically imported module|Erro ao exportar leads/)
})

test('keeps the screen and what is typed where the code of the next screen does not come, for every screen @desktop', async ({
  page,
  open,
}) => {
  const screens = ON_DEMAND.flatMap((source) => screenOf(source) ?? [])
  expect([...screens].sort(), 'every screen has its address here').toEqual(Object.keys(SCREENS).sort())
  const { name, field } = profileOf(page)
  const own = SCREENS['profile'] ?? ''
  await page.clock.install()
  await open(own)
  for (const screen of Object.keys(SCREENS).filter((each) => each !== 'profile')) {
    await test.step(screen, async () => {
      const find = await lose(page, sourceOf(screen))
      await goTo(page, own)
      await field('Seu nome').fill(`Ana ${screen}`)

      const failed = page.waitForEvent('requestfailed')
      await goTo(page, SCREENS[screen] ?? '')
      await failed
      await page.clock.fastForward(PAUSE_MS)
      await expect(noticeOf(page)).toContainText(
        'Não conseguimos abrir a página. O site pode ter sido atualizado.',
      )
      await expect(name).toHaveText(RAFAEL.name)
      await expect(field('Seu nome')).toHaveValue(`Ana ${screen}`)

      await find()
      await retry(page)
      await expect(noticeOf(page)).toBeHidden()
      await expect(field('Seu nome')).toBeHidden()
      await expect(page.locator('body')).not.toContainText('Unexpected Application Error')
      await expect(page).not.toHaveURL(({ pathname }) => OF_MEMBERS.test(pathname))
    })
  }
})

interface Part {
  path: string
  given?: (page: Page) => Promise<unknown>
  /** Asks for the part; returns a field that must keep what was typed into it, if there is one. */
  use: (page: Page) => Promise<Locator | undefined>
  /** What says that it did not come, or stands in for it. */
  instead: (page: Page) => Locator
  /** Asks once more, where the notice has no button for it. */
  again?: (page: Page) => Promise<unknown>
  there: (page: Page) => Locator
}

/** Until it is tried again: an attempt may still be under way when the connection is said to be back. */
const backOnline = (page: Page) =>
  page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('online')), 100))
const listHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cardiologistas' })
const aboutCardiology = (page: Page) =>
  page.getByRole('region', { name: 'Cardiologista: o que faz e quando procurar' })
const lead = (page: Page) => dashboardOf(page).panel
const picture = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** How each part of a screen is asked for, and what stands in its place where its code does not come. */
const PARTS: Readonly<Record<string, Part>> = {
  'app/account_menu.tsx': {
    path: '/dashboard?aba=leads',
    given: (page) => givenDashboard(page),
    use: async () => undefined,
    instead: (page) => page.getByRole('banner').getByRole('link', { name: 'Helena' }),
    again: backOnline,
    there: (page) => page.getByRole('banner').getByRole('button', { name: 'Helena' }),
  },
  'app/favourites_drawer.tsx': {
    path: '/termos',
    use: async (page) => {
      await page.getByRole('button', { name: 'Favoritos e vistos' }).click()
      return undefined
    },
    instead: noticeOf,
    there: (page) => page.getByRole('dialog', { name: 'Seus profissionais' }),
  },
  'features/admin/bulk/bulk_dialog.tsx': {
    path: '/admin',
    given: (page) => givenPanel(page),
    use: async (page) => {
      const { user, bulk, search } = adminOf(page)
      await user('Nina').getByRole('checkbox').check()
      await bulk.getByRole('button', { name: 'Bloquear' }).click()
      return search
    },
    instead: noticeOf,
    there: (page) => adminOf(page).dialog,
  },
  'features/admin/handling/block_dialog.tsx': {
    path: '/admin',
    given: (page) => givenPanel(page),
    use: async (page) => {
      await adminOf(page)
        .user('Nina')
        .getByRole('button', { name: /^Bloquear/ })
        .click()
      return undefined
    },
    instead: noticeOf,
    there: (page) => adminOf(page).dialog,
  },
  'features/admin_blog/editor/editor_dialog.tsx': {
    path: '/admin/blog',
    given: logInAsAdmin,
    use: async (page) => {
      await blogManagerOf(page).newPost.click()
      return undefined
    },
    instead: noticeOf,
    there: (page) => blogManagerOf(page).editor,
  },
  '../node_modules/@simplewebauthn/browser/esm/index.js': {
    path: '/login',
    given: async (page) => {
      const secondFactor = { ticket: 't', hasTotp: true, passkeyOptions: { challenge: 'YQ' } }
      await page.route('**/api/login', (route) => route.fulfill({ json: { secondFactor } }))
      await page.addInitScript(() => {
        navigator.credentials.get = () => new Promise(() => {})
      })
    },
    use: async (page) => {
      await logInAs(page, FREE)
      await page.getByRole('button', { name: 'Usar a chave de acesso' }).click()
      return undefined
    },
    instead: (page) => page.getByText('A chave não foi confirmada.'),
    again: (page) => page.getByRole('button', { name: 'Usar a chave de acesso' }).click(),
    there: (page) => page.getByRole('button', { name: 'Esperando o aparelho…' }),
  },
  'features/admin_blog/list/schedule_dialog.tsx': {
    path: '/admin/blog?status=unpublished',
    given: logInAsAdmin,
    use: async (page) => {
      await page
        .getByRole('button', { name: /^Agendar/ })
        .first()
        .click()
      return undefined
    },
    instead: noticeOf,
    there: (page) => page.getByRole('dialog', { name: 'Agendar publicação' }),
  },
  'features/dashboard/export/leads_workbook.ts': {
    path: '/dashboard?aba=leads',
    given: (page) => givenDashboard(page, { member: { subscriptionLevel: 'premium' } }),
    use: async (page) => {
      const search = lead(page).getByLabel('Buscar por nome, WhatsApp ou serviço')
      await search.fill('jo')
      await lead(page).getByRole('button', { name: 'Exportar Excel' }).click()
      return search
    },
    instead: (page) => toastOf(page).filter({ hasText: 'Erro ao exportar leads' }),
    again: async (page) => {
      const saved = page.waitForEvent('download')
      await lead(page).getByRole('button', { name: 'Exportar Excel' }).click()
      await saved
    },
    there: (page) => lead(page).getByRole('button', { name: 'Exportar Excel' }),
  },
  'features/dashboard/figures/sparkline.tsx': {
    path: '/dashboard',
    given: (page) => givenDashboard(page),
    use: async () => undefined,
    instead: (page) => noticeOf(page).first(),
    again: (page) => noticeOf(page).first().getByRole('button', { name: 'Tentar de novo' }).click(),
    there: (page) => page.locator('svg.sparkline').nth(3),
  },
  'features/edit_profile/photo/crop_dialog.tsx': {
    path: '/edit-profile',
    given: givenOwnAccount,
    use: async (page) => {
      const { main, field } = editorOf(page)
      await field('Biografia').fill('Escrito antes.')
      await main
        .getByLabel('Arquivo da foto')
        .setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await picture() })
      return field('Biografia')
    },
    instead: noticeOf,
    there: (page) => page.getByRole('dialog', { name: 'Ajuste a foto' }),
  },
  'features/profile/leads/register_lead_form.tsx': {
    path: `/${RAFAEL.slug}`,
    use: async (page) => {
      const { field } = profileOf(page)
      await field('Seu nome').fill('Ana Reis')
      return field('Seu nome')
    },
    instead: noticeOf,
    there: (page) => profileOf(page).send,
  },
  'features/profile/reviews/submit/submit_review_dialog.tsx': {
    path: `/${RAFAEL.slug}`,
    use: async (page) => {
      const { field, reviews } = profileOf(page)
      await field('Seu nome').fill('Ana Reis')
      await reviews.getByRole('button', { name: 'Avaliar' }).click()
      return field('Seu nome')
    },
    instead: noticeOf,
    there: (page) => page.getByRole('dialog', { name: 'Avaliar atendimento' }),
  },
  'features/profile/share/share_dialog.tsx': {
    path: `/${RAFAEL.slug}`,
    use: async (page) => {
      const { field } = profileOf(page)
      await field('Seu nome').fill('Ana Reis')
      await page
        .getByRole('link', { name: /^Compartilhar/ })
        .first()
        .click()
      return field('Seu nome')
    },
    instead: noticeOf,
    there: (page) => page.getByRole('dialog', { name: /Compartilhar/ }),
  },
  'features/specialty/results/city_search.tsx': {
    path: '/especialidades/cardiologista',
    given: async (page) => {
      const cities = Array.from({ length: 99 }, (_, number) => ({
        city: `Vila ${number}`,
        state: 'SP',
        count: 1,
      }))
      await page.route('**/api/professionals/facets?*', async (route) => {
        const answer = await route.fetch()
        return route.fulfill({ json: { ...(await answer.json()), cities } })
      })
    },
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Estado' }).selectOption('SP')
      return undefined
    },
    instead: (page) => page.locator('select[name=city]'),
    again: backOnline,
    there: (page) => page.locator('input[name=city]'),
  },
  'features/home/home_foot.tsx': {
    path: '/termos',
    use: async (page) => {
      await goTo(page, '/')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      return undefined
    },
    instead: (page) => page.locator('main:not(:has(#como-funciona))'),
    again: backOnline,
    there: (page) => page.getByRole('region', { name: 'Como funciona' }),
  },
  'features/specialty/specialty_texts.ts': {
    path: '/especialidades',
    use: async (page) => {
      await goTo(page, '/especialidades/cardiologista')
      await expect(listHeading(page)).toBeVisible()
      return undefined
    },
    instead: (page) => page.getByRole('article').first(),
    again: async (page) => {
      await expect(aboutCardiology(page)).toBeHidden()
      await goTo(page, '/especialidades')
      await expect(listHeading(page)).toBeHidden()
      await goTo(page, '/especialidades/cardiologista')
    },
    there: aboutCardiology,
  },
  'ui/lists/ask_position.ts': {
    path: '/?specialty=Cardiologista',
    use: async (page) => {
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation({ latitude: -22.9, longitude: -47.06 })
      await homeOf(page).results.getByRole('button', { name: 'Perto de mim' }).click()
      return undefined
    },
    instead: (page) => page.getByText('Não conseguimos pedir sua localização.'),
    again: (page) => homeOf(page).results.getByRole('button', { name: 'Perto de mim' }).click(),
    there: (page) => page.getByText('Distâncias aproximadas'),
  },
  'ui/overlays/reason_dialog.tsx': {
    path: '/dashboard?aba=avaliacoes',
    given: (page) => givenDashboard(page),
    use: async (page) => {
      await page.getByRole('button', { name: 'Rejeitar avaliação de Cida P.' }).click()
      return undefined
    },
    instead: noticeOf,
    there: (page) => dashboardOf(page).dialog,
  },
  'ui/overlays/toast_region.tsx': {
    path: `/${RAFAEL.slug}`,
    given: (page) =>
      page.route('**/leads', (route) => route.fulfill({ status: 429, json: { message: 'Muitos envios.' } })),
    use: async (page) => {
      const { field, consent, send } = profileOf(page)
      await field('Seu nome').fill('Ana Reis')
      await field('WhatsApp com DDD').fill('(11) 91234-5678')
      await field('Serviço de interesse').selectOption('Consulta Geral')
      await field('Local').selectOption({ index: 1 })
      await consent.check()
      await send.click()
      return field('Seu nome')
    },
    instead: (page) => toastOf(page).filter({ hasText: 'Muitos envios.' }),
    again: async (page) => {
      await page.keyboard.press('Escape')
      await expect(toastOf(page)).toBeHidden()
      await profileOf(page).send.click()
    },
    there: (page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByText('Muitos envios.'),
  },
  'ui/workspace/confirm_dialog.tsx': {
    path: '/dashboard?aba=leads',
    given: (page) => givenDashboard(page),
    use: async (page) => {
      const search = lead(page).getByLabel('Buscar por nome, WhatsApp ou serviço')
      await dashboardOf(page).openLead('Joana Prado')
      await search.fill('jo')
      await lead(page)
        .getByRole('button', { name: /^Excluir.*Joana/ })
        .click()
      return search
    },
    instead: noticeOf,
    there: (page) => dashboardOf(page).dialog,
  },
}

for (const source of ON_DEMAND.filter((each) => screenOf(each) === undefined)) {
  test(`keeps the screen and what is typed without ${source}, until it comes @desktop`, async ({
    page,
    open,
  }) => {
    const part = PARTS[source]
    if (!part) throw new Error(`Say in PARTS how ${source} is asked for, and what stands in its place.`)
    await part.given?.(page)
    const find = await lose(page, source)
    await open(part.path)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()

    const typed = await part.use(page)
    const [title, text] = [await heading.innerText(), await typed?.inputValue()]
    await expect(part.instead(page)).toBeVisible()
    await expect(heading).toContainText(title)
    await expect(page.locator('body')).not.toContainText('Unexpected Application Error')
    if (typed) await expect(typed).toHaveValue(text ?? '')

    await find()
    await (part.again ?? retry)(page)
    await expect(part.there(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading).toContainText(title)
    if (typed) await expect(typed).toHaveValue(text ?? '')
  })
}

test('says in Portuguese that a document, its frame or its start broke, and goes on once it can @phone', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/broken by the test|occurred in one of|React will try/)
  const { name } = profileOf(page)
  const failure = page.getByRole('heading', { level: 1, name: 'Algo deu errado' })

  await test.step('the frame: the menu cannot be opened', async () => {
    await open(`/${RAFAEL.slug}`)
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('broken by the test')
      }
    })
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(failure).toBeVisible()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(name).toHaveText(RAFAEL.name)
  })

  await test.step('the start: neither the code nor its retry comes', async () => {
    const find = await lose(page, 'app/entry_client.tsx')
    await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Parte da página não carregou.')
    await expect(page.getByRole('button', { name: 'Atualizar a página' })).toBeVisible()
    await expect(name).toHaveText(RAFAEL.name)
    await profileOf(page).field('Seu nome').fill('Ana Reis')
    await find()
    await backOnline(page)
    await expect(profileOf(page).send).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(profileOf(page).field('Seu nome')).toHaveValue('Ana Reis')
  })

  await test.step('the screen of the first page: the same', async () => {
    const find = await lose(page, sourceOf('profile'))
    await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
    await expect(page.getByRole('alert')).toContainText('Parte da página não carregou.')
    await find()
    await backOnline(page)
    await expect(profileOf(page).send).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('the document itself', async () => {
    await page.addInitScript(() => {
      MediaQueryList.prototype.addEventListener = () => {
        throw new Error('broken by the test')
      }
    })
    await page.goto(`/${RAFAEL.slug}`, { waitUntil: 'commit' })
    await expect(failure).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCSS('cursor', 'pointer')
  })
})
