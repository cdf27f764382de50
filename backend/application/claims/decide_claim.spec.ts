import { test } from '@japa/runner'
import {
  aClaim,
  profileClaimsBehaviour,
  REGISTER,
} from '#application/ports/testing/profile_claims_behaviour.ts'
import type { ProfileClaim } from '#application/ports/profile_claims.ts'
import { TIME_TO_TAKE_BACK } from '#application/accounts/notify.ts'
import { RequestPasswordReset, ResetPassword } from '#application/accounts/reset_password.ts'
import { SendNotice, SendPasswordReset } from '#application/accounts/send_account_mails.ts'
import { accountDependencies } from '#application/accounts/testing/account_dependencies.ts'
import { subjectHash } from '#application/privacy/person.ts'
import { InMemoryConsentLedger } from '#application/testing/in_memory_consent_ledger.ts'
import { InMemoryContactRepository } from '#application/testing/in_memory_contact_repository.ts'
import { InMemoryErasureLedger } from '#application/testing/in_memory_erasure_ledger.ts'
import { InMemoryPersonalData } from '#application/testing/in_memory_personal_data.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfileClaims } from '#application/testing/in_memory_profile_claims.ts'
import { InMemoryReviewRepository } from '#application/testing/in_memory_review_repository.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { AskForProfile, ListProfileClaims } from './ask_for_profile.ts'
import { WithdrawClaim, withdrawalToken } from './withdraw_claim.ts'
import { ApproveClaim, RefuseClaim, ReopenClaim } from './decide_claim.ts'

profileClaimsBehaviour(
  'InMemoryProfileClaims',
  async () => new InMemoryProfileClaims(InMemoryProfessionalRepository.holding(aProfessional(REGISTER))),
)

const BY = { kind: 'admin', id: aUuid(9) } as const
const PASSWORD = 'girassol-verde-51'

async function desk(state: Partial<ProfessionalState> = {}) {
  const deps = await accountDependencies()
  const { professionals } = deps
  professionals.overwrite(aUuid(1), { email: '', ...REGISTER, ...state })
  const account = await deps.accounts.findById(aUuid(1))
  account?.forgetPassword()
  if (account) await deps.accounts.save(account)
  await professionals.save(
    aProfessional({ id: aUuid(2), email: 'outra@exemplo.com.br', slug: 'outra', crm: 'CRM-SP 2' }),
  )
  const contacts = new InMemoryContactRepository(professionals)
  const reviews = new InMemoryReviewRepository(professionals)
  const consents = new InMemoryConsentLedger({ contacts, reviews })
  const personalData = new InMemoryPersonalData({ ...deps, contacts, reviews, consents })
  const ledgers = { erasures: new InMemoryErasureLedger(), externalErasures: new InMemoryErasureLedger() }
  const directory = new InMemoryProfessionalDirectory(professionals)
  return { ...deps, ...ledgers, contacts, reviews, personalData, directory }
}

type Desk = Awaited<ReturnType<typeof desk>>

async function approved(deps: Desk, changes: Partial<ProfileClaim> = {}) {
  const claim = aClaim(changes)
  await deps.claims.ask(claim, new Date(0))
  return new ApproveClaim(deps).execute({ by: BY, claimId: claim.id })
}

async function refused(deps: Desk, changes: Partial<ProfileClaim> = {}) {
  const claim = aClaim(changes)
  await deps.claims.ask(claim, new Date(0))
  const refusal = { refusal: 'name_differs', note: 'Mande a carteira.' } as const
  return new RefuseClaim(deps).execute({ by: BY, claimId: claim.id, ...refusal })
}

/** Sends what waits, and returns the mails. */
async function mailed(deps: Desk) {
  for (const { task, payload } of deps.jobs.jobs()) {
    if (task === 'send_password_reset') await new SendPasswordReset(deps).execute(payload)
    if (task === 'send_notice') await new SendNotice(deps).execute(payload)
  }
  return deps.mailer.sent
}

