import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { databaseIn, type Drill, freePort, type Sandbox } from './sandbox.ts'
import { differences, type State, stateOf } from './states.ts'
import { peopleIn, Writes } from './writes.ts'

export const drill: Drill = {
  says: 'a backup of a site in use is restored elsewhere: the same rows, searchable, and nobody who was erased since',
  async run(sandbox, { rows }) {
    const backup = join(sandbox.folder, 'backup.gz')
    const { saved, erased } = await save(sandbox, backup, rows)
    const elsewhere = join(sandbox.folder, 'elsewhere')
    const DATA_DIR = elsewhere
    const empty = sandbox.start({ PORT: await freePort(), DATA_DIR, SEED_DEMO: '0' })
    await empty.ready()
    await empty.end()
    await copyFile(
      join(sandbox.variables['DATA_DIR'] ?? '', 'erasures.ndjson'),
      join(elsewhere, 'erasures.ndjson'),
    )
    const began = performance.now()
    const restored = await sandbox.saude(['db', 'restore', backup, '--replace', '--yes'], { DATA_DIR })
    sandbox.check(
      'it is restored',
      restored.code === 0,
      restored.code === 0 ? inSeconds(performance.now() - began) : restored.written,
    )
    const site = sandbox.start({ PORT: await freePort(), DATA_DIR, SEED_DEMO: '0' })
    await site.ready()
    const database = await databaseIn(elsewhere)
    const unlike = differences(saved, await stateOf(database))
    sandbox.check('the rows are those of the source after the erasure', unlike === '', unlike)
    const gone = await database.row('select 1 from professionals where email = ?', [erased])
    sandbox.check('who was erased since stays erased', gone === null)
    const doctor = await sandbox.saude(['doctor'], { DATA_DIR })
    sandbox.check(
      'the doctor finds nothing wrong',
      doctor.code === 0,
      doctor.code === 0 ? '' : doctor.written,
    )
    await database.close()
    await site.end()
  },
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

/** Invented people in every town, each with two insurers, written by PostgreSQL itself; the search follows. */
async function crowd(sandbox: Sandbox, rows: number): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: sandbox.variables['DATA_DIR'] ?? '', log: () => {} })
  const database = openDatabase({ url: cluster.connectionUrl, poolSize: 1 })
  await database.withoutStatementTimeout(async () => {
    // Triggers and foreign keys row by row would take most of the time.
    await database.rows('set local session_replication_role = replica')
    await database.rows(
      `insert into professionals (id, email, name, lastname, specialty_id, crm, crm_key, slug, city, state,
         municipality_id, whatsapp, bio)
       select gen_random_uuid(), 'multidao-' || n || '@exemplo.com.br', (array['Ana', 'Bia', 'Caio', 'Davi'])[1 + n % 4],
         (array['Lima', 'Souza', 'Reis', 'Prado', 'Moura'])[1 + n % 5], 1 + n % 30, 'CRM/SP ' || 1000000 + n,
         'multidao' || n, 'multidao-' || n, left(town.name, 80), town.state, town.ibge_code, '11900000000',
         repeat('Atendimento com escuta. ', 1 + n % 9)
       from generate_series(1, ?::integer) as n
       join (select *, row_number() over () as turn, count(*) over () as towns from municipalities) as town
         on town.turn = 1 + n % town.towns`,
      [rows],
    )
    await database.rows(
      `insert into professional_insurances (id, professional_id, insurer_id)
       select gen_random_uuid(), id, insurer from professionals cross join (values (1), (2)) as two (insurer)
       where slug like 'multidao-%'`,
    )
    await database.rows('select recount_professionals()')
  })
  await database.close()
  await cluster.release()
}

/** Fills a site, saves it and erases somebody afterwards. */
async function save(
  sandbox: Sandbox,
  backup: string,
  rows: number,
): Promise<{ saved: State; erased: string }> {
  const site = sandbox.start({ PORT: await freePort(), SEED_DEMO: '1' })
  await site.ready()
  const database = await databaseIn(sandbox.variables['DATA_DIR'] ?? '')
  await new Writes([site.url], await peopleIn(database)).send(200)
  await crowd(sandbox, rows)
  const indexed = await sandbox.saude(['search', 'reindex'])
  sandbox.check(
    `${rows} more people are found`,
    indexed.code === 0,
    indexed.code === 0 ? '' : indexed.written,
  )
  const began = performance.now()
  const done = await sandbox.saude(['db', 'backup', backup])
  sandbox.check(
    'it is saved',
    done.code === 0,
    done.code === 0 ? inSeconds(performance.now() - began) : done.written,
  )
  const row = await database.row<{ email: string }>(
    'select p.email from professionals p join professional_listings l on l.professional_id = p.id order by p.id desc limit 1',
  )
  const erased = row?.email ?? ''
  const gone = await sandbox.saude(['privacy', 'erase', '--email', erased, '--yes'])
  sandbox.check('somebody is erased after it', gone.code === 0, gone.code === 0 ? '' : gone.written)
  const saved = await stateOf(database)
  await database.close()
  await site.end()
  return { saved, erased }
}
