import type { Page } from '@playwright/test'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { OwnContact } from '#contract/leads.ts'
import type { OwnReview } from '#contract/reviews.ts'

/** The parts of the dashboard as a person names them. */
export function dashboardOf(page: Page) {
  const main = page.getByRole('main')
  const panel = main.getByRole('tabpanel')
  const lead = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  return {
    main,
    panel,
    tab: (name: string) => main.getByRole('tab', { name }),
    figure: (label: string) =>
      main.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) }),
    section: (name: string) => main.getByRole('region', { name }),
    lead,
    /** Shows all of a lead, by a tap on its row. */
    openLead: (name: string) => lead(name).getByRole('button', { name, expanded: false }).click(),
    dialog: page.getByRole('alertdialog'),
  }
}

/** With which a browser could ask for notices. */
const PUSH_KEY = `B${'k'.repeat(86)}`

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

export const HELENA: CurrentUser = {
  id: idOf(1),
  slug: 'helena-prado',
  title: 'Dra',
  name: 'Helena',
  lastname: 'Prado',
  specialty: 'Cirurgião Plástico',
  displayGender: 'feminino',
  city: 'Campinas',
  state: 'SP',
  rating: 4.5,
  reviewCount: 8,
  isVerified: true,
  subscriptionLevel: 'free',
  teleconsulta: false,
  presencial: true,
  acceptsNewPatientsOn: null,
  insurersConfirmedOn: null,
  source: null,
  sourceDate: null,
  answerMinutes: null,
  hasProfileImage: false,
  imageUrl: null,
  bio: null,
  experience: null,
  crm: 'CRM 123456-SP',
  rqe: [],
  availability: [],
  languages: [],
  accessibility: [],
  whatsapp: '19987654321',
  phone: null,
  instagram: null,
  linkedin: null,
  youtube: null,
  facebook: null,
  twitter: null,
  website: null,
  email: 'helena@exemplo.com.br',
  cep: null,
  role: 'user',
  blocked: false,
  redirectUrl: null,
  profileViews: 1_234,
  profileCompleted: false,
  emailConfirmed: true,
  unpublished: false,
  cpfCnpj: '*********25',
  version: 'name:1',
  profileImageMime: null,
}

const DAYS = Array.from({ length: 30 }, (_, index) => index % 5)

const FIGURES: Dashboard = {
  views: { total: 1_234, byDay: DAYS, lastDays: 60, daysBefore: 48 },
  contacts: { total: 31, byDay: DAYS, lastDays: 60, daysBefore: 29 },
  appearances: { total: 2_345, byDay: DAYS, lastDays: 60, daysBefore: 60 },
  leads: { total: 41, byDay: DAYS, lastDays: 60, daysBefore: 63, thisMonth: 12 },
  reviews: { total: 10, byDay: DAYS, lastDays: 2, daysBefore: 2, pending: 2 },
  rating: { average: 4.5, reviewCount: 8 },
  refusedInsurers: [],
}

export function aLead(number: number, overrides: Partial<OwnContact> = {}): OwnContact {
  return {
    id: idOf(1_000 + number),
    kind: 'lead',
    patientName: `Paciente ${number}`,
    patientEmail: `lead-${number}@sem-email.invalid`,
    subject: 'Lead: Consulta Geral',
    message: 'Interesse em Consulta Geral.',
    whatsapp: `1191234${String(number).padStart(4, '0')}`,
    serviceOfInterest: 'Consulta Geral',
    location: 'presencial',
    leadStatus: 'pending',
    note: null,
    createdAt: daysAgo(number),
    ...overrides,
  }
}

export function aReview(number: number, overrides: Partial<OwnReview> = {}): OwnReview {
  return {
    id: idOf(2_000 + number),
    patientName: `Avaliador ${number}`,
    rating: 5,
    comment: `Comentário ${number}.`,
    points: [],
    answer: null,
    answeredAt: null,
    createdAt: daysAgo(number),
    status: 'approved',
    ...overrides,
  }
}

const FOUR_LEADS = [
  aLead(1, { patientName: 'Joana Prado', patientEmail: 'joana@exemplo.com.br' }),
  aLead(2, { patientName: 'João Lima', serviceOfInterest: 'Avaliação', leadStatus: 'contacted' }),
  aLead(40, { patientName: 'Caio Reis', whatsapp: null }),
  aLead(200, { patientName: 'Bia Souza', leadStatus: 'attended' }),
]

interface Answers {
  member?: Partial<CurrentUser>
  contacts?: readonly OwnContact[]
  reviews?: readonly OwnReview[]
}

/** A dashboard whose reads answer this, whatever the site holds; writes still go to the site unless routed too. */
export async function givenDashboard(page: Page, { member, contacts, reviews }: Answers = {}): Promise<void> {
  const of = `**/api/professionals/${HELENA.id}`
  await page.route('**/api/user', (route) => route.fulfill({ json: { ...HELENA, ...member } }))
  await page.route(`${of}/dashboard`, (route) => route.fulfill({ json: FIGURES }))
  await page.route(`${of}/contacts?*`, (route) => route.fulfill({ json: contacts ?? FOUR_LEADS }))
  await page.route(`${of}/contacts/newest`, (route) =>
    route.fulfill({ json: { id: (contacts ?? FOUR_LEADS)[0]?.id ?? null } }),
  )
  await page.route('**/api/account/push', (route) =>
    route.fulfill({ json: { publicKey: PUSH_KEY, devices: 0 } }),
  )
  await page.route(`${of}/insurances`, (route) => route.fulfill({ json: [] }))
  await page.route('**/api/contacts/*/answer', (route) => route.fulfill({ status: 204 }))
  await page.route(`${of}/verification`, (route) => route.fulfill({ json: VERIFIED }))
  await page.route(`${of}/reviews/pending?*`, (route) => route.fulfill({ json: reviews ?? REVIEWS }))
}

const VERIFIED = {
  status: 'verified',
  askedAt: null,
  decidedAt: null,
  endsAt: null,
  refusal: null,
  note: null,
}

const REVIEWS = [
  aReview(1, { patientName: 'Noemi C.', status: 'pending' }),
  aReview(2, { patientName: 'Cida P.', status: 'pending' }),
  ...Array.from({ length: 8 }, (_, index) => aReview(3 + index)),
]