async function linkUsed(deps: Desk, place = -1) {
  const mail = (await mailed(deps)).at(place)
  const token = mail?.kind === 'password_reset' ? mail.token : ''
  return new ResetPassword(deps).execute({ token, newPassword: PASSWORD, address: '203.0.113.7' })
}

test.group('AskForProfile', () => {
  const { id: _, askedAt: __, ...asked } = aClaim()

  test('keeps the claim of an unclaimed profile, within the sender’s limit', async ({ assert }) => {
    const deps = await desk()

    const result = await new AskForProfile(deps).execute({ ...asked, address: '203.0.113.7' })

    assert.isTrue(result.ok)
    assert.equal((await deps.claims.listWaiting(1, 10)).total, 1)
    assert.deepEqual(deps.limits.spent, [`claimPerProfile 203.0.113.7:${aUuid(1)}`])
  })

  test('mails how to take it back, once for each claim', async ({ assert }) => {
    const deps = await desk()
    const ask = () => new AskForProfile(deps).execute({ ...asked, address: '203.0.113.7' })
    await ask()
    await ask()

    const mails = await mailed(deps)

    const token = withdrawalToken(deps.hasher, aUuid(1), asked.email)
    assert.lengthOf(mails, 1)
    assert.deepInclude(mails[0], { kind: 'claim_asked', asked: 'claim', withdrawalToken: token })
    assert.equal(mails[0]?.to.email, asked.email)
  })

  test('refuses a sixth while five of the profile wait, so that nobody waits in vain', async ({ assert }) => {
    const deps = await desk()
    const ask = (email: string) =>
      new AskForProfile(deps).execute({ ...asked, email, address: '203.0.113.7' })
    for (let each = 0; each < 5; each++) assert.isTrue((await ask(`p${each}@exemplo.com.br`)).ok)

    for (const email of ['p0@exemplo.com.br', asked.email])
      assert.deepEqual(await ask(email), { ok: false, failure: 'claims_waiting' })
  })

  test('refuses one of a claimed, hidden or unknown profile', async ({ assert }) => {
    const ask = async (professionalId: ProfessionalId, state: Partial<ProfessionalState> = {}) =>
      new AskForProfile(await desk(state)).execute({ ...asked, professionalId, address: '203.0.113.7' })

    assert.deepEqual(await ask(aUuid(2)), { ok: false, failure: 'profile_claimed' })
    for (const unseen of [await ask(aUuid(3)), await ask(aUuid(1), { blocked: true })])
      assert.deepEqual(unseen, { ok: false, failure: 'professional_not_found' })
  })
})

