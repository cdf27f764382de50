import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PRODUCTION } from '#infrastructure/composition/testing/production.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { runSaude, runSaudeWarm } from '../../testing/run_saude.ts'

const HEADER = 'name,lastname,email,specialty,crm,city,state,insurances'
const GOOD = 'Ana,Lima,ana@exemplo.com.br,Cardiologista,CRM-SP 12345,Campinas,SP,Amil|Unimed'
const BAD = 'Rui,Reis,rui,Cardiologista,CRM-SP 54321,Campinas,SP,'

test.group('saude professionals', (group) => {
  let fresh: FreshDatabase
  let folder = ''
  group.each.timeout(300_000)
  group.each.setup(async () => {
    fresh = await freshDatabase(2)
    folder = await mkdtemp(join(tmpdir(), 'saude-cli-'))
    return async () => {
      await fresh.drop()
      await rm(folder, { recursive: true })
    }
  })

  const saude = (words: string, input?: string) =>
    runSaudeWarm(words.split(' '), {
      cwd: folder,
      input,
      env: { DATABASE_URL: fresh.database.url, APP_KEY: 'k'.repeat(40), NODE_ENV: 'test' },
    })
  const write = (name: string, lines: readonly string[]) =>
    writeFile(join(folder, name), `${lines.join('\n')}\n`)

  test('imports a file, reports bad rows by line and field, and imports repaired ones', async ({
    assert,
  }) => {
    await write('medicos.csv', [HEADER, GOOD, BAD])

    const first = await saude('professionals import medicos.csv')
    assert.equal(first.code, 3)
    assert.match(first.err, /medicos\.csv:3 {2}email: não é um e-mail válido/)
    assert.match(first.out, /Criadas +1[\s\S]+Recusadas +1\nRecusadas por +email 1/)

    const failed = await readFile(join(folder, 'medicos.failed.csv'), 'utf8')
    await write('medicos.failed.csv', failed.trim().replace(',rui,', ',rui@exemplo.com.br,').split('\n'))
    const repaired = await saude('professionals import medicos.failed.csv')
    assert.equal(repaired.code, 0)
    assert.match(repaired.out, /Criadas +1/)
  })

  test('reports an import as JSON, with exit code 0 when nothing changes', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD])
    await saude('professionals import medicos.csv --yes')

    const { code, out } = await saude('professionals import medicos.csv --json')

    const expected = {
      read: 1,
      created: 0,
      unchanged: 1,
      failed: 0,
      failedFile: null,
      problems: [],
      dryRun: false,
    }
    assert.equal(code, 0)
    assert.deepInclude(JSON.parse(out), expected)
  })

  test('takes an import back as one, by the number it told', async ({ assert }) => {
    await write('antes.csv', [HEADER, GOOD])
    await saude('professionals import antes.csv --yes')
    await write('depois.csv', [
      HEADER,
      GOOD.replace('Campinas', 'Santos'),
      GOOD.replace('Ana,', 'Rui,').replace('ana@', 'rui@').replace('12345', '54321'),
    ])
    const told = await saude('professionals import depois.csv --yes')
    const [, number = ''] = /Para desfazer +saude professionals undo-import (\d+)/.exec(told.out) ?? []

    const rehearsed = await saude(`professionals undo-import ${number} --dry-run`)
    const undone = await saude(`professionals undo-import ${number} --json`)
    const again = await saude(`professionals undo-import ${number}`)

    assert.match(rehearsed.out, /Seriam tirados +1[\s\S]+Voltariam ao que eram +1/)
    assert.deepInclude(JSON.parse(undone.out), { removed: 1, restored: 1, changedSince: 0, left: [] })
    assert.deepEqual(await fresh.database.rows('select slug, city from professionals'), [
      { slug: 'ana-lima', city: 'Campinas' },
    ])
    assert.deepEqual([undone.code, again.code], [0, 2])
  })

  test('rehearses which fields of whom would change, and imports only new people', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD])
    await saude('professionals import medicos.csv --yes')
    const other = GOOD.replace('Ana,', 'Rui,').replace('ana@', 'rui@').replace('12345', '54321')
    await write('outros.csv', [HEADER, GOOD.replace('Campinas', 'Santos').replace('Amil|Unimed', ''), other])

    const rehearsed = await saude('professionals import outros.csv --dry-run')
    const clearing = await saude('professionals import outros.csv --dry-run --clear-empty --json')
    const onlyNew = await saude('professionals import outros.csv --only-new')

    assert.match(rehearsed.err, /outros\.csv:2 {2}ana-lima: city: 'Campinas' → 'Santos'/)
    assert.match(rehearsed.out, /Campos que mudariam +city 1/)
    assert.deepInclude(JSON.parse(clearing.out).changedFields, { city: 1, insurances: 1 })
    assert.match(onlyNew.out, /Criadas +1[\s\S]+Já existiam, e ficam +1/)
  })

  test('reads standard input and writes refused rows to the given file', async ({ assert }) => {
    const line = JSON.stringify({ email: 'ana@exemplo.com.br', name: 'Ana' })

    const { code, out } = await saude('professionals import - --failed recusadas.ndjson --json', `${line}\n`)

    assert.equal(code, 1)
    assert.deepInclude(JSON.parse(out), { read: 1, created: 0, failed: 1, failedFile: 'recusadas.ndjson' })
    assert.include(await readFile(join(folder, 'recusadas.ndjson'), 'utf8'), '"name":"Ana"')
  })

  test('overwrites an existing file with refused rows only on request', async ({ assert }) => {
    await write('medicos.csv', [HEADER, BAD])
    await write('outro.csv', ['de outra pessoa'])

    const refused = await saude('professionals import medicos.csv --failed outro.csv')
    assert.equal(refused.code, 2)
    assert.match(refused.err, /outro\.csv já existe: escolha outro nome, ou use --yes/)
    assert.equal(await readFile(join(folder, 'outro.csv'), 'utf8'), 'de outra pessoa\n')

    await saude('professionals import medicos.csv --failed outro.csv --yes')
    assert.include(await readFile(join(folder, 'outro.csv'), 'utf8'), 'rui')
  })

  test('writes nothing in a dry run', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD, BAD])

    const { code, out } = await saude('professionals import medicos.csv --dry-run --json')

    const told = await saude('professionals import medicos.csv --dry-run')
    assert.match(told.out, /Seriam criadas +1/)
    await write('sem.csv', [GOOD])
    const headless = await saude('professionals import sem.csv')
    assert.deepEqual([headless.code, headless.out], [1, ''])
    assert.match(headless.err, /Nenhuma coluna conhecida: há 'Ana', 'Lima'/)
    const list = await saude('professionals list --json')
    assert.equal(code, 3)
    assert.deepInclude(JSON.parse(out), { created: 1, failed: 1, failedFile: null, dryRun: true })
    assert.deepInclude(JSON.parse(list.out), { total: 0, professionals: [] })
  })

  test('reports a missing file', async ({ assert }) => {
    const { code, out, err } = await saude('professionals import nada.csv')

    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /nada\.csv não existe/)
  })

  test('lists by filters and shows by id, slug or e-mail', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD, 'Rui,Reis,rui@exemplo.com.br,Dentista,CRO-SP 54321,Santos,SP,'])
    await saude('professionals import medicos.csv')

    const list = JSON.parse((await saude('professionals list --specialty Dentista --json')).out)
    const shown = await saude(
      `professionals show ${list.professionals[0]?.id} ana-lima ninguem@exemplo.com.br --json`,
    )

    await fresh.database.rows(
      `insert into services (id, professional_id, name, price)
       select gen_random_uuid(), id, 'Consulta', 480 from professionals where slug = 'ana-lima'`,
    )
    const priced = await saude('professionals list --max-price 480 --json')
    assert.deepEqual(
      JSON.parse(priced.out).professionals.map((each: { slug: string }) => each.slug),
      ['ana-lima'],
    )
    assert.match((await saude('professionals show ana-lima')).out, /Preço +R\$\s480,00 \(Consulta\)/)
    assert.equal((await saude('professionals list --max-price 1e3')).code, 2)
    assert.equal(list.total, 1)
    assert.equal(shown.code, 3)
    assert.match(shown.err, /Não há profissional 'ninguem@exemplo.com.br'/)
    const [rui, ana] = JSON.parse(shown.out)
    assert.deepInclude(rui, { name: 'Rui', city: 'Santos', hasPassword: false })
    assert.deepInclude(ana, { email: 'ana@exemplo.com.br', insurances: ['Amil', 'Unimed'] })
  })

  test('shows professionals named in a file or standard input', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD, 'Rui,Reis,rui@exemplo.com.br,Dentista,CRO-SP 54321,Santos,SP,'])
    await saude('professionals import medicos.csv')
    await write('quem.txt', ['# equipe', 'ana-lima', 'rui-reis'])

    const named = await saude('professionals show - --file quem.txt --json', 'ana@exemplo.com.br\nana-lima\n')
    const alone = await saude('professionals show - --json', 'rui-reis\n')

    assert.deepEqual(
      JSON.parse(named.out).map(({ slug }: { slug: string }) => slug),
      ['ana-lima', 'ana-lima', 'rui-reis'],
    )
    assert.deepInclude(JSON.parse(alone.out), { slug: 'rui-reis' })
  })

  test('exports what an import finds unchanged, and lists in every format', async ({ assert }) => {
    const rui = {
      ...{
        name: 'Rui',
        lastname: 'Reis',
        email: 'rui@exemplo.com.br',
        specialty: 'Dentista',
        crm: 'CRO-SP 54321',
      },
      ...{ city: 'Santos', state: 'SP', bio: '=soma(1)\n"linha", 2;', availability: ['segunda', 'terca'] },
      ...{
        website: 'https://rui.com.br/',
        subscriptionLevel: 'premium',
        isVerified: true,
        cpfCnpj: '52998224725',
      },
    }
    await write('um.csv', [HEADER, GOOD])
    await write('outro.ndjson', [JSON.stringify(rui)])
    await saude('professionals import um.csv')
    await saude('professionals import outro.ndjson')

    const names = ['a.csv', 'a.ndjson.gz', 'a.xlsx']
    for (const name of names) {
      await saude(`professionals export ${name}`)
      const again = await saude(`professionals import ${name} --json`)
      assert.deepInclude(JSON.parse(again.out), { read: 2, unchanged: 2, failed: 0 }, name + again.err)
    }
    const [piped, csv, lines, all, field, option] = [
      await saude('professionals export - --state SP --format ndjson'),
      await saude('professionals list --all --format csv --fields slug,isVerified'),
      await saude('professionals list --format ndjson --limit 1'),
      await saude('professionals list --all --json --fields email'),
      await saude('professionals list --fields slug,nada --json'),
      await saude('professionals list --nada --json'),
    ]
    assert.lengthOf(piped.out.trim().split('\n'), 2)
    assert.equal(csv.out, 'slug,isVerified\nrui-reis,true\nana-lima,false\n')
    assert.equal(JSON.parse(lines.out).slug, 'rui-reis')
    assert.deepEqual(JSON.parse(all.out), {
      total: 2,
      professionals: [{ email: rui.email }, { email: 'ana@exemplo.com.br' }],
    })
    assert.match(JSON.parse(field.err).error.message, /Não há o campo 'nada'. Os campos: id, slug/)
    assert.deepEqual(JSON.parse(option.err).error, {
      exitCode: 2,
      message: "A opção '--nada' não existe.",
      help: 'saude professionals list --help',
    })
  }).timeout(180_000)

  test('keeps the search in step with imports', async ({ assert }) => {
    await write('medicos.csv', [HEADER, GOOD])
    await saude('professionals import medicos.csv')

    const status = await saude('search status --json')
    const rebuilt = await saude('search reindex --yes --json')

    assert.deepInclude(JSON.parse(status.out), { healthy: true, expected: 1, indexed: 1 })
    assert.deepInclude(JSON.parse(rebuilt.out), { indexed: 1 })
  })

  test('seeds the demonstration once, and never in production', async ({ assert }) => {
    const seeded = await saude('demo seed --json')
    const again = await saude('demo seed')
    const production = await runSaude(['demo', 'seed'], {
      cwd: folder,
      env: {
        DATABASE_URL: fresh.database.url,
        ...PRODUCTION,
      },
    })

    assert.isAbove(JSON.parse(seeded.out).professionals, 200)
    assert.equal(again.code, 1)
    assert.match(again.err, /já estão no banco/)
    assert.equal(production.code, 1)
    assert.match(production.err, /recusados em produção/)
  })
})
