import { test } from '@japa/runner'
import { accountDependencies, EMAIL } from '#application/accounts/testing/account_dependencies.ts'
import { SpentLimits } from '#application/ports/testing/spent_limits.ts'
import { aUuid, anId } from '#domain/professionals/testing/a_professional.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { BrazilianUtilsDocuments } from '#infrastructure/brazil/brazilian_utils_documents.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InMemorySlugLocks } from '#application/testing/in_memory_slug_locks.ts'
import { WatchedIndex } from './importing/testing/watched_index.ts'
import { RegisterProfessional, type RegisterProfessionalInput } from './register_professional.ts'

const NEW_PROFESSIONAL = anId('10000000-0000-4000-8000-000000000001')

const aForm = (changes: Partial<RegisterProfessionalInput> = {}): RegisterProfessionalInput => ({
  name: 'Bruno',
  lastname: 'Reis',
  email: 'bruno@exemplo.com.br',
  password: 'girassol-azul-42',
  specialty: 'Dentista',
  crm: 'CRO/SP 12345',
  city: 'sao paulo',
  state: 'SP',
  whatsapp: '11987654321',
  cpfCnpj: '529.982.247-25',
  address: '203.0.113.7',
  ...changes,
})

const municipalities = new InMemoryMunicipalityCatalogue()

async function registrationDependencies() {
  const index = new WatchedIndex()
  const documents = new BrazilianUtilsDocuments()
  const slugLocks = new InMemorySlugLocks()
  const limits = new SpentLimits()
  return { ...(await accountDependencies()), index, municipalities, documents, slugLocks, limits }
}

