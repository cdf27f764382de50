import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { MARINA, RAFAEL } from './support/cast.ts'
import { homeOf } from './support/home.ts'
import { profileOf, toastOf } from './support/profile.ts'
import { expect, test } from './support/test.ts'

/** A patient's hand: every touch and every Enter counts, and nothing may be touched that has to be scrolled to. */
function handOf(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    async tap(target: Locator) {
      taps += 1
      await expect(target).toBeInViewport({ ratio: 0.9 })
      await target.click()
    },
    async enter() {
      taps += 1
      await page.keyboard.press('Enter')
    },
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Seus profissionais' })
const favouritesButton = (page: Page) => page.getByRole('button', { name: /^Favoritos e vistos/ })
const heartsOf = (page: Page) => homeOf(page).cards.getByRole('button', { name: /nos favoritos$/ })

test('writes to a cardiologist with Unimed in Campinas within three taps, without scrolling @phone', async ({
  page,
  open,
}) => {
  const { free, cards, title } = homeOf(page)
  const { tap, enter, taps } = handOf(page)
  await open('/')
  await tap(free)
  await page.keyboard.type('cardiologista unimed campinas')
  await enter()
  await expect(title).toHaveText(/^\d+ cardiologistas? em Campinas que atendem? Unimed$/)

  const whatsapp = cards.first().getByRole('link', { name: /^WhatsApp de / })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d+\?text=/)
  const chat = page.waitForEvent('popup')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }))
  await tap(whatsapp)
  await chat

  expect(taps()).toBeLessThanOrEqual(3)
  const day = cards.first().getByText(/^Atende (?:hoje|amanhã|n[oa] )/)
  for (const words of ['Atende hoje', 'Atende no domingo', 'Atende na segunda']) {
    await day.evaluate((element, text) => (element.textContent = text), words)
    const height = await cards.first().evaluate((card) => card.getBoundingClientRect().height)
    expect(height, words).toBeLessThanOrEqual(260)
  }
})

test('meets a psychologist, a woman, by video within two taps @phone', async ({ page, open }) => {
  const { free, cards, title, chips } = homeOf(page)
  const { tap, enter, taps } = handOf(page)
  await open('/')
  await tap(free)
  await page.keyboard.type('psicóloga mulher online')
  await enter()

  await expect(title).toHaveText(/psicólogas? com teleconsulta$/)
  await expect(chips).toHaveText(['Psicóloga', 'Teleconsulta', 'Mulheres'])
  for (const card of await cards.all()) await expect(card).toContainText(/Psicóloga.*Teleconsulta/)
  expect(taps()).toBeLessThanOrEqual(2)
})

test('finds a free professional by name within two taps @phone', async ({ page, open }) => {
  const { tap, taps } = handOf(page)
  await open('/')
  await tap(homeOf(page).free)
  await page.keyboard.type('rafael nogueira')
  await tap(page.getByRole('option', { name: new RegExp(RAFAEL.name) }))

  await expect(profileOf(page).name).toHaveText(RAFAEL.name)
  expect(taps()).toBeLessThanOrEqual(2)
})

