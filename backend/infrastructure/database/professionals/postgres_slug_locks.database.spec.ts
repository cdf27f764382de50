import { test } from '@japa/runner'
import { openDatabase } from '../open_database.ts'
import { freshDatabase } from '../testing/fresh_database.ts'
import { PostgresSlugLocks } from './postgres_professional_repository.ts'

test.group('PostgresSlugTurns', () => {
  test('lets one at a time have a slug, without waiting', async ({ assert }) => {
    const { database, drop } = await freshDatabase(2)
    const turns = new PostgresSlugLocks(database)
    let others: boolean[] = []

    await database.transaction(async () => {
      await turns.take('ana-lima')
      others = await meanwhile(database.url, ['ana-lima', 'ana-lima-2'])
    })

    assert.deepEqual(others, [false, true])
    assert.deepEqual(await meanwhile(database.url, ['ana-lima']), [true])
    await drop()
  })
})

/** Whether somebody on another connection may take each of `slugs`. */
async function meanwhile(url: string, slugs: string[]): Promise<boolean[]> {
  const database = openDatabase({ url, poolSize: 1 })
  const turns = new PostgresSlugLocks(database)
  const taken = await database.transaction(async () => {
    const answers: boolean[] = []
    for (const slug of slugs) answers.push(await turns.take(slug))
    return answers
  })
  await database.close()
  return taken
}
