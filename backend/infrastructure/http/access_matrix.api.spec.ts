import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import {
  aVisitor,
  type Caller,
  givenSignedIn,
  type SignedIn,
} from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'

/** Visitor, owner, another professional, administrator, and the owner whose account was blocked while logged in. */
type Who = 'visitor' | 'owner' | 'other' | 'admin' | 'blocked'
type Answers = readonly [visitor: number, owner: number, other: number, admin: number, blocked: number]

const CALLERS: readonly Who[] = ['visitor', 'other', 'admin', 'blocked', 'owner']
const COLUMNS: readonly Who[] = ['visitor', 'owner', 'other', 'admin', 'blocked']

interface Row {
  answers: Answers
  body?: unknown
}

const row = (answers: Answers, body?: unknown): Row => ({ answers, body })

const OPEN = row([200, 200, 200, 200, 200])
/** Everyone gets through to the rules of the body, which an empty one breaks. */
const OPEN_FORM = row([422, 422, 422, 422, 422], {})
const OWN_PAGE = row([200, 200, 200, 200, 404])
const ownOnly = (success: number, body?: unknown) => row([401, success, 403, 403, 401], body)
const secretOf = (success: number, body?: unknown) => row([401, success, 404, 404, 401], body)

/** Each on the own account, whoever it is. */
const signedIn = (answer: number, body?: unknown) => row([401, answer, answer, answer, 401], body)
const WRONG = { password: 'não é esta' }

const adminOnly = (success: number, body?: unknown) => row([401, 403, 403, success, 401], body)

const BROWSER = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'k'.repeat(87), auth: 's'.repeat(22) }
const CLINIC = { name: 'Clínica', address: 'Rua X, 1', city: 'Campinas', state: 'SP' }
const FAQ = { question: 'Onde fica?', answer: 'No centro.' }
const REVIEW = { patientName: 'Bia', rating: 5 }
const LEAD = {
  patientName: 'Bia',
  whatsapp: '11987654321',
  serviceOfInterest: 'Consulta Geral',
  location: 'ambos',
}

