import { test } from '@japa/runner'
import { buildOperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import { InMemoryErasureLedger } from '#application/testing/in_memory_erasure_ledger.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const LEAD = {
  patientName: 'Maria das Dores',
  whatsapp: '(11) 98765-4321',
  serviceOfInterest: 'Consulta Geral',
  location: 'presencial',
}

/** Fails the first `failures` insertions of a contact the way that PostgreSQL breaks a deadlock; counts survive the rollback. */
const breakDeadlocks = (failures: number) => `
  create sequence tries;
  grant usage on sequence tries to public;
  create function lose() returns trigger language plpgsql as $$
  begin
    if nextval('tries') <= ${failures} then
      raise exception 'deadlock detected' using errcode = 'deadlock_detected';
    end if;
    return new;
  end $$;
  create trigger lose after insert on contacts for each row execute function lose()`

const REPAIR = 'drop trigger lose on contacts; drop function lose(); drop sequence tries'

test.group('Leads in bad company', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  const sendLead = (id: string) => site.post(`/api/professionals/${id}/leads`, LEAD)
  const leadsOf = async (id: string) => {
    const row = await site.owner.row<{ count: number }>(
      'select count(*)::integer as count from contacts where professional_id = ?',
      [id],
    )
    return row?.count
  }
  const tries = async () => {
    const row = await site.owner.row<{ made: number }>('select last_value::integer as made from tries')
    return row?.made
  }

  test('leaves no orphaned lead of a simultaneously erased account', async ({ assert }) => {
    const { erasePerson } = buildOperatorUseCases({
      database: site.owner,
      adapters: site.app.adapters,
      externalErasures: new InMemoryErasureLedger(),
      settings: { BRAND_NAME: 'Saúde Perto', NODE_ENV: 'test' },
    })
    const statuses: number[] = []
    for (let round = 0; round < 5; round++) {
      const { id, state } = await givenProfessional(site.app)
      const [lead, erasure] = await Promise.all([
        sendLead(id),
        erasePerson.execute({ email: state.email, by: { kind: 'operator', id: 'cli:maria' } }),
      ])

      statuses.push(lead.status)
      assert.isTrue(erasure.ok)
      assert.equal(await leadsOf(id), 0)
    }
    assert.isEmpty(statuses.filter((status) => status !== 201 && status !== 404))
  })

  test('answers 404 to a lead that waited for an erasure', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    let lead: Promise<Response> | undefined
    await site.owner.transaction(async () => {
      await site.owner.rows('delete from professionals where id = ?', [id])
      lead = sendLead(id)
      await isBlocked(site)
    })

    assert.equal((await lead)?.status, 404)
    assert.equal(await leadsOf(id), 0)
  })

  test('retries after a deadlock without an error', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    await site.owner.rows(breakDeadlocks(2))

    const lead = await sendLead(id)
    const made = await tries()
    await site.owner.rows(REPAIR)

    assert.equal(lead.status, 201)
    assert.equal(made, 3)
    assert.equal(await leadsOf(id), 1)
  })

  test('gives up after three deadlocks without partial writes', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    await site.owner.rows(breakDeadlocks(100))

    const lead = await sendLead(id)
    const made = await tries()
    await site.owner.rows(REPAIR)

    assert.equal(lead.status, 503)
    assert.isTrue(lead.headers.has('retry-after'))
    assert.equal(made, 3)
    assert.equal(await leadsOf(id), 0)
  })
})

/** Until somebody waits for a lock of another transaction. */
async function isBlocked(site: TestApp): Promise<void> {
  for (;;) {
    const blocked = await site.app.database.row(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike '%contacts%'`,
    )
    if (blocked) return
  }
}