test.group('ApproveClaim', () => {
  test('gives the profile its e-mail only by the mailed link', async ({ assert }) => {
    const deps = await desk()
    assert.isTrue((await approved(deps)).ok)
    assert.deepInclude(deps.professionals.stateOf(aUuid(1)), { email: '', ...REGISTER })
    assert.deepEqual(deps.jobs.delays(), [TIME_TO_TAKE_BACK])

    const used = await linkUsed(deps)

    assert.deepEqual(used, { ok: true, value: { email: 'ana@exemplo.com.br' } })
    assert.deepInclude(deps.mailer.sent[0], { kind: 'password_reset', occasion: 'claimed' })
    assert.deepInclude(deps.professionals.stateOf(aUuid(1)), { email: 'ana@exemplo.com.br', source: null })
    assert.isNull(await deps.claims.approvedOf(aUuid(1)))
  })

  test('lets a second claim replace one with a mistyped e-mail, whose link ends', async ({ assert }) => {
    const deps = await desk()
    await approved(deps, { email: 'anna@exemplo.com.br' })
    await mailed(deps)
    await deps.jobs.removeOf(aUuid(1))
    await approved(deps, { id: aUuid(71) })

    const [second, first] = [await linkUsed(deps), await linkUsed(deps, 0)]

    assert.isTrue(second.ok)
    assert.isFalse(first.ok)
    assert.equal(deps.professionals.stateOf(aUuid(1))?.email, 'ana@exemplo.com.br')
  })

  test('ends the earlier link before the next one is mailed', async ({ assert }) => {
    const deps = await desk()
    await approved(deps, { email: 'anna@exemplo.com.br' })
    await mailed(deps)
    await deps.jobs.removeOf(aUuid(1))
    await approved(deps, { id: aUuid(71) })
    await deps.jobs.removeOf(aUuid(1))

    assert.deepEqual(await linkUsed(deps), { ok: false, failure: 'invalid_token' })
  })

  test('mails the link anew to whoever asks for one with the approved e-mail', async ({ assert }) => {
    const deps = await desk()
    await approved(deps)
    await deps.jobs.removeOf(aUuid(1))

    await new RequestPasswordReset(deps).execute({ email: 'ana@exemplo.com.br', address: '203.0.113.7' })

    assert.isTrue((await linkUsed(deps)).ok)
  })

  test('mails the link to the e-mail that the profile has already', async ({ assert }) => {
    const deps = await desk({ email: 'importada@exemplo.com.br' })
    await approved(deps)

    assert.isTrue((await linkUsed(deps)).ok)
    assert.equal(deps.mailer.sent[0]?.to.email, 'importada@exemplo.com.br')
    assert.equal(deps.professionals.stateOf(aUuid(1))?.email, 'importada@exemplo.com.br')
    const reopened = await new ReopenClaim(deps).execute({ by: BY, claimId: aUuid(70) })
    assert.deepEqual(reopened, { ok: false, failure: 'profile_claimed' })
  })

  test('mails no link to the claimant of a profile that has an e-mail', async ({ assert }) => {
    const deps = await desk({ email: 'importada@exemplo.com.br' })
    await approved(deps)
    await deps.jobs.removeOf(aUuid(1))

    await new RequestPasswordReset(deps).execute({ email: 'ana@exemplo.com.br', address: '203.0.113.7' })

    assert.isEmpty(await mailed(deps))
  })

  test('lets the link fail if the profile has another e-mail by now', async ({ assert }) => {
    const deps = await desk()
    await approved(deps)
    await mailed(deps)
    deps.professionals.overwrite(aUuid(1), { email: 'importada@exemplo.com.br' })

    assert.deepEqual(await linkUsed(deps), { ok: false, failure: 'invalid_token' })
  })

  test('mails the link to the claimant who lost the e-mail of the profile, and tells that e-mail', async ({
    assert,
  }) => {
    const deps = await desk({ email: 'importada@exemplo.com.br' })
    await approved(deps, { lostEmail: true })

    assert.isTrue((await linkUsed(deps, 0)).ok)
    const [link, warning] = deps.mailer.sent
    assert.deepInclude(link, { kind: 'password_reset', occasion: 'claimed' })
    assert.deepEqual([link?.to.email, warning?.to.email], [aClaim().email, 'importada@exemplo.com.br'])
    assert.equal(warning?.kind, 'profile_given')
    assert.deepInclude(deps.professionals.stateOf(aUuid(1)), { email: aClaim().email, source: null })
  })

  test('gives nothing to who lost the e-mail once its owner has set a password', async ({ assert }) => {
    const deps = await desk({ email: 'importada@exemplo.com.br' })
    await approved(deps, { lostEmail: true })
    await mailed(deps)
    await deps.jobs.removeOf(aUuid(1))
    const ask = (email: string) => new RequestPasswordReset(deps).execute({ email, address: '203.0.113.7' })

    await ask('importada@exemplo.com.br')
    assert.isTrue((await linkUsed(deps)).ok)
    await deps.jobs.removeOf(aUuid(1))
    const sent = deps.mailer.sent.length
    await ask(aClaim().email)

    assert.lengthOf(await mailed(deps), sent)
    assert.deepEqual(await linkUsed(deps, 0), { ok: false, failure: 'invalid_token' })
    assert.equal(deps.professionals.stateOf(aUuid(1))?.email, 'importada@exemplo.com.br')
  })

  test('lets the later of two claimants have the link, also while that of the first waits', async ({
    assert,
  }) => {
    const deps = await desk()
    await approved(deps, { email: 'rival@exemplo.com.br' })
    await approved(deps, { id: aUuid(71) })

    assert.isTrue((await linkUsed(deps)).ok)
    assert.deepEqual(
      deps.mailer.sent.map(({ kind, to }) => `${kind} ${to.email}`),
      [`password_reset ${aClaim().email}`],
    )
    const third = await approved(deps, { id: aUuid(72), email: 'rival@exemplo.com.br' })
    assert.deepEqual(third, { ok: false, failure: 'profile_claimed' })
  })

  test('lets the link fail if the e-mail became another account’s', async ({ assert }) => {
    const deps = await desk()
    await approved(deps)
    await mailed(deps)
    deps.professionals.overwrite(aUuid(2), { email: 'ana@exemplo.com.br' })

    assert.deepEqual(await linkUsed(deps), { ok: false, failure: 'invalid_token' })
    assert.deepInclude(deps.professionals.stateOf(aUuid(1)), { email: '', ...REGISTER })
  })

  test('erases a profile whose removal was asked for, tells the claimant, and remembers the number', async ({
    assert,
  }) => {
    const deps = await desk()

    assert.isTrue((await approved(deps, { kind: 'removal' })).ok)

    assert.isUndefined(deps.professionals.stateOf(aUuid(1)))
    const hash = subjectHash(deps.hasher, 'registration', aProfessional().state.crm)
    for (const ledger of [deps.erasures, deps.externalErasures])
      assert.deepEqual([...(await ledger.known([hash, aUuid(1)]))], [hash, aUuid(1)])
    const [mail] = await mailed(deps)
    assert.deepInclude(mail, { kind: 'profile_removed' })
    assert.equal(mail?.to.email, 'ana@exemplo.com.br')
  })

  test('refuses what is decided, claimed or gone meanwhile, and an e-mail of somebody else', async ({
    assert,
  }) => {
    const deps = await desk()
    const approve = (claimId: string) => new ApproveClaim(deps).execute({ by: BY, claimId })
    const of = (failure: string) => ({ ok: false, failure })

    assert.deepEqual(await approved(deps, { email: 'outra@exemplo.com.br' }), of('email_taken'))
    await refused(deps, { id: aUuid(71) })
    assert.deepEqual(await approve(aUuid(71)), of('claim_decided'))
    assert.deepEqual(await approve(aUuid(99)), of('claim_not_found'))
    deps.professionals.overwrite(aUuid(1), { source: null, sourceDate: null })
    assert.deepEqual(await approve(aUuid(70)), of('profile_claimed'))
  })
})

