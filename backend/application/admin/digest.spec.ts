import { test } from '@japa/runner'
import { InMemoryContactRepository } from '#application/testing/in_memory_contact_repository.ts'
import { InMemoryInsurerReports } from '#application/testing/in_memory_insurer_reports.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryMailChoices } from '#application/testing/in_memory_mail_choices.ts'
import { InMemoryProfileClaims } from '#application/testing/in_memory_profile_claims.ts'
import { ReviewAdminList } from '#application/ports/review_repository.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import { EnqueueDigests, SendDigest } from './digest.ts'
import { ADMIN, moderationDependencies, USER } from './testing/moderation_dependencies.ts'

class NoReviews extends ReviewAdminList {
  override async list() {
    return { rows: [], total: 0 }
  }
}

async function digestDependencies() {
  const deps = await moderationDependencies()
  return {
    ...deps,
    contacts: new InMemoryContactRepository(deps.professionals),
    claims: new InMemoryProfileClaims(deps.professionals),
    insurerReports: new InMemoryInsurerReports(deps.professionals),
    reviewAdminList: new NoReviews(),
    jobs: new InMemoryJobQueue(),
    mailChoices: new InMemoryMailChoices(),
  }
}

const somebodyAsks = ({ verifications, clock }: Awaited<ReturnType<typeof digestDependencies>>) =>
  verifications.save(USER, { ...NEVER_ASKED, askedAt: clock.now() })

const backupOn = ({ auditLog }: Awaited<ReturnType<typeof digestDependencies>>) =>
  auditLog.record({
    ...{ actorKind: 'operator', actorId: 'cli:maria', action: 'database_backup_stored' },
    ...{ subjectKind: 'file', subjectId: 'saude.sql.gz' },
  })

test.group('The mail of the day', () => {
  test('is enqueued for each administrator once a day, in place of one that still waits', async ({
    assert,
  }) => {
    const deps = await digestDependencies()
    const enqueue = new EnqueueDigests(deps)

    await enqueue.execute()
    await enqueue.execute()
    assert.deepEqual(deps.jobs.jobs(), [{ task: 'send_digest', payload: { accountId: ADMIN } }])
    deps.clock.advance({ days: 1 })
    await enqueue.execute()
    assert.lengthOf(deps.jobs.jobs(), 1)
    await deps.jobs.removeOf(ADMIN)
    deps.clock.advance({ days: 1 })
    await enqueue.execute()
    assert.lengthOf(deps.jobs.jobs(), 1)
  })

  test('says what waits, and is not sent where nothing does', async ({ assert }) => {
    const deps = await digestDependencies()
    await new SendDigest(deps).execute({ accountId: ADMIN })
    assert.isEmpty(deps.mailer.sent)

    await somebodyAsks(deps)
    await new SendDigest(deps).execute({ accountId: ADMIN })
    assert.containSubset(deps.mailer.sent, [{ kind: 'digest', today: { verificationRequests: 1 } }])
  })

  test('is sent for a backup of more than two days ago', async ({ assert }) => {
    const deps = await digestDependencies()
    await backupOn(deps)
    const [entry] = (await deps.auditLog.list({}, 1, 1)).entries
    deps.clock.moveTo(new Date((entry?.at.getTime() ?? 0) + 47 * 3_600_000).toISOString())
    await new SendDigest(deps).execute({ accountId: ADMIN })
    assert.isEmpty(deps.mailer.sent)

    deps.clock.advance({ days: 1 })
    await new SendDigest(deps).execute({ accountId: ADMIN })
    assert.lengthOf(deps.mailer.sent, 1)
  })

  test('is sent for an insurer in dispute alone', async ({ assert }) => {
    const deps = await digestDependencies()
    const insurances = [anInsurance({ insuranceName: 'Amil' })]
    await deps.professionals.save(aProfessional({ id: USER, insurances }))
    const day = saoPauloDay(deps.clock.now())
    for (const senderHash of ['Bia', 'Caio', 'Davi'])
      await deps.insurerReports.add({ professionalId: USER, insurer: 'Amil', senderHash, day })

    await new SendDigest(deps).execute({ accountId: ADMIN })

    assert.lengthOf(deps.mailer.sent, 1)
  })

  test('is neither for who declined it, is blocked or no administrator', async ({ assert }) => {
    const declined = await digestDependencies()
    await declined.mailChoices.choose(ADMIN, 'digest', false)
    const blocked = await digestDependencies()
    blocked.professionals.overwrite(ADMIN, { blocked: true })

    for (const deps of [declined, blocked]) {
      await somebodyAsks(deps)
      for (const accountId of [ADMIN, USER]) await new SendDigest(deps).execute({ accountId })
      assert.isEmpty(deps.mailer.sent)
    }
  })
})
