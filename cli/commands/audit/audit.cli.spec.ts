import { test } from '@japa/runner'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresSecurityLog } from '#infrastructure/database/audit/postgres_logs.ts'
import { HmacKeyedHasher } from '#infrastructure/security/node_crypto.ts'
import { givenPost, givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

interface Entry {
  id: string
  action: string
  subjectId: string
  actorId: string
  reason: string | null
  undoneBy: string | null
}

test.group('saude audit', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const entries = async (options: string): Promise<Entry[]> =>
    JSON.parse((await app.saude(`audit list --json ${options}`)).out).entries

  test("accepts an operator's name with accents and blanks, and refuses invalid ones", async ({ assert }) => {
    const { id } = await givenProfessional(app.database, { slug: 'bia' })
    const verify = (name: string) => app.saude('professionals verify bia', '', { SAUDE_ACTOR: name })

    const refused = await verify('Maria; drop table')
    const before = await entries(`--subject ${id}`)
    const named = await verify('João Antônio de Souza')

    assert.deepEqual([refused.code, named.code], [2, 0], named.err)
    assert.match(refused.err, /SAUDE_ACTOR: use até 64 letras/)
    assert.isEmpty(before)
    const [entry] = await entries(`--subject ${id}`)
    assert.match(entry?.actorId ?? '', /^cli:[^/]+\/João Antônio de Souza$/)
  })

  test('lists actor, action and reason, and undoes an action once', async ({ assert }) => {
    const { id } = await givenProfessional(app.database, { slug: 'ana' })
    await app.saude(['professionals', 'block', 'ana', '--reason', 'denúncia'])
    const [blocking] = await entries(`--subject ${id}`)
    assert.deepInclude(blocking, { action: 'professional_blocked', reason: 'denúncia', undoneBy: null })
    assert.match(blocking?.actorId ?? '', /^cli:/)
    const number = blocking?.id ?? ''

    const before = await app.checksum()
    const dryRun = await app.saude(`audit undo ${number} --dry-run`)
    assert.deepEqual([dryRun.code, await app.checksum()], [0, before])

    const undone = await app.saude(`audit undo ${number} 999999 --json --yes`)
    assert.equal(undone.code, 3)
    assert.deepInclude(JSON.parse(undone.out), { done: 1, refused: 1 })
    const again = await app.saude(['audit', 'undo', number])

    assert.equal(again.code, 1)
    assert.match(again.err, /já foi desfeito/)
    const blocked = await app.database.row('select blocked from professionals where id = ?', [id])
    assert.deepEqual(blocked, { blocked: false })
    const [undoing, first] = await entries(`--subject ${id} --limit 2`)
    assert.equal(undoing?.action, 'professional_unblocked')
    assert.equal(first?.undoneBy, undoing?.id)
    const shown = await app.saude(`audit show ${number} 999999`)
    assert.deepEqual([shown.code, shown.err], [3, "Não há registro '999999'.\n"])
    assert.match(shown.out, /O quê +Conta bloqueada\nMudança +Bloqueado: Não → Sim\n[\s\S]+Motivo +denúncia/)
    const table = await app.saude('audit list --action professional_unblocked')
    assert.match(table.out, /Quem[\s\S]+Conta desbloqueada +Bloqueado: Sim → Não +/)
    assert.include(table.out, `conta ${id}`)
    const named = await app.saude('audit list --subject ana --since 2020-01-01 --until 2020-01-02 --json')
    assert.deepInclude(JSON.parse(named.out), { total: 0 })
    assert.lengthOf(await entries('--subject /ana'), 2)
    assert.lengthOf(await entries('--subject ana --since 2020-01-01'), 2)
  })

  test('refuses to undo what has changed since', async ({ assert }) => {
    const { id } = await givenProfessional(app.database, { slug: 'rui' })
    await app.saude('professionals verify rui')
    const [verification] = await entries(`--subject ${id}`)
    await app.saude('professionals verify rui --off')

    const { code, err } = await app.saude(['audit', 'undo', verification?.id ?? ''])

    assert.equal(code, 1)
    assert.match(err, /mudou desde então/)
  })

  test('publishes and unpublishes posts, and undoes that', async ({ assert }) => {
    const id = await givenPost(app.database, { slug: 'asma', isPublished: false, publishedAt: null })
    const before = await app.checksum()
    const dryRun = await app.saude('blog publish asma --dry-run')
    assert.deepEqual([dryRun.code, await app.checksum()], [0, before])

    const published = await app.saude(['blog', 'publish', '-', 'nada', '--reason', 'revisado'], 'asma\n')
    assert.deepEqual([published.code, published.out], [3, 'asma: publicado\n'])
    assert.match(published.err, /nada: não há post/)
    const listed = await app.saude('blog list --published --query asma --json')
    assert.deepInclude(JSON.parse(listed.out), { total: 1 })

    const shown = await app.saude('blog show /tudo-sobre/asma')
    assert.match(shown.out, new RegExp(`^Id +${id}\\nEndereço +/tudo-sobre/asma\\n[\\s\\S]+Introdução +`))
    const never = await app.saude('blog list --since 2099-01-01 --json')
    assert.equal(JSON.parse(never.out).total, 0)
    const [publication] = await entries(`--subject ${id}`)
    await app.saude(['audit', 'undo', publication?.id ?? ''])
    const drafts = await app.saude('blog list --no-published')
    assert.match(drafts.out, /asma +.* +rascunho/)
    const unpublished = await app.saude(['blog', 'unpublish', id, '--json'])
    assert.deepInclude(JSON.parse(unpublished.out), { done: 0, unchanged: 1, refused: 0 })
    const address = await app.saude('blog publish /tudo-sobre/asma --dry-run')
    assert.equal(address.out, 'asma: seria publicado\n', address.err)
  })

  test('lists security events by kind, account and day, without identities', async ({ assert }) => {
    const ana = await givenProfessional(app.database, { email: 'ana.lima@exemplo.com.br' })
    const hasher = new HmacKeyedHasher('k'.repeat(40))
    const log = new PostgresSecurityLog(app.database, { clock: new SystemClock(), hasher })
    await log.note({ kind: 'login_refused', accountId: ana.id, address: '203.0.113.7' })
    await log.note({ kind: 'login_refused', email: 'ninguem@exemplo.com.br', address: '203.0.113.7' })
    await log.note({ kind: 'limit_hit', address: '203.0.113.7', target: 'login' })

    const table = await app.saude('audit list --security --kind login_refused')
    const ofAna = await app.saude('audit list --security --email ana.lima@exemplo.com.br --json')
    const later = await app.saude('audit list --security --since 2099-01-01 --json')
    const misused = await app.saude('audit list --kind limit_hit')

    assert.match(table.out, /^Última vez +Vezes +O quê +Conta +De onde/)
    assert.match(table.out, /entrada recusada +Ana Lima/)
    assert.match(table.err, /2 de 2 eventos/)
    assert.notMatch(table.out, /203\.0|@/)
    const { total, events } = JSON.parse(ofAna.out)
    assert.equal(total, 1)
    assert.deepInclude(events[0], { kind: 'login_refused', accountId: ana.id, times: 1 })
    assert.equal(JSON.parse(later.out).total, 0)
    assert.deepEqual([misused.code, misused.err.split('\n')[0]], [2, '--kind só vale com --security.'])
  })
})
