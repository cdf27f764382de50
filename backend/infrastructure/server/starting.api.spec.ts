import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PRODUCTION } from '#infrastructure/composition/testing/production.ts'
import { PostgresProfessionalRepository } from '#infrastructure/database/professionals/postgres_professional_repository.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { ROOT } from './screens.ts'
import { SITE, startSiteProcess } from './testing/site_process.ts'
import { clusterFolder } from '#infrastructure/embedded_postgres/cluster/cluster_folder.ts'
import { inspectCluster } from '#infrastructure/embedded_postgres/look_at_cluster.ts'

const SECRET = 'segredo-5f3a'

test.group('Starting', (group) => {
  let fresh: FreshDatabase
  let folder = ''
  group.each.timeout(300_000)
  group.setup(async () => {
    fresh = await freshDatabase(2)
    folder = await mkdtemp(join(tmpdir(), 'saude-start-'))
    return async () => {
      await fresh.drop()
      await rm(folder, { recursive: true })
    }
  })

  const start = (variables: Record<string, string>) =>
    startSiteProcess({
      ...{ DATABASE_URL: fresh.applicationUrl, DATABASE_OWNER_URL: fresh.database.url, DATA_DIR: folder },
      ...variables,
    })
  const APP_KEY = 'a-key-for-tests-only-0123456789-0123456789'
  const refusalOf = async (variables: Record<string, string>) => {
    try {
      await (await start(variables)).lines()
      return 'it started'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  test('reports everything missing in production, in Portuguese, and ends', async ({ assert }) => {
    const refusal = await refusalOf({ NODE_ENV: 'production', HOT: '1' })

    for (const name of ['APP_KEY', 'APP_URL', 'SMTP_URL', 'HOT']) assert.include(refusal, `  - ${name}: `)
    assert.match(refusal, /^Configuração inválida:\n/)
  })

  test('refuses a public site with demo accounts', async ({ assert }) => {
    const admin = aProfessional({ email: 'admin@demo.local', role: 'admin' })
    await new PostgresProfessionalRepository(fresh.database, new SystemClock()).save(admin)

    const production = await refusalOf(PRODUCTION)
    const forgotten = await refusalOf({ NODE_ENV: '', APP_KEY, APP_URL: 'https://saude.example' })
    const own = await refusalOf({ NODE_ENV: '', APP_KEY, APP_URL: 'http://192.168.0.9:3333' })

    assert.match(production, /DATABASE_URL: o banco tem contas de demonstração/)
    assert.match(forgotten, /DATABASE_URL: o banco tem contas de demonstração[\s\S]+APP_URL: /)
    assert.equal(own, 'it started')
  })
})

test.group('A first start', (group) => {
  group.each.timeout(300_000)

  test('leaves no PostgreSQL behind when stopped early', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'saude-start-'))
    await chmod(folder, 0o755)
    cleanup(() => rm(folder, { recursive: true }))
    const settings = { NODE_ENV: 'development', DATABASE_URL: '', SEED_DEMO: '1', DATA_DIR: folder }

    await assert.rejects(() =>
      startSiteProcess(settings, { ...SITE, endsAt: /Criando dados de demonstração/ }),
    )

    assert.equal((await inspectCluster(folder)).state, 'stopped')
    await rm(clusterFolder(folder).home, { recursive: true, force: true })
  })
})

test.group('The server of sources', (group) => {
  group.each.timeout(300_000)

  test('serves no key, mail, setting or backend source', async ({ assert, cleanup }) => {
    const fresh = await freshDatabase(2)
    const root = fileURLToPath(ROOT)
    // Where even a folder that may be served holds it.
    const data = join(root, 'frontend', '.data', `test-${process.pid}`)
    await mkdir(join(data, 'mail'), { recursive: true })
    await writeFile(join(data, 'app_key'), `${SECRET}-0123456789-0123456789-0123456789`)
    await writeFile(join(data, 'mail', 'x.eml'), SECRET)
    cleanup(async () => {
      await fresh.drop()
      await rm(data, { recursive: true })
    })
    const site = await startSiteProcess({
      ...{ DATABASE_URL: fresh.applicationUrl, DATABASE_OWNER_URL: fresh.database.url, DATA_DIR: data },
      ...{ NODE_ENV: 'development', HOT: '1', SEED_DEMO: '0', LOG_LEVEL: 'silent' },
    })
    cleanup(async () => void (await site.lines()))

    const secrets = [`${data}/app_key`, `${data}/mail/x.eml`]
    const paths = [
      ...secrets,
      `${root}package.json`,
      `${root}.git`,
      `${root}.env`,
      `${root}docker-compose.yml`,
    ]
    const sources = [`${root}backend/infrastructure/composition/settings.ts`, '/etc/hostname']
    const answers = await Promise.all(
      [...paths, ...sources].flatMap((path) => disguises(path, root).map((asked) => ask(site.url, asked))),
    )
    const open = answers.filter(({ status, body }) => status === 200 && !body.startsWith('<!DOCTYPE'))

    assert.deepEqual(
      open.map(({ path }) => path),
      [],
    )
    for (const { body, path } of answers) assert.notInclude(body, SECRET, path)
    assert.equal((await ask(site.url, '/app/entry_client.tsx')).status, 200)
    assert.equal((await ask(site.url, `/@fs${root}backend/domain/shared/email.ts`)).status, 200)
  })
})

