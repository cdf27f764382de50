import type { Page } from '@playwright/test'

export interface State {
  /** Also the name of its picture. */
  name: string
  path: string
  as?: 'admin' | 'premium' | 'free'
  /** What a hand does there before the picture is taken; a picture of a dialog is one of the window only. */
  act?: (page: Page) => Promise<void>
  dialog?: boolean
  /** Only a phone has it. */
  phone?: boolean
}

const click = (role: 'button' | 'link', name: RegExp) => (page: Page) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click()

/** Keeps the first `count` of a list on this device. */
const favour = (count: number) => async (page: Page) => {
  const hearts = page.getByRole('article').getByRole('button', { name: /nos favoritos$/ })
  for (let order = 0; order < count; order++) await hearts.nth(order).click()
}

async function openFavourites(page: Page) {
  await favour(2)(page)
  await click('button', /^Favoritos e vistos/)(page)
}

async function compare(page: Page) {
  await favour(3)(page)
  await page.goto('/comparar')
}

async function refusedLogin(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function refusedLead(page: Page) {
  await page.locator('.lead-card [type=submit]').click()
}

/** Opened again as after a search for somebody in Recife. */
async function afterSearch(page: Page) {
  await page.evaluate(() => localStorage.setItem('last-city', '{"city":"Recife","state":"PE"}'))
  await page.reload()
  await page
    .getByRole('region', { name: 'Neurologistas no Recife, PE' })
    .getByRole('article')
    .first()
    .waitFor()
}

const PROFILE = '/marina-lacerda-fontes'

/** The public screens, then those of an account, then those of who runs the site. */
export const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', act: click('button', /^Abrir menu/), dialog: true, phone: true },
  {
    name: 'suggestions',
    path: '/',
    act: (page) =>
      page.getByRole('combobox', { name: 'O que você procura?' }).pressSequentially('card', { delay: 20 }),
    dialog: true,
  },
  { name: 'results', path: '/?q=cardiologista%20campinas' },
  { name: 'no results', path: '/?specialty=Quiropraxista&insurance=Geap' },
  { name: 'emergency', path: '/?q=dor%20no%20peito%20forte' },
  { name: 'suicide', path: '/?q=quero%20morrer' },
  { name: 'also', path: '/?q=dor%20nas%20costas' },
  { name: 'two cities', path: '/?q=psicologo%20santa%20maria' },
  { name: 'specialties', path: '/especialidades' },
  { name: 'specialty', path: '/especialidades/cardiologista' },
  { name: 'city', path: '/especialidades/cardiologista/campinas-sp' },
  {
    name: 'filters',
    path: '/especialidades/cardiologista/campinas-sp',
    act: click('button', /^Filtros/),
    dialog: true,
    phone: true,
  },
  { name: 'profile', path: PROFILE },
  { name: 'free profile', path: '/rafael-nogueira-dantas' },
  { name: 'share', path: PROFILE, act: click('link', /^Compartilhar/), dialog: true },
  { name: 'review', path: PROFILE, act: click('button', /^Avaliar/), dialog: true },
  { name: 'lead refused', path: '/rafael-nogueira-dantas', act: refusedLead },
  { name: 'favourites', path: '/?q=psicologo', act: openFavourites, dialog: true },
  { name: 'compare', path: '/?q=psicologo', act: compare },
  { name: 'compare nobody', path: '/comparar' },
  { name: 'blog', path: '/blog' },
  { name: 'blog without hit', path: '/blog?q=xyzxyz' },
  { name: 'post', path: '/tudo-sobre/enxaqueca' },
  { name: 'post after a search', path: '/tudo-sobre/enxaqueca', act: afterSearch },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', act: refusedLogin },
  { name: 'register', path: '/register-professional' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'not found', path: '/nao-existe' },
  { name: 'terms', path: '/termos' },
  { name: 'privacy', path: '/privacidade' },
  { name: 'accessibility', path: '/acessibilidade' },
  { name: 'dashboard', path: '/dashboard', as: 'premium' },
  { name: 'leads', path: '/dashboard?aba=leads', as: 'premium' },
  { name: 'messages', path: '/dashboard?aba=mensagens', as: 'premium' },
  { name: 'reviews', path: '/dashboard?aba=avaliacoes', as: 'premium' },
  { name: 'settings', path: '/dashboard?aba=configuracoes', as: 'premium' },
  { name: 'dashboard of a free account', path: '/dashboard', as: 'free' },
  { name: 'editor', path: '/edit-profile', as: 'premium' },
  { name: 'security', path: '/seguranca', as: 'premium' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'verification queue', path: '/admin/verificacoes', as: 'admin' },
  { name: 'activity', path: '/admin/atividade', as: 'admin' },
  { name: 'review queue', path: '/admin/avaliacoes', as: 'admin' },
  { name: 'blog manager', path: '/admin/blog', as: 'admin' },
  {
    name: 'post editor',
    path: '/admin/blog',
    as: 'admin',
    act: click('button', /^Novo Post/i),
    dialog: true,
  },
]
