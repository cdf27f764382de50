import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { givenAccount, logIn } from '#infrastructure/server/testing/accounts.ts'
import { givenReview } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { type FuzzCaller, fuzzApi } from './testing/fuzz_api.ts'

/** What a schema cannot say: each of these may refuse a value of the right form. */
const BEYOND_SCHEMA = new Set([
  // Check digits, and cities that are of another state or of none.
  'post /api/professionals cpfCnpj',
  'post /api/professionals city',
  'put /api/professionals/{id} city',
  'put /api/professionals/{id} state',
  'post /api/professionals/{id}/locations city',
  'put /api/professionals/{id}/locations/{locationId} city',
  // What registration demands is not cleared.
  'put /api/professionals/{id} whatsapp',
  // An account or an address on another network's host.
  ...['instagram', 'linkedin', 'youtube', 'facebook', 'twitter', 'website'].map(
    (link) => `put /api/professionals/{id} ${link}`,
  ),
  // Fields that need each other.
  'post /api/professionals/{id}/locations location_address_incomplete',
  'post /api/professionals/{id}/locations online_location_needs_phone',
  'put /api/professionals/{id}/locations/{locationId} location_address_incomplete',
  'put /api/professionals/{id}/locations/{locationId} online_location_needs_phone',
  'post /api/professionals/{id}/reviews professional_mismatch',
  'post /api/professionals/{id}/leads professional_mismatch',
  // Who signs a post is somebody of the directory.
  ...['author', 'reviewer'].flatMap((field) => [
    `post /api/admin/blog ${field}`,
    `put /api/admin/blog/{id} ${field}`,
  ]),
  'post /api/admin/blog/{id}/schedule publish_time_refused',
  'post /api/email/confirm confirmation_invalid',
  'post /api/email/return return_invalid',
  'post /api/mails/decline decline_invalid',
  'post /api/mails/resume decline_invalid',
  // Halves of a login and of a set-up that were never begun.
  'post /api/login/second-factor login_expired',
  'post /api/account/totp offer_expired',
  'post /api/account/passkeys offer_expired',
  // Who does not exist, a link that was never sent, a picture that is none.
  'post /api/contacts professionalId',
  'post /api/password-reset/confirm invalid_token',
  'put /api/professionals/{id} image_not_staged',
  'put /api/professionals/{id} image_broken',
  'put /api/professionals/{id} image_type_unsupported',
  'post /api/upload/profile-image image_type_unsupported',
  'post /api/admin/upload/post-image image_type_unsupported',
  // Deep pages go on from `after`, the nearest are near a point; administrators have filters and orders of their own.
  'get /api/professionals page',
  ...['sort', 'near', 'tab', 'verified', 'blocked'].map((filter) => `get /api/professionals ${filter}`),
  'get /api/professionals/search near',
  'get /api/professionals/search page',
])

/** Others in each run; `npm run fuzz` takes more at once. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2_500)
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e6))

test.group('Requests made from the OpenAPI document', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ RATE_LIMIT_FACTOR: '100000' })
    return () => site.close()
  })

  test('are all answered as documented, for every role', async ({ assert }) => {
    const professional = await aCaller(site, 'professional')
    const admin = await aCaller(site, 'admin')
    const others = await Promise.all([1, 2, 3].map(() => givenAccount(site.app)))
    const review = await givenReview(site.app, { professionalId: anId(professional.id) })
    const lead = aLead({ id: anId(randomUUID()), professionalId: anId(professional.id) })
    await site.app.adapters.contacts.save(lead)
    const document = await (await site.call('/api/openapi.json')).json()

    const findings = await fuzzApi({
      document,
      callers: [aVisitor(site), professional, admin],
      uuids: [professional.id, ...others.map(({ id }) => id), review, lead.id],
      slugs: others.map(({ state }) => state.slug),
      beyondSchema: BEYOND_SCHEMA,
      seed: SEED,
      cases: CASES,
    })

    assert.deepEqual(findings, [], `FUZZ_SEED=${SEED}`)
  }).timeout(60 * 60_000)
})

function aVisitor(site: TestApp): FuzzCaller {
  return { role: 'visitor', send: sender(site, () => ({})), renew: async () => undefined }
}

async function aCaller(site: TestApp, role: 'professional' | 'admin'): Promise<FuzzCaller & { id: string }> {
  const { id, state } = await givenAccount(site.app, role === 'admin' ? { role } : {})
  let cookie = await logIn(site, state.email)
  return {
    id,
    role,
    send: sender(site, () => ({ cookie })),
    async renew() {
      await site.owner.rows('update professionals set blocked = false where id = ?', [id])
      cookie = await logIn(site, state.email)
    },
  }
}

const sender =
  (site: TestApp, headers: () => Record<string, string>): FuzzCaller['send'] =>
  (method, path, body) =>
    site.call(path, {
      method: method.toUpperCase(),
      headers: {
        ...headers(),
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