test.group('RefuseClaim', () => {
  test('mails the claimant why', async ({ assert }) => {
    const deps = await desk()

    assert.isTrue((await refused(deps)).ok)

    assert.deepEqual(deps.jobs.delays(), [TIME_TO_TAKE_BACK])
    assert.deepInclude((await mailed(deps))[0], {
      kind: 'claim_refused',
      reason: 'O nome que consta no conselho é outro. Mande a carteira.',
      to: { email: 'ana@exemplo.com.br', name: '', slug: aProfessional().state.slug },
    })
  })

  test('says nothing of a refusal or approval that was taken back', async ({ assert }) => {
    const deps = await desk()
    await refused(deps)
    const reopened = await new ReopenClaim(deps).execute({ by: BY, claimId: aUuid(70) })
    assert.isTrue(reopened.ok)
    assert.isEmpty(await mailed(deps))

    for (const email of ['', 'importada@exemplo.com.br']) {
      deps.professionals.overwrite(aUuid(1), { email })
      await new ApproveClaim(deps).execute({ by: BY, claimId: aUuid(70) })
      await new ReopenClaim(deps).execute({ by: BY, claimId: aUuid(70) })
      assert.isEmpty(await mailed(deps))
    }
    assert.equal((await deps.claims.listWaiting(1, 10)).total, 1)
  })

  test('ends the mailed link of an approval that is taken back', async ({ assert }) => {
    const deps = await desk()
    await approved(deps)
    await mailed(deps)
    await deps.jobs.removeOf(aUuid(1))

    await new ReopenClaim(deps).execute({ by: BY, claimId: aUuid(70) })

    assert.deepEqual(await linkUsed(deps), { ok: false, failure: 'invalid_token' })
  })
})

