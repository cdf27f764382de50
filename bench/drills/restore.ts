import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseIn, type Drill, freePort, type Sandbox } from './sandbox.ts'
import { differences, type State, stateOf } from './states.ts'
import { peopleIn, Writes } from './writes.ts'

export const drill: Drill = {
  says: 'a backup of a site in use is restored elsewhere: the same rows, searchable, and nobody who was erased since',
  async run(sandbox) {
    const backup = join(sandbox.folder, 'backup.gz')
    const { saved, erased } = await save(sandbox, backup)
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
      restored.code === 0 ? `${Math.round(performance.now() - began)} ms` : restored.written,
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

/** Fills a site, saves it and erases somebody afterwards. */
async function save(sandbox: Sandbox, backup: string): Promise<{ saved: State; erased: string }> {
  const site = sandbox.start({ PORT: await freePort(), SEED_DEMO: '1' })
  await site.ready()
  const database = await databaseIn(sandbox.variables['DATA_DIR'] ?? '')
  await new Writes([site.url], await peopleIn(database)).send(200)
  const done = await sandbox.saude(['db', 'backup', backup])
  sandbox.check('it is saved', done.code === 0, done.code === 0 ? '' : done.written)
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
