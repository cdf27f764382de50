import { test } from '@japa/runner'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { givenProfessional } from '../../testing/given.ts'
import { runSaudeWarm } from '../../testing/run_saude.ts'

test.group('saude professionals edit', (group) => {
  let fresh: FreshDatabase
  group.each.timeout(300_000)
  group.each.setup(async () => {
    fresh = await freshDatabase(2)
    return () => fresh.drop()
  })

  const saude = (...words: string[]) =>
    runSaudeWarm(['professionals', ...words], {
      env: { DATABASE_URL: fresh.database.url, APP_KEY: 'k'.repeat(40), NODE_ENV: 'test' },
    })

  test('shows what would change, changes it on record, and can be undone', async ({ assert }) => {
    const { id, state } = await givenProfessional(fresh.database, { city: 'Campinas', state: 'SP' })
    const city = async () => JSON.parse((await saude('show', state.slug, '--json')).out).city

    const rehearsed = await saude('edit', state.slug, '--city', 'santos', '--dry-run')
    assert.include(rehearsed.out, "city: 'Campinas' → 'Santos'")
    assert.equal(await city(), 'Campinas')

    const edited = await saude('edit', state.slug, '--city', 'santos', '--yes', '--json')
    assert.equal(edited.code, 0)
    const { importId } = JSON.parse(edited.out)
    assert.equal(await city(), 'Santos')
    const entries = await fresh.database.rows(`select action from audit_log where subject_id = ?`, [id])
    assert.deepInclude(entries, { action: 'professionals_imported' })

    assert.equal((await saude('undo-import', importId, '--yes')).code, 0)
    assert.equal(await city(), 'Campinas')
  })

  test('refuses what the editor refuses, and fields with a verb of their own', async ({ assert }) => {
    const { state } = await givenProfessional(fresh.database, { city: 'Campinas', state: 'SP' })

    const wrong = await saude('edit', state.slug, '--city', 'Lugar Nenhum', '--yes')
    assert.equal(wrong.code, 1)
    assert.include(wrong.err, 'city')
    assert.equal((await saude('edit', state.slug, '--yes')).code, 2)
    assert.equal((await saude('edit', state.slug, '--is-verified', 'sim', '--yes')).code, 2)
    assert.equal((await saude('edit', 'ninguem', '--city', 'Santos', '--yes')).code, 1)
  })
})