/** Access matrix §3: who gets which answer. Columns: visitor, owner, other, admin, blocked. */
const MATRIX: Record<string, Row> = {
  'GET /health/live': OPEN,
  'GET /health/ready': OPEN,
  'GET /metrics': row([404, 404, 404, 404, 404]),
  'GET /robots.txt': OPEN,
  'GET /cartoes/:kind/:file': row([404, 404, 404, 404, 404]),
  'GET /site.webmanifest': OPEN,
  'GET /sitemap.xml': OPEN,
  'GET /sitemaps/:file': row([404, 404, 404, 404, 404]),
  'GET /blog/rss.xml': OPEN,
  'GET /api/openapi.json': OPEN,
  'GET /api/docs': OPEN,
  'GET /api/municipalities': OPEN,
  'GET /api/search/suggestions': OPEN,
  'GET /api/search/interpretation': OPEN,
  'GET /api/specialties/available': OPEN,
  'GET /api/blog': OPEN,
  'GET /api/blog/:slug': row([404, 404, 404, 404, 404]),
  'GET /api/blog/:slug/related': row([404, 404, 404, 404, 404]),
  'GET /api/user': row([401, 200, 200, 200, 401]),
  'POST /api/login': OPEN_FORM,
  'POST /api/login/second-factor': OPEN_FORM,
  'GET /api/account/security': signedIn(200),
  'DELETE /api/account/sessions/:id': signedIn(404),
  'POST /api/account/sessions/end-others': signedIn(204),
  'GET /api/account/push': signedIn(200),
  'POST /api/account/push': signedIn(409, BROWSER),
  'POST /api/account/push/replacement': signedIn(404, BROWSER),
  'POST /api/account/push/renewal': signedIn(404, { endpoint: 'https://fcm.googleapis.com/x' }),
  'POST /api/account/push/removal': signedIn(204, { endpoint: 'https://fcm.googleapis.com/x' }),
  'POST /api/account/totp/offer': signedIn(200),
  'POST /api/account/totp': signedIn(422, {}),
  'POST /api/account/passkeys/offer': signedIn(200),
  'POST /api/account/passkeys': signedIn(422, {}),
  'POST /api/account/recovery-codes': signedIn(403, WRONG),
  'POST /api/account/second-factor/remove': signedIn(422, {}),
  'POST /api/account/password': signedIn(403, { ...WRONG, newPassword: 'quatro cavalos mansos' }),
  'POST /api/account/email': signedIn(403, { ...WRONG, email: 'nova@exemplo.com.br' }),
  'POST /api/account/publish': signedIn(204),
  'GET /api/mails/decline': OPEN,
  'POST /api/mails/decline': OPEN_FORM,
  'POST /api/mails/resume': OPEN_FORM,
  'GET /api/account/mails': signedIn(200),
  'PUT /api/account/mails': signedIn(200, { mail: 'month', isWanted: true }),
  'POST /api/account/export': signedIn(403, WRONG),
  'POST /api/account/erase': signedIn(403, WRONG),
  'POST /api/logout': row([204, 204, 204, 204, 204]),
  'POST /api/email/confirm': OPEN_FORM,
  'POST /api/email/return': OPEN_FORM,
  'POST /api/email/resend': OPEN_FORM,
  'POST /api/password-reset/request': OPEN_FORM,
  'POST /api/password-reset/confirm': OPEN_FORM,
  'GET /api/professionals': OPEN,
  'POST /api/professionals': OPEN_FORM,
  'GET /api/professionals/search': OPEN,
  'GET /api/professionals/facets': OPEN,
  'GET /api/professionals/slug/:slug': OWN_PAGE,
  'GET /api/professionals/:id': OWN_PAGE,
  'POST /api/professionals/:id/claims': OPEN_FORM,
  'POST /api/claims/withdrawal': row([404, 404, 404, 404, 404], { token: 'forged' }),
  'PUT /api/professionals/:id': ownOnly(200, { bio: 'Nova' }),
  'POST /api/professionals/:id/insurers-confirmation': ownOnly(200),
  'PUT /api/professionals/:id/new-patients': ownOnly(200, { accepts: true }),
  'POST /api/professionals/:id/insurer-reports': row([204, 204, 204, 204, 404], { insurer: 'Amil' }),
  'GET /api/professionals/:id/dashboard': ownOnly(200),
  'GET /api/professionals/:id/slug-availability': ownOnly(200),
  'POST /api/contact-counts': OPEN_FORM,
  'POST /api/screen-failures': OPEN_FORM,
  'POST /api/professionals/:id/view': row([204, 204, 204, 204, 404]),
  'GET /api/images/:id': row([404, 404, 404, 404, 404]),
  'GET /api/post-images/:name': row([404, 404, 404, 404, 404]),
  'POST /api/upload/profile-image': row([415, 415, 415, 415, 415], {}),
  'GET /api/professionals/:id/services': OWN_PAGE,
  'POST /api/professionals/:id/services': ownOnly(201, { name: 'Retorno', price: 100 }),
  'PUT /api/services/:id': ownOnly(200, { price: 100 }),
  'DELETE /api/services/:id': ownOnly(204),
  'GET /api/professionals/:id/insurances': OWN_PAGE,
  'POST /api/professionals/:id/insurances': ownOnly(201, { insuranceName: 'Unimed' }),
  'DELETE /api/insurances/:id': ownOnly(204),
  'GET /api/professionals/:id/locations': OWN_PAGE,
  'POST /api/professionals/:id/locations': ownOnly(201, CLINIC),
  'PUT /api/professionals/:id/locations/:locationId': ownOnly(200, CLINIC),
  'DELETE /api/professionals/:id/locations/:locationId': ownOnly(204),
  'GET /api/professionals/:id/faqs': OWN_PAGE,
  'POST /api/professionals/:id/faqs': ownOnly(201, FAQ),
  'POST /api/professionals/:id/faqs/reorder': ownOnly(409, { faqIds: [] }),
  'PUT /api/professionals/:id/faqs/:faqId': ownOnly(200, FAQ),
  'DELETE /api/professionals/:id/faqs/:faqId': ownOnly(204),
  'GET /api/professionals/:id/contacts': ownOnly(200),
  'GET /api/professionals/:id/contacts/newest': ownOnly(200),
  'PATCH /api/contacts/:id/status': secretOf(200, { leadStatus: 'contacted' }),
  'POST /api/contacts/:id/answer': secretOf(204),
  'PUT /api/contacts/:id/note': secretOf(200, { note: 'Ligar amanhã.' }),
  'DELETE /api/contacts/:id': secretOf(204),
  'GET /api/professionals/:id/reviews': OWN_PAGE,
  'POST /api/professionals/:id/reviews': row([201, 403, 201, 201, 404], REVIEW),
  'GET /api/professionals/:id/reviews/pending': ownOnly(200),
  'PATCH /api/reviews/:id/status': secretOf(200, { status: 'approved' }),
  'PUT /api/reviews/:id/answer': secretOf(409, { answer: 'Obrigada!' }),
  'DELETE /api/reviews/:id/answer': secretOf(200),
  'POST /api/reviews/:id/reports': row([404, 404, 404, 404, 404], { objection: 'fake' }),
  'GET /api/admin/reviews': adminOnly(200),
  'POST /api/admin/reviews/:id/decision': adminOnly(200, { decision: 'keep' }),
  'POST /api/professionals/:id/leads': row([201, 201, 201, 201, 404], LEAD),
  'POST /api/leads/:id/withdrawal': row([204, 204, 204, 204, 204], { key: randomUUID() }),
  'POST /api/contacts': OPEN_FORM,
  'PATCH /api/admin/users/:userId/subscription': adminOnly(200, { subscriptionLevel: 'premium' }),
  'PATCH /api/admin/users/:userId/verify': adminOnly(200, { verified: true }),
  'PATCH /api/admin/users/:userId/block': adminOnly(200, { blocked: false }),
  'GET /api/professionals/:id/verification': ownOnly(200),
  'POST /api/professionals/:id/verification': ownOnly(200),
  'GET /api/admin/verifications': adminOnly(200),
  'POST /api/admin/users/:userId/verification': adminOnly(409, { decision: 'refuse', refusal: 'inactive' }),
  'GET /api/admin/claims': adminOnly(200),
  'POST /api/admin/claims/:id/decision': adminOnly(404, { decision: 'approve' }),
  'POST /api/admin/users/bulk': adminOnly(422, {}),
  'POST /api/admin/users/bulk/undo': adminOnly(422, {}),
  'GET /api/admin/users/counts': adminOnly(200),
  'GET /api/admin/search': adminOnly(200),
  'GET /api/admin/today': adminOnly(200),
  'GET /api/admin/demand': adminOnly(200),
  'GET /api/admin/audit': adminOnly(200),
  'POST /api/admin/audit/:entry/undo': adminOnly(404),
  'GET /api/admin/blog': adminOnly(200),
  'POST /api/admin/blog': adminOnly(422, {}),
  'POST /api/admin/upload/post-image': row([415, 415, 415, 415, 415], {}),
  'GET /api/admin/blog/:id': adminOnly(404),
  'PUT /api/admin/blog/:id': adminOnly(404, {}),
  'DELETE /api/admin/blog/:id': adminOnly(404),
  'POST /api/admin/blog/:id/publish': adminOnly(404),
  'POST /api/admin/blog/:id/unpublish': adminOnly(404),
  'POST /api/admin/blog/:id/schedule': adminOnly(404, {}),
  'GET /api/admin/blog/:id/revisions': adminOnly(404),
  'POST /api/admin/blog/:id/revisions/:revisionId/restore': adminOnly(404),
}

