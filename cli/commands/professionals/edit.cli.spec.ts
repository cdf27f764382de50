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

  const saude = (...words: string[]) => run('professionals', words)
  const users = (...words: string[]) => run('users', words)
  const run = (noun: string, words: readonly string[]) =>
    runSaudeWarm([noun, ...words], {
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
    const missing = await saude('edit', 'ninguem', '--city', 'Santos', '--yes')
    assert.equal(missing.code, 1)
    assert.match(missing.err, /^ninguem: não há profissional/)
    assert.equal((await saude('list', '--city', '')).code, 2)
  })

  test('corrects a profile that nobody has claimed, its registration too, and neither verifies nor promotes it', async ({
    assert,
  }) => {
    const { state } = await givenProfessional(fresh.database, { city: 'Campinas', state: 'SP' })
    await fresh.database.rows(
      `update professionals set email = null, password_hash = null, source = 'CNES', source_date = '2026-07-31' where slug = ?`,
      [state.slug],
    )

    const edited = await saude('edit', state.slug, '--city', 'Santos', '--crm', 'CRM-SP 98765', '--yes')
    assert.equal(edited.code, 0, edited.err)
    const shown = await saude('show', state.slug)
    assert.match(shown.out, /CRM-SP 98765[\s\S]+Santos\/SP[\s\S]+CNES, 2026-07-31/)
    assert.equal(JSON.parse((await saude('list', '--json')).out).total, 1)
    const verified = await saude('verify', state.slug, '--yes')
    assert.equal(verified.code, 1)
    assert.match(verified.err, /ninguém assumiu este perfil/)
    for (const verb of ['promote', 'reset-password'])
      assert.equal((await users(verb, state.slug, '--yes')).code, 1, verb)
  })
})
