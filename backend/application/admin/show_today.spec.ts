import { test } from '@japa/runner'
import type { JobFilter } from '#application/ports/job_queue.ts'
import { ReviewAdminList, type ReviewAdminListFilter } from '#application/ports/review_repository.ts'
import { aClaim } from '#application/ports/testing/profile_claims_behaviour.ts'
import { InMemoryContactRepository } from '#application/testing/in_memory_contact_repository.ts'
import { InMemoryInsurerReports } from '#application/testing/in_memory_insurer_reports.ts'
import { InMemoryProfileClaims } from '#application/testing/in_memory_profile_claims.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import { NEVER_ASKED } from '#domain/professionals/verification.ts'
import {
  BY_ADMIN,
  BY_OPERATOR,
  BY_USER,
  moderationDependencies,
  USER,
} from './testing/moderation_dependencies.ts'
import { ShowToday } from './show_today.ts'

class ScriptedReviews extends ReviewAdminList {
  override async list({ queue }: ReviewAdminListFilter) {
    return { rows: [], total: queue === 'reported' ? 2 : 3 }
  }
}

class ScriptedJobs extends InMemoryJobQueue {
  override async list({ task = 'any', state = 'waiting' }: JobFilter) {
    const failing = ['send_notice', 'send_password_reset', 'send_push', 'publish_due_posts'].includes(task)
      ? 2
      : 0
    return { rows: [], total: state === 'given_up' ? 5 : state === 'retrying' ? failing : 99 }
  }
}

async function dayDependencies() {
  const deps = await moderationDependencies()
  const contacts = new InMemoryContactRepository(deps.professionals)
  const insurerReports = new InMemoryInsurerReports(deps.professionals)
  const claims = new InMemoryProfileClaims(deps.professionals)
  return {
    ...deps,
    contacts,
    claims,
    insurerReports,
    jobs: new ScriptedJobs(),
    reviewAdminList: new ScriptedReviews(),
  }
}

test.group('ShowToday', () => {
  test('counts what waits for administrators and operators', async ({ assert }) => {
    const deps = await dayDependencies()
    await deps.verifications.save(USER, { ...NEVER_ASKED, askedAt: deps.clock.now() })
    await deps.claims.ask(aClaim({ professionalId: USER }), new Date(0))
    await deps.contacts.save(aLead({ professionalId: USER, quarantined: true }))
    await deps.auditLog.record({
      ...{ actorKind: 'operator', actorId: 'cli:maria', action: 'database_backup_stored' },
      ...{ subjectKind: 'file', subjectId: 'saude.sql.gz' },
    })

    for (const by of [BY_ADMIN, BY_OPERATOR])
      assert.deepEqual(await new ShowToday(deps).execute({ by }), {
        ok: true,
        value: {
          verificationRequests: 1,
          profileClaims: 1,
          reportedReviews: 2,
          quarantinedReviews: 3,
          quarantinedContacts: 1,
          disputedInsurers: [],
          failingMails: 4,
          givenUpJobs: 5,
          lastBackupAt: (await deps.auditLog.list({}, 1, 1)).entries[0]?.at,
        },
      })
  })

  test('names an insurer that three senders say was not accepted', async ({ assert }) => {
    const deps = await dayDependencies()
    const insurances = [anInsurance({ insuranceName: 'Amil' })]
    await deps.professionals.save(aProfessional({ id: USER, insurances }))
    const disputed = async () => {
      const shown = await new ShowToday(deps).execute({ by: BY_ADMIN })
      return shown.ok ? shown.value.disputedInsurers.map(({ insurer, senders }) => [insurer, senders]) : null
    }
    for (const senderHash of ['Bia', 'Caio', 'Davi']) {
      assert.isEmpty(await disputed())
      const day = saoPauloDay(deps.clock.now())
      await deps.insurerReports.add({ professionalId: USER, insurer: 'Amil', senderHash, day })
    }
    assert.deepEqual(await disputed(), [['Amil', 3]])
  })

  test('knows of no backup where none is on record', async ({ assert }) => {
    const shown = await new ShowToday(await dayDependencies()).execute({ by: BY_ADMIN })

    assert.deepInclude(shown.ok && shown.value, { verificationRequests: 0, lastBackupAt: null })
  })

  test('shows nothing to anybody else', async ({ assert }) => {
    const shown = await new ShowToday(await dayDependencies()).execute({ by: BY_USER })

    assert.deepEqual(shown, { ok: false, failure: 'forbidden' })
  })
})