/** Access matrix §1.3: of somebody blocked, only administrators still read these. */
const ADMINS_EVEN_OF_BLOCKED = [
  'GET /api/professionals/slug/:slug',
  'GET /api/professionals/:id',
  'GET /api/professionals/:id/services',
  'GET /api/professionals/:id/insurances',
  'GET /api/professionals/:id/locations',
  'GET /api/professionals/:id/faqs',
]

interface Target extends SignedIn {
  slug: string
  parts: Record<'service' | 'insurance' | 'location' | 'faq' | 'contact' | 'review', string>
}

async function givenTarget(site: TestApp): Promise<Target> {
  const ids = { service: randomUUID(), insurance: randomUUID(), location: randomUUID(), faq: randomUUID() }
  const slug = `alvo-${ids.service.slice(0, 8)}`
  const state: Partial<ProfessionalState> = {
    slug,
    services: [aService({ id: ids.service })],
    insurances: [anInsurance({ id: ids.insurance })],
    locations: [aLocation({ id: ids.location })],
    faqs: [aFaq({ id: ids.faq })],
  }
  const person = await givenSignedIn(site, state)
  const lead = aLead({ id: anId(randomUUID()), professionalId: person.id })
  await site.app.adapters.contacts.save(lead)
  const review = await givenReview(site.app, { professionalId: person.id })
  return { ...person, slug, parts: { ...ids, contact: lead.id, review } }
}