test.group('RegisterProfessional', () => {
  stopsWhereAPortFails(
    'joining with an address that must be confirmed',
    async () => ({ ...(await registrationDependencies()), mustConfirmEmail: true }),
    (deps) => new RegisterProfessional(deps).execute(aForm()),
  )
  stopsWhereAPortFails('joining a second time', registrationDependencies, async (deps) => {
    const { ok: isJoined } = await new RegisterProfessional(deps).execute(aForm({ email: EMAIL }))
    return { ok: !isJoined }
  })

  test('stores the professional with password, index entry and welcome mail', async ({ assert }) => {
    const deps = await registrationDependencies()

    const result = await new RegisterProfessional(deps).execute(aForm())

    const value = { id: NEW_PROFESSIONAL, slug: 'bruno-reis', name: 'Bruno', mustConfirm: false }
    assert.deepEqual(result, { ok: true, value })
    const stored = await deps.professionals.findById(NEW_PROFESSIONAL)
    assert.deepInclude(stored?.state, { role: 'user', subscriptionLevel: 'free', city: 'São Paulo' })
    assert.equal(
      (await deps.accounts.findById(NEW_PROFESSIONAL))?.state.passwordHash,
      'plain girassol-azul-42',
    )
    const payload = { kind: 'welcome' as const, accountId: NEW_PROFESSIONAL, email: aForm().email }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_notice', payload }])
    assert.deepEqual(deps.index.refreshed, [NEW_PROFESSIONAL])
  })

  test('mails a confirmation link first if the site requires it', async ({ assert }) => {
    const deps = { ...(await registrationDependencies()), mustConfirmEmail: true }

    const result = await new RegisterProfessional(deps).execute(aForm())

    assert.isTrue(result.ok && result.value.mustConfirm)
    const asked = { accountId: NEW_PROFESSIONAL, email: 'bruno@exemplo.com.br' }
    assert.deepInclude(await deps.confirmations.askedOf(NEW_PROFESSIONAL), asked)
    const payload = { accountId: NEW_PROFESSIONAL }
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_email_confirmation', payload }])
  })

  test('gives a namesake the next slug', async ({ assert }) => {
    const deps = await registrationDependencies()
    await new RegisterProfessional(deps).execute(aForm())
    const namesake = { email: 'b2@exemplo.com.br', crm: 'CRO/SP 99999', cpfCnpj: '111.444.777-35' }

    const result = await new RegisterProfessional(deps).execute(aForm(namesake))

    assert.equal(result.ok && result.value.slug, 'bruno-reis-2')
  })

  test('refuses the e-mails of demo accounts', async ({ assert }) => {
    const deps = await registrationDependencies()

    const result = await new RegisterProfessional(deps).execute(aForm({ email: `premium@${DEMO_DOMAIN}` }))

    assert.deepEqual(result, { ok: false, failure: 'account_taken' })
    assert.isNull(await deps.professionals.findById(NEW_PROFESSIONAL))
  })

  for (const [failure, changes] of Object.entries({
    document_invalid: { cpfCnpj: '529.982.247-26' },
    city_unknown: { city: 'Niterói' },
    password_too_common: { password: 'senha123' },
    password_too_personal: { password: 'Bruno@exemplo.com.br' },
  }))
    test(`refuses by ${failure}, without counting or hashing`, async ({ assert }) => {
      const deps = await registrationDependencies()

      const result = await new RegisterProfessional(deps).execute(aForm(changes))

      assert.deepEqual(result, { ok: false, failure: [failure] })
      assert.equal(deps.passwords.calls, 0)
      assert.isEmpty(deps.limits.spent)
    })

  test("charges the sender's hourly and daily limits", async ({ assert }) => {
    const deps = await registrationDependencies()

    await new RegisterProfessional(deps).execute(aForm())

    assert.deepEqual(deps.limits.spent, ['registration 203.0.113.7', 'registrationPerDay 203.0.113.7'])
  })

  test('reports all refusals at once', async ({ assert }) => {
    const deps = await registrationDependencies()
    const wrong = aForm({ cpfCnpj: '529.982.247-26', city: 'Niterói', password: 'senha123' })

    const result = await new RegisterProfessional(deps).execute(wrong)

    const failure = ['password_too_common', 'document_invalid', 'city_unknown']
    assert.deepEqual(result, { ok: false, failure })
  })

  test('warns the owner of a clashing address once a day', async ({ assert }) => {
    const deps = await registrationDependencies()
    const clash = () => new RegisterProfessional(deps).execute(aForm({ email: EMAIL }))

    assert.deepEqual(await clash(), { ok: false, failure: 'account_taken' })
    await clash()
    assert.lengthOf(deps.jobs.jobs(), 1)
    deps.clock.advance({ days: 1 })
    await clash()

    const payload = { kind: 'account_clash' as const, accountId: aUuid(1), email: EMAIL }
    assert.deepEqual(deps.jobs.jobs(), [
      { task: 'send_notice', payload },
      { task: 'send_notice', payload },
    ])
  })

  test('refuses a former e-mail that can still undo a change', async ({ assert }) => {
    const deps = await registrationDependencies()
    const former = 'antes@exemplo.com.br'
    await deps.returns.keep({ accountId: aUuid(1), email: former }, deps.clock.now())
    const register = () => new RegisterProfessional(deps).execute(aForm({ email: former }))

    assert.deepEqual(await register(), { ok: false, failure: 'account_taken' })
    assert.isEmpty(deps.jobs.jobs())
    deps.clock.advance({ days: 7 })
    assert.isTrue((await register()).ok)
  })

  test('mails nobody about a duplicate registration or document', async ({ assert }) => {
    const deps = await registrationDependencies()
    await new RegisterProfessional(deps).execute(aForm())
    const welcomes = deps.jobs.jobs()

    for (const other of [{ crm: 'cro-sp 12345', cpfCnpj: '111.444.777-35' }, { crm: 'CRO/SP 99999' }]) {
      const result = await new RegisterProfessional(deps).execute(
        aForm({ email: 'b2@exemplo.com.br', ...other }),
      )
      assert.deepEqual(result, { ok: false, failure: 'account_taken' })
    }
    assert.deepEqual(deps.jobs.jobs(), welcomes)
  })

  test('gives the next slug if the first is just being taken', async ({ assert }) => {
    const deps = await registrationDependencies()
    deps.slugLocks.take = (slug?: string) => Promise.resolve(slug !== 'bruno-reis')

    const result = await new RegisterProfessional(deps).execute(aForm())

    assert.equal(result.ok && result.value.slug, 'bruno-reis-2')
  })
})