test.group('npm run dev', (group) => {
  group.each.timeout(300_000)

  test('serves a page with the settings of .env, without restarting, and shows changes', async ({
    assert,
    cleanup,
  }) => {
    const fresh = await freshDatabase(2)
    const folder = await mkdtemp(join(tmpdir(), 'saude-dev-'))
    cleanup(async () => {
      await rm(folder, { recursive: true })
      await fresh.drop()
    })
    await copyOfCheckout(folder)
    const settings = [`DATABASE_URL=${fresh.applicationUrl}`, 'BRAND_NAME=Clínica do Vale', 'SEED_DEMO=1']
    await writeFile(join(folder, '.env'), settings.join('\n'))
    const site = await startSiteProcess(
      {
        ...{ DATABASE_OWNER_URL: fresh.database.url, DATA_DIR: join(folder, '.data') },
        ...{ NODE_ENV: 'development', SEED_DEMO: '0', LOG_LEVEL: 'error' },
      },
      { program: [join(folder, 'cli', 'npm', 'dev.mjs')], endsAt: /Restarting/ },
    )
    const page = async () => (await fetch(`${site.url}${PAGE.path}`)).text()

    const before = await page()
    const source = await readFile(join(folder, PAGE.source), 'utf8')
    await writeFile(join(folder, PAGE.source), source.replaceAll(PAGE.words, 'Palavras trocadas'))
    while (!(await page()).includes('Palavras trocadas'));

    for (const words of [PAGE.words, 'Clínica do Vale']) assert.include(before, words)
    assert.equal(await fresh.database.count('from professionals'), 0)
    assert.isEmpty((await site.lines()).filter((line) => /Restarting|Change detected/.test(line)))
  })
})

/** A page that shows the same to everybody, where it stands and what it says. */
const PAGE = {
  path: '/acessibilidade',
  source: 'frontend/features/legal/accessibility_screen.tsx',
  words: 'Acessibilidade dos consultórios',
}

/** What starts from it writes nothing into the checkout. */
async function copyOfCheckout(folder: string): Promise<void> {
  const root = fileURLToPath(ROOT)
  for (const name of [
    'backend',
    'search',
    'cli',
    'frontend',
    'adonisrc.ts',
    'package.json',
    'package-lock.json',
  ])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** The ways by which tools of this kind were once led to a file that is not for the browser. */
function disguises(path: string, root: string): string[] {
  const plain = `/@fs${path}`
  const queries = [
    '',
    '?raw',
    '?import',
    '?url',
    '?inline',
    '?raw??',
    '?import&raw??',
    '?import&raw',
    '?inline&import',
  ]
  const files = ['?.svg?.wasm?init', '?import&url', '?html-proxy&index=0.css', '/', '#']
  const escaped = plain.replace('.data', '%2edata').replace('app_key', 'app%5fkey')
  const upwards = `/@fs${root}frontend/app/../../${path.slice(root.length)}`
  const relative = `/..%2f${path.slice(root.length)}`
  const others = [escaped, upwards, relative, `/..${path.slice(root.length - 1)}`, `/@fs/${path}`, path]
  return [...[...queries, ...files].map((ending) => plain + ending), ...others]
}

interface Answer {
  path: string
  status: number
  body: string
}

/** Sends the path as it stands. */
function ask(url: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host: `192.168.1.5:${port}` } }, (answer) => {
      text(answer).then((body) => resolve({ path, status: answer.statusCode ?? 0, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}