const NO_REVISION = '00000000-0000-4000-8000-000000000000'

/** The ids of the target in place of the pattern's names; a query where the route wants one. */
function addressOf(pattern: string, { id, slug, parts }: Target): string {
  const own = /^\/api\/(?:admin\/)?(service|insurance|contact|review)s\/:id/.exec(pattern)?.[1]
  const address = pattern
    .replace(':slug', pattern.startsWith('/api/blog') ? 'nenhum-texto' : slug)
    .replace(':locationId', parts.location)
    .replace(':faqId', parts.faq)
    .replace(':userId', id)
    .replace(':entry', '999999999')
    .replace(':revisionId', NO_REVISION)
    .replace(':file', 'nenhum.xml')
    .replace(':id', own ? parts[own as keyof Target['parts']] : id)
  return address + (QUERIES[pattern] ?? '')
}

const QUERIES: Record<string, string> = {
  '/api/municipalities': '?state=SP',
  '/api/professionals/:id/slug-availability': '?slug=ana-livre',
  '/api/search/suggestions': '?q=ana',
  '/api/search/interpretation': '?q=ana',
}

type Others = Record<'visitor' | 'other' | 'admin', Caller>

async function givenOthers(site: TestApp): Promise<Others> {
  return {
    visitor: aVisitor(site),
    other: await givenSignedIn(site),
    admin: await givenSignedIn(site, { role: 'admin' }),
  }
}

test.group('The access matrix', (group) => {
  let site: TestApp
  let others: Others
  group.setup(async () => {
    site = await openTestApp()
    others = await givenOthers(site)
    return () => site.close()
  })

  const block = ({ id }: Target) =>
    site.app.database.rows('update professionals set blocked = true where id = ?', [id])

  async function answerOf(route: string, caller: Caller, target: Target, body: unknown): Promise<number> {
    const [method = '', pattern = ''] = route.split(' ')
    const address = addressOf(pattern, target)
    const answer =
      method === 'GET'
        ? await caller.get(address)
        : await caller.send(method as Parameters<Caller['send']>[0], address, body)
    return answer.status
  }

  for (const route of ADMINS_EVEN_OF_BLOCKED)
    test(`answers ${route} of a blocked professional only to administrators`, async ({ assert }) => {
      const target = await givenTarget(site)
      await block(target)

      for (const who of ['visitor', 'other', 'admin'] as const) {
        const status = await answerOf(route, others[who], target, undefined)
        assert.equal(status, who === 'admin' ? 200 : 404, who)
      }
    })

  test('has exactly one row for every route', ({ assert }) => {
    assert.sameMembers(Object.keys(MATRIX), [...site.routes])
  })

  for (const [route, { answers, body }] of Object.entries(MATRIX))
    test(`answers ${route} according to the role`, async ({ assert }) => {
      const target = await givenTarget(site)
      const strangers = route === 'POST /api/logout' ? await givenOthers(site) : others
      const given: Partial<Record<Who, number>> = {}

      for (const who of CALLERS) {
        const asked = who === 'blocked' ? await givenTarget(site) : target
        if (who === 'blocked') await block(asked)
        const caller = who === 'owner' || who === 'blocked' ? asked : strangers[who]
        given[who] = await answerOf(route, caller, asked, body)
      }

      assert.deepEqual(
        COLUMNS.map((who) => `${who} ${given[who]}`),
        COLUMNS.map((who, column) => `${who} ${answers[column]}`),
      )
    })
})
