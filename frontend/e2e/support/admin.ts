import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { AdminRow, AdminToday, SearchState } from '#contract/admin.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { AdminPost, PostForm } from '#contract/blog_admin.ts'
import { ADMIN } from './accounts.ts'
import { HELENA } from './dashboard.ts'
import { givenOwnAccount } from './own_profile.ts'
import { anotherContext } from './story.ts'

/** The parts of the panel as a person names them. */
export function adminOf(page: Page) {
  const main = page.getByRole('main')
  const cards = main.getByRole('list', { name: 'Usuários' }).getByRole('listitem')
  const users = main.getByRole('row').or(cards)
  return {
    main,
    counter: (label: string) => main.locator('.counter').filter({ hasText: label }),
    tab: (name: string) => main.getByRole('tab', { name }),
    searchState: main.getByRole('region', { name: 'Busca' }),
    search: main.getByLabel('Buscar por nome, e-mail, registro ou WhatsApp'),
    filter: (label: string) => main.getByLabel(label, { exact: true }),
    count: main.locator('.list-count'),
    user: (name: string) => users.filter({ hasText: name }),
    bulk: main.getByRole('region', { name: 'Ações em lote' }),
    dialog: page.getByRole('alertdialog'),
    history: page.getByRole('dialog', { name: 'Histórico' }),
  }
}

export async function logInAsAdmin(page: Page): Promise<void> {
  await page.request.post('/api/login', { data: ADMIN })
}

/** A professional of the test's own, logged in in a browser of their own. */
export async function aMember(browser: Browser) {
  const page = await (await anotherContext(browser)).newPage()
  return { ...(await givenOwnAccount(page)), page }
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export function aUser(number: number, overrides: Partial<AdminRow> = {}): AdminRow {
  return {
    id: idOf(number),
    slug: `pessoa-${number}`,
    title: null,
    name: 'Pessoa',
    lastname: `Número ${number}`,
    specialty: 'Psicólogo',
    displayGender: 'feminino',
    city: 'Campinas',
    state: 'SP',
    rating: 4.5,
    reviewCount: 1,
    isVerified: false,
    subscriptionLevel: 'free',
    teleconsulta: false,
    presencial: true,
    acceptsNewPatientsOn: null,
    answerMinutes: null,
    hasProfileImage: false,
    imageUrl: null,
    email: `pessoa-${number}@exemplo.com.br`,
    crm: `CRP 06/${10_000 + number}`,
    whatsapp: '11912345678',
    blocked: false,
    role: 'user',
    profileViews: 1_234,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...overrides,
  }
}

export const SOME_USERS = [
  aUser(1, { title: 'Dra', name: 'Nina', lastname: 'Prado', isVerified: true, subscriptionLevel: 'premium' }),
  aUser(2, { name: 'Caio', lastname: 'Reis', blocked: true, whatsapp: null, specialty: null }),
  aUser(3, { name: 'Bia', lastname: 'Souza', rating: 0, reviewCount: 0, profileViews: 0 }),
]

/** A panel whose reads answer this, whatever the site holds; writes still go to the site unless routed too. */
export async function givenPanel(page: Page, users: readonly AdminRow[] = SOME_USERS, total = users.length) {
  await page.route('**/api/user', (route) => route.fulfill({ json: { ...HELENA, role: 'admin' } }))
  await page.route('**/api/professionals?*', (route) =>
    route.fulfill({ json: users, headers: { 'x-total-count': String(total) } }),
  )
  await page.route('**/api/admin/users/counts', (route) =>
    route.fulfill({ json: { total: 1_200, premium: 300, verified: 600, blocked: 3 } }),
  )
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: SOME_TASKS }))
  await givenSearchState(page)
}

const SOME_TASKS: AdminToday = {
  verificationRequests: 3,
  profileClaims: 2,
  disputedInsurers: [],
  reportedReviews: 1,
  quarantinedReviews: 1,
  quarantinedContacts: 12,
  failingMails: 0,
  givenUpJobs: 0,
  lastBackupAt: null,
}

const SEARCH_IS_WELL: SearchState = {
  engine: 'meilisearch',
  reachable: true,
  healthy: true,
  expected: 1_200,
  indexed: 1_200,
  pending: 0,
  oldestPendingSeconds: null,
  refused: 0,
  fallback: null,
}

export async function givenSearchState(page: Page, state: Partial<SearchState> = {}) {
  await page.route('**/api/admin/search', (route) => route.fulfill({ json: { ...SEARCH_IS_WELL, ...state } }))
}

const ENTRY: AuditEntry = {
  id: '12',
  at: '2026-11-21T02:30:00.000Z',
  actor: { kind: 'admin', id: idOf(9), name: 'Léa Dias', slug: 'lea-dias' },
  action: 'professional_blocked',
  target: { kind: 'professional', id: idOf(1), name: 'Ana Lima', slug: 'ana-lima' },
  before: { blocked: false },
  after: { blocked: true },
  reason: 'Denúncia de paciente',
  undoes: null,
  undoneBy: null,
  undoable: true,
}

export const SOME_ENTRIES: AuditEntry[] = [
  {
    ...ENTRY,
    id: '13',
    action: 'professional_unblocked',
    before: { blocked: true },
    after: { blocked: false },
    reason: null,
    undoes: '12',
  },
  { ...ENTRY, undoneBy: '13', undoable: false },
  {
    ...ENTRY,
    id: '11',
    actor: { kind: 'operator', id: 'cli:maria', name: null, slug: null },
    action: 'professional_subscription_changed',
    before: { subscriptionLevel: 'free' },
    after: { subscriptionLevel: 'premium' },
    reason: null,
  },
]

export async function givenHistory(page: Page, entries: readonly AuditEntry[] = SOME_ENTRIES) {
  await page.route('**/api/admin/audit?*', (route) =>
    route.fulfill({ json: entries, headers: { 'x-total-count': String(entries.length) } }),
  )
}

export const DESCRIPTION = 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.'

/** The parts of the blog manager as a person names them. */
export function blogManagerOf(page: Page) {
  const main = page.getByRole('main')
  const editor = page.getByRole('dialog')
  return {
    main,
    search: main.getByRole('searchbox'),
    filter: (label: string) => main.getByLabel(label, { exact: true }),
    post: (title: string) => main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: title }),
    newPost: main.getByRole('button', { name: 'Novo Post' }),
    editor,
    field: (label: string) => editor.getByLabel(label, { exact: true }),
    button: (name: string) => editor.getByRole('button', { name, exact: true }),
    /** 'Escrever' or 'Prévia'. */
    mode: (name: string) => editor.getByRole('radio', { name, exact: true }),
    question: editor.getByRole('alertdialog'),
    confirmation: page.getByRole('alertdialog'),
  }
}

/** A draft of the test's own, written by whoever this browser is. */
export async function givenPost(page: Page, fields: Partial<PostForm> = {}): Promise<AdminPost> {
  const name = randomUUID().slice(0, 8)
  const form = { slug: `post-${name}`, title: `Um post chamado ${name}`, metaDescription: DESCRIPTION }
  const answer = await page.request.post('/api/admin/blog', { data: { ...form, ...fields } })
  return (await answer.json()) as AdminPost
}
