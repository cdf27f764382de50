import { test } from '@japa/runner'
import { accountDependencies, EMAIL } from '#application/accounts/testing/account_dependencies.ts'
import type { JobFilter } from '#application/ports/job_queue.ts'
import { type OwnMonth, ProfessionalMonths } from '#application/ports/professional_months.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryMailChoices } from '#application/testing/in_memory_mail_choices.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { EnqueueMonths, SendMonth } from './month_mails.ts'

const FIGURES = { appearances: 9, visits: 5, contacts: 2, leads: 1, answerMinutes: 30 }
const PEERS = { city: null, count: 5, medians: FIGURES }

class ScriptedMonths extends ProfessionalMonths {
  readonly summedUp: string[] = []
  readonly kept: string[] = []
  readonly #due: AccountId[]

  constructor(due: AccountId[]) {
    super()
    this.#due = due
  }

  override async sumUp(month: string) {
    this.summedUp.push(month)
  }

  override async keepOnly(first: string, last: string) {
    this.kept.push(`${first} ${last}`)
  }

  override async take(_month: string, most: number) {
    return this.#due.splice(0, most)
  }

  override async read(): Promise<OwnMonth> {
    const city = { ...PEERS, city: 'Campinas', count: 4 }
    return {
      specialty: 'Cardiologista',
      figures: FIGURES,
      before: null,
      ofCity: city,
      ofSpecialty: PEERS,
      unanswered: 0,
    }
  }
}

/** Holds so many mails that the server did not accept. */
class FailingJobs extends InMemoryJobQueue {
  readonly #failing: number

  constructor(failing: number) {
    super()
    this.#failing = failing
  }

  override async list({ state }: JobFilter) {
    return { rows: [], total: state === 'retrying' ? this.#failing : 0 }
  }
}

async function monthDependencies(...[state]: Parameters<typeof accountDependencies>) {
  const due: AccountId[] = Array.from({ length: 260 }, (_, index) => aUuid(index + 1))
  const deps = await accountDependencies({ specialty: 'Cardiologista', ...state })
  return { ...deps, months: new ScriptedMonths(due), mailChoices: new InMemoryMailChoices() }
}

const JOB = { accountId: aUuid(1), month: '2026-10-01' }

test.group('Mails about a month', () => {
  test('are enqueued some at a time, once those of the last run have left', async ({ assert }) => {
    const deps = await monthDependencies()
    deps.clock.moveTo('2026-12-02T11:00:00Z')
    const enqueue = new EnqueueMonths(deps)

    await enqueue.execute()
    assert.deepEqual(deps.months.summedUp, ['2026-10-01', '2026-11-01'])
    assert.deepEqual(deps.months.kept, ['2026-10-01 2026-11-01'])
    await enqueue.execute()
    assert.lengthOf(deps.jobs.jobs(), 250)
    assert.deepEqual(deps.jobs.jobs()[0]?.payload, { accountId: aUuid(1), month: '2026-11-01' })

    await deps.jobs.removeOf(aUuid(1))
    for (const { payload } of deps.jobs.jobs())
      await deps.jobs.removeOf((payload as { accountId: AccountId }).accountId)
    await enqueue.execute()
    assert.lengthOf(deps.jobs.jobs(), 10)
  })

  test('are not enqueued further while as many wait for a server that refuses them', async ({ assert }) => {
    const failing = async (most: number) => {
      const deps = await monthDependencies()
      const jobs = new FailingJobs(most)
      await new EnqueueMonths({ ...deps, jobs }).execute()
      return jobs.jobs().length
    }

    assert.deepEqual([await failing(250), await failing(249), await failing(900)], [0, 1, 0])
  })

  test('go to the present e-mail with who they are compared with and what to do next', async ({ assert }) => {
    const deps = await monthDependencies()

    await new SendMonth(deps).execute(JOB)

    assert.containSubset(deps.mailer.sent, [
      {
        kind: 'month',
        to: { email: EMAIL },
        month: { month: '2026-10-01', peers: PEERS, nextStep: 'photo' },
      },
    ])
  })

  test('are not for who declined them, is hidden, unconfirmed or unclaimed', async ({ assert }) => {
    const declined = await monthDependencies()
    await declined.mailChoices.choose(aUuid(1), 'month', false)
    const blocked = await monthDependencies({ blocked: true })
    const unconfirmed = await monthDependencies({ unconfirmedSince: new Date(0) })
    const unclaimed = await monthDependencies()
    await unclaimed.professionals.save(
      aProfessional({ specialty: 'Cardiologista', source: 'CNES', sourceDate: '2026-10-31' }),
    )

    for (const deps of [declined, blocked, unconfirmed, unclaimed]) {
      await new SendMonth(deps).execute(JOB)
      assert.isEmpty(deps.mailer.sent)
    }
  })
})