test.group('WithdrawClaim', () => {
  const withdrawn = (deps: Desk, email = aClaim().email) =>
    new WithdrawClaim(deps).execute(withdrawalToken(deps.hasher, aUuid(1), email))
  const NOT_FOUND = { ok: false, failure: 'claim_not_found' }

  test('erases what the e-mail asked of the profile, and no claim of another', async ({ assert }) => {
    const deps = await desk()
    for (const changes of [{}, { id: aUuid(71), kind: 'removal' as const }])
      await deps.claims.ask(aClaim(changes), new Date(0))
    await deps.claims.ask(aClaim({ id: aUuid(72), email: 'rival@exemplo.com.br' }), new Date(0))

    assert.isTrue((await withdrawn(deps)).ok)

    const { rows } = await deps.claims.listWaiting(1, 10)
    assert.deepEqual(
      rows.map(({ email }) => email),
      ['rival@exemplo.com.br'],
    )
    assert.deepEqual(await withdrawn(deps), NOT_FOUND)
  })

  test('ends the mailed link of its approval, not that of another', async ({ assert }) => {
    const [own, rival] = [await desk(), await desk()]
    await approved(own)
    await mailed(own)
    await rival.claims.ask(aClaim({ id: aUuid(72), email: 'rival@exemplo.com.br' }), new Date(0))
    await approved(rival)
    await mailed(rival)

    await withdrawn(own)
    await withdrawn(rival, 'rival@exemplo.com.br')

    for (const [deps, isOpen] of [
      [own, false],
      [rival, true],
    ] as const) {
      await deps.jobs.removeOf(aUuid(1))
      assert.equal((await linkUsed(deps, 0)).ok, isOpen)
    }
  })

  test('mails nothing of a decision that waits', async ({ assert }) => {
    const deps = await desk()
    await refused(deps)
    await withdrawn(deps)
    assert.isEmpty(await mailed(deps))

    await approved(deps)
    await withdrawn(deps)
    assert.isEmpty(await mailed(deps))
  })

  test('refuses a link that is forged, and one of a claimant who has the profile', async ({ assert }) => {
    const deps = await desk()
    await approved(deps)
    const token = withdrawalToken(deps.hasher, aUuid(1), aClaim().email)

    for (const forged of ['', aUuid(1), token.slice(0, -1), `${token}.x`, token.replace(aUuid(1), aUuid(2))])
      assert.deepEqual(await new WithdrawClaim(deps).execute(forged), NOT_FOUND)
    await linkUsed(deps)
    assert.deepEqual(await withdrawn(deps), NOT_FOUND)
    assert.equal(deps.professionals.stateOf(aUuid(1))?.email, aClaim().email)
  })
})

test('lists and decides claims for those who administer alone', async ({ assert }) => {
  const deps = await desk()
  await deps.claims.ask(aClaim(), new Date(0))
  const stranger = { by: { kind: 'professional', id: aUuid(2) } as const, claimId: aUuid(70) }

  const answers = [
    await new ListProfileClaims(deps).execute({ ...stranger, page: 1, limit: 10 }),
    await new RefuseClaim(deps).execute({ ...stranger, refusal: 'unproven' }),
    await new ApproveClaim(deps).execute(stranger),
    await new ReopenClaim(deps).execute(stranger),
  ]

  for (const each of answers) assert.deepEqual(each, { ok: false, failure: 'forbidden' })
})
