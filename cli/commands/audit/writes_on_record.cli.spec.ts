import { test } from '@japa/runner'
import { givenLead, givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude | what the terminal writes', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.each.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const trail = () =>
    app.database.rows(
      `select action, actor_kind as kind, actor_id like 'cli:_%' as "isNamed", after from audit_log order by id`,
    )
  const BY_OPERATOR = { kind: 'operator', isNamed: true }

  test('is recorded for each verb, except in a dry run', async ({ assert }) => {
    const { id: professionalId } = await givenProfessional(app.database)
    const lead = await givenLead(app.database, { professionalId })
    await app.database.rows(`update contacts set updated_at = now() - interval '13 months' where id = ?`, [
      lead,
    ])
    const verbs = ['search reindex', 'specialties seed', 'privacy replay', 'privacy retain']
    for (const verb of verbs) await app.saude(`${verb} --dry-run`)
    assert.isEmpty(await trail())

    for (const verb of verbs) assert.equal((await app.saude(`${verb} --yes`)).code, 0, verb)

    const catalogue = { specialties: 35, insurers: 35, states: 27, municipalities: 5571 }
    const removed = {
      ...{ rejectedReviews: 0, passwordResets: 0, accessRecords: 0, securityEvents: 0 },
      ...{ sessions: 0, releasedSlugs: 0, profileClaims: 0, imports: 0, mailFiles: 0 },
    }
    assert.deepEqual(await trail(), [
      { ...BY_OPERATOR, action: 'search_reindexed', after: { indexed: 1 } },
      { ...BY_OPERATOR, action: 'catalogue_seeded', after: catalogue },
      { ...BY_OPERATOR, action: 'erasures_replayed', after: { erasedAgain: 0 } },
      { ...BY_OPERATOR, action: 'retention_applied', after: { leads: 1, ...removed } },
    ])
  })

  test('names the system for automatic retention', async ({ assert }) => {
    const { id } = await givenProfessional(app.database)
    await app.database.rows(
      `insert into access_records (professional_id, at) values (?, now() - interval '7 months')`,
      [id],
    )
    await app.database.rows(`select graphile_worker.add_job('apply_retention', '{}'::json)`)

    await app.saude('jobs work --once')

    const [entry] = await trail()
    assert.deepInclude(entry, { action: 'retention_applied', kind: 'system', isNamed: null })
  })

  test('records demo data and requested migrations', async ({ assert }) => {
    await app.saude('demo seed --dry-run')
    const { out } = await app.saude('demo seed --json')
    await app.database.rows(`
      drop function tell_public_change cascade;
      delete from schema_migrations where name = 'migrations/0014_public_changes'
    `)
    await app.saude('db migrate --dry-run')
    const migrated = await app.saude('db migrate --yes')
    await app.saude('db migrate --yes')

    assert.equal(migrated.code, 0, migrated.err)
    const { accounts: _, ...seeded } = JSON.parse(out)
    assert.deepEqual(await trail(), [
      { ...BY_OPERATOR, action: 'demo_seeded', after: seeded },
      { ...BY_OPERATOR, action: 'database_migrated', after: { migrations: ['0014_public_changes'] } },
    ])
  })
})