test('shares a profile within two taps @phone', async ({ page, open }) => {
  const { tap, taps } = handOf(page)
  await page.addInitScript(() => {
    const share = ({ url = '' }: ShareData) => {
      document.documentElement.dataset['shared'] = url
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(`/${RAFAEL.slug}`)
  await tap(page.getByRole('link', { name: 'Compartilhar' }))
  const ways = page.getByRole('dialog', { name: 'Compartilhar perfil' })
  await expectAccessible(page, 'ways to share')
  await tap(ways.getByRole('button', { name: 'Compartilhar pelo aparelho' }))

  await expect(page.locator('html')).toHaveAttribute('data-shared', `http://saude.test/${RAFAEL.slug}`)
  expect(taps()).toBeLessThanOrEqual(2)
})

test('reviews a professional within six taps, without scrolling @phone', async ({ page, open }) => {
  const { tap, taps } = handOf(page)
  const { reviews, main } = profileOf(page)
  await open(`/${MARINA.slug}`)
  await tap(main.getByRole('link', { name: /avaliaç(ão|ões)$/ }))
  await tap(reviews.getByRole('button', { name: 'Avaliar' }))
  const dialog = page.getByRole('dialog', { name: 'Avaliar atendimento' })
  await tap(dialog.locator('label').filter({ hasText: '5 estrelas: Excelente' }))
  await tap(dialog.getByLabel('Seu nome'))
  await page.keyboard.type('Joana de Poucos Toques')
  await tap(dialog.getByRole('checkbox', { name: /^Autorizo publicar/ }))
  await tap(dialog.getByRole('button', { name: 'Enviar avaliação' }))

  await expect(toastOf(page)).toContainText('Avaliação enviada')
  expect(taps()).toBeLessThanOrEqual(6)
})

test('compares two within four taps, in every tab, and forgets them in one @phone @translated', async ({
  page,
  open,
  context,
}) => {
  const { tap, taps } = handOf(page)
  await open('/?q=psicologo')
  await tap(heartsOf(page).nth(0))
  await tap(heartsOf(page).nth(1))
  await expect(heartsOf(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'hearts', { forcedColors: true })
  await tap(favouritesButton(page))
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'favourites', { forcedColors: true })
  await tap(dialogOf(page).getByRole('link', { name: 'Comparar 2' }))

  const table = page.getByRole('table', { name: 'Profissionais lado a lado' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(page).toHaveURL(/\/comparar#[a-z0-9-]+,[a-z0-9-]+$/)
  await expect(table.getByRole('rowheader')).toHaveCount(9)
  expect(taps()).toBeLessThanOrEqual(4)
  await expectAccessible(page, 'comparison', { forcedColors: true })

  const other = await context.newPage()
  await other.goto('/termos')
  await expect(favouritesButton(other)).toHaveAccessibleName('Favoritos e vistos: 2')
  await favouritesButton(page).click()
  await dialogOf(page).getByRole('button', { name: 'Limpar favoritos' }).click()
  await expect(favouritesButton(other)).toHaveAccessibleName('Favoritos e vistos')
})

test("opens yesterday's profile within two taps, and drops deleted ones @phone @translated", async ({
  page,
  open,
}) => {
  const { tap, taps } = handOf(page)
  await open(`/${RAFAEL.slug}`)
  await page.waitForFunction(() => localStorage.getItem('device-lists') !== null)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('device-lists') ?? '{}')
    const gone = {
      ...kept.seen[0],
      id: 'gone',
      slug: 'ninguem-com-este-nome',
      name: 'Foi',
      lastname: 'Embora',
    }
    localStorage.setItem('device-lists', JSON.stringify({ ...kept, seen: [gone, ...kept.seen] }))
  })
  await open('/')
  await tap(favouritesButton(page))
  const seen = dialogOf(page).getByRole('region', { name: 'Vistos recentemente' })
  await expect(seen.getByRole('listitem')).toHaveCount(1)
  await expect(dialogOf(page)).toContainText('Um perfil guardado não está mais no ar e saiu da lista.')
  await tap(seen.getByRole('link', { name: new RegExp(RAFAEL.name) }))

  await expect(profileOf(page).name).toHaveText(RAFAEL.name)
  expect(taps()).toBeLessThanOrEqual(2)
})

test("shows a city's first card at once, filters behind one button, and alternatives @phone", async ({
  page,
  open,
}) => {
  await open('/especialidades/cardiologista/campinas-sp')
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtros' })
  await panel.getByRole('checkbox', { name: 'Teleconsulta' }).check()
  await expectAccessible(page, 'filters of a specialty')
  await panel.getByRole('button', { name: /^Ver / }).click()
  await page.getByRole('link', { name: 'Remover filtro Teleconsulta' }).click()
  await expect(page).toHaveURL('/especialidades/cardiologista/campinas-sp')

  const near = page.getByRole('region', { name: 'Perto de Campinas' }).getByRole('link').first()
  await expect(near).toContainText(/a cerca de \d+ km · \d+ profissiona(l|is)$/)
  await near.click()
  await expect(page).toHaveURL(/\/especialidades\/cardiologista\/[a-z-]+-[a-z]{2}$/)
})

test('finds the cheapest psychologist, a woman, by video within two taps @phone', async ({ page, open }) => {
  const { free, cards, chips } = homeOf(page)
  const { tap, enter, taps } = handOf(page)
  await open('/')
  await tap(free)
  await page.keyboard.type('psicóloga mulher online mais barata')
  await enter()

  await expect(chips).toHaveText(['Psicóloga', 'Teleconsulta', 'Mulheres', 'Menor preço'])
  const prices = (await cards.getByText(/R\$/).allInnerTexts()).map((text) =>
    Number(/(\d+),/.exec(text)?.[1]),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(prices.length).toBeGreaterThan(1)
  expect(taps()).toBeLessThanOrEqual(2)
})

test('finds a paediatrician who is open on Saturday, the nearest first, within two taps @phone', async ({
  page,
  open,
  context,
}) => {
  const { free, cards, title, results, chips } = homeOf(page)
  const { tap, enter, taps } = handOf(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -23.551234, longitude: -46.633987 })
  await open('/')
  await tap(free)
  await page.keyboard.type('pediatra sábado perto de mim')
  await enter()

  await expect(title).toHaveText(/^\d+ pediatras? que atendem? no sábado/)
  await expect(cards.first()).toContainText(/a cerca de \d+ km/)
  expect(taps()).toBeLessThanOrEqual(2)
  await expect(chips.last()).toHaveText('Perto de você')

  const near = results.getByRole('button', { name: 'Perto de mim' })
  await tap(near)
  await expect(near).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await page.goBack()
  await expect(near).toHaveAttribute('aria-pressed', 'false')
  await expect(page).not.toHaveURL(/near=/)
})

test('keeps what was typed when the order is chosen before its results have come @phone', async ({
  page,
  open,
}) => {
  const { free, results } = homeOf(page)
  await open('/?q=dentista')
  const held = Promise.withResolvers<void>()
  await page.route(/professionals\/search\?.*psicologo/, async (route) => {
    await held.promise
    await route.continue()
  })
  await free.fill('psicologo')
  const asked = page.waitForRequest(/professionals\/search\?.*psicologo/)
  await page.keyboard.press('Enter')
  await asked
  await results.getByRole('combobox', { name: 'Ordenar por' }).selectOption({ label: 'Menor preço' })
  held.resolve()

  await expect(page).toHaveURL(/q=psicologo.*sort=/)
})

test('reads which insurers are taken, and since when that is known, within one tap @phone', async ({
  page,
  open,
}) => {
  const { tap, taps } = handOf(page)
  const { main, part } = profileOf(page)
  await open(`/${MARINA.slug}`)
  const insurers = main.getByRole('link', { name: /Amil/ }).first()
  await expect(insurers).toBeInViewport({ ratio: 1 })
  await tap(insurers)

  await expect(part('Convênios').getByText(/^Confirmado pelo profissional em /)).toBeInViewport({ ratio: 1 })
  expect(taps()).toBeLessThanOrEqual(1)
})

test('sends three professionals to somebody within four taps, however slow the code comes @phone', async ({
  page,
  open,
}) => {
  const { tap, taps } = handOf(page)
  await open('/?q=psicologo')
  const held = Promise.withResolvers<void>()
  await page.route(/\/on_this_device-/, async (route) => {
    await held.promise
    await route.continue()
  })
  for (const order of [0, 1, 2]) {
    const heart = heartsOf(page).nth(order)
    await heart.scrollIntoViewIfNeeded()
    await tap(heart)
  }
  held.resolve()
  const offer = toastOf(page).filter({ hasText: '3 favoritos guardados' })
  await expect(offer).toBeVisible()
  await expectAccessible(page, 'the offer to send', { forcedColors: true })
  const chat = page.waitForEvent('popup')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'conversa' }))
  await tap(offer.getByRole('link', { name: 'Enviar pelo WhatsApp' }))
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(taps()).toBeLessThanOrEqual(4)

  await favouritesButton(page).click()
  const sending = dialogOf(page).getByRole('link', { name: 'Enviar favoritos pelo WhatsApp' })
  await expect(sending).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
})
