import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { isPrivateSite } from './demo_rules.ts'
import { readSettings } from './settings.ts'
import { PRODUCTION } from './testing/production.ts'

test.group('The settings', () => {
  test('accept common passwords only on request', ({ assert }) => {
    assert.isTrue(readSettings({}).REFUSE_COMMON_PASSWORDS)
    assert.isTrue(readSettings(PRODUCTION).REFUSE_COMMON_PASSWORDS)
    assert.isFalse(readSettings({ NODE_ENV: 'test', REFUSE_COMMON_PASSWORDS: '0' }).REFUSE_COMMON_PASSWORDS)
    assert.throws(
      () => readSettings({ REFUSE_COMMON_PASSWORDS: 'não' }),
      /REFUSE_COMMON_PASSWORDS: use 0 ou 1/,
    )
  })

  test('never accept common passwords in production', ({ assert }) => {
    const variables = { ...PRODUCTION, REFUSE_COMMON_PASSWORDS: '0' }

    assert.throws(() => readSettings(variables), /REFUSE_COMMON_PASSWORDS: não pode ser 0 em produção/)
  })

  const REFUSED_IN_PRODUCTION: [string, Record<string, string>, RegExp][] = [
    ['no mail server', { SMTP_URL: '' }, /SMTP_URL: é obrigatória em produção.*smtp:\/\//],
    ['the mail catcher', { SMTP_URL: 'smtp://mail:1025' }, /SMTP_URL: mail:1025 só guarda os e-mails/],
    ['sources in the browser', { HOT: '1' }, /HOT: .*não existe em produção.*npm start/],
    ['an open line', { APP_URL: 'http://saude.example' }, /APP_URL: use https:\/\/ em produção/],
    ['an open line by number', { APP_URL: 'http://192.168.0.9' }, /APP_URL: use https:\/\/ em produção/],
    ['a key of one letter', { APP_KEY: 'k'.repeat(40) }, /APP_KEY: .*openssl rand -base64 32/],
    ['a key of a few letters', { APP_KEY: 'abcabd'.repeat(8) }, /APP_KEY: .*openssl rand -base64 32/],
    [
      'the shipped password of the database',
      { DATABASE_URL: 'postgres://saude_app:local-app@postgres/x' },
      /DATABASE_URL: .*docker-compose\.yml.*APP_DATABASE_PASSWORD/,
    ],
    [
      'the shipped password of the owner, escaped too',
      { DATABASE_OWNER_URL: 'postgres://saude_owner:local%2Downer@postgres/x' },
      /DATABASE_OWNER_URL: .*OWNER_DATABASE_PASSWORD/,
    ],
    [
      'the shipped password beside the address',
      { DATABASE_REPLICA: 'postgres://postgres/x?user=saude_app&password=local-app' },
      /DATABASE_REPLICA: .*APP_DATABASE_PASSWORD/,
    ],
    ['the shipped key of the search', { MEILI_KEY: 'local-key-of-the-search' }, /MEILI_KEY: .*MEILI_KEY/],
    ['trust in everybody', { TRUSTED_PROXIES: '128.0.0.0/1' }, /TRUSTED_PROXIES: .*internet inteira/],
  ]
  for (const [what, changes, sentence] of REFUSED_IN_PRODUCTION)
    test(`refuse ${what} only in production, with a remedy and without the value`, ({ assert }) => {
      const [value = ''] = Object.values(changes)

      assert.throws(() => readSettings({ ...PRODUCTION, ...changes }), sentence)
      assert.doesNotThrow(() => readSettings(changes))
      if (value.includes('local-')) assert.notInclude(problemsOf({ ...PRODUCTION, ...changes }), value)
    })

  test('accept http in production on the local machine', ({ assert }) => {
    for (const APP_URL of ['http://localhost:3333', 'http://127.0.0.1:3333', 'http://[::1]:3333'])
      assert.equal(readSettings({ ...PRODUCTION, APP_URL }).APP_URL, APP_URL)
  })

  test('explain how to encode a password in an address', ({ assert }) => {
    for (const password of ['p#s', '12#34', 'a/b', '12/3', 'a?b', '1?2', '#'])
      for (const [name, scheme] of [
        ['SMTP_URL', 'smtp'],
        ['DATABASE_URL', 'postgres'],
      ] as const)
        assert.match(
          problemsOf({ [name]: `${scheme}://site:${password}@um.exemplo:25/x` }),
          new RegExp(`${name}: na senha escreva # como %23, / como %2F e \\? como %3F$`, 'm'),
          password,
        )
    for (const DATABASE_URL of [
      'postgres://site:p%23s%2F@um.exemplo/x',
      'postgres://um.exemplo:5432/x?user=site&password=p@s',
    ])
      assert.equal(readSettings({ DATABASE_URL }).DATABASE_URL, DATABASE_URL)
  })

  test('name an invalid proxy address', ({ assert }) => {
    assert.throws(() => readSettings({ TRUSTED_PROXIES: 'nginx' }), /TRUSTED_PROXIES: use endereços ou redes/)
    assert.deepEqual(readSettings({ TRUSTED_PROXIES: '10.77.0.0/24, 192.0.2.7 ::1' }).TRUSTED_PROXIES, [
      ...['10.77.0.0/24', '192.0.2.7', '::1'],
    ])
  })

  test('name one PostgreSQL server', ({ assert }) => {
    const DATABASE_URL = 'postgres://saude:secret@one:5432/site'
    assert.equal(readSettings({ DATABASE_URL }).DATABASE_URL, DATABASE_URL)
    for (const wrong of ['mysql://one/site', 'postgres://one:5432,two:5433/site', 'one'])
      assert.throws(() => readSettings({ DATABASE_URL: wrong }), /DATABASE_URL: use postgres/)
  })

  test('listen on all interfaces, but only locally in development', ({ assert }) => {
    assert.equal(readSettings({}).HOST, '0.0.0.0')
    assert.equal(readSettings({ HOT: '1' }).HOST, '127.0.0.1')
    assert.equal(readSettings({ HOT: '1', HOST: '0.0.0.0' }).HOST, '0.0.0.0')
  })

  test('allow demo accounts only on a private site', ({ assert }) => {
    const isDemo = (APP_URL: string) => isPrivateSite(readSettings({ APP_URL }))
    const own = [
      '',
      'http://localhost:3333',
      'http://192.168.0.9',
      'http://meu-pc.local',
      'http://saude.test',
    ]
    const everybodys = ['https://saude.example', 'http://203.0.113.9', 'https://[2001:db8::1]']

    assert.deepEqual(own.filter(isDemo), own)
    assert.deepEqual(everybodys.filter(isDemo), [])
    assert.isFalse(isPrivateSite(readSettings(PRODUCTION)))
    assert.throws(
      () => readSettings({ APP_URL: 'https://saude.example', SEED_DEMO: '1' }),
      /SEED_DEMO: .*senha conhecida.*APP_URL/,
    )
  })
})

test.group('A secret in a file', (group) => {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'))
    return () => rm(folder, { recursive: true })
  })
  const fileWith = async (content: string) => {
    const path = join(folder, 'secret')
    await writeFile(path, content)
    return path
  }

  const SECRETS = {
    ...{
      APP_KEY: PRODUCTION.APP_KEY,
      MONITORING_SECRET: 'watched-by-somebody',
      MEILI_KEY: 'a-key-of-our-own',
    },
    ...{ S3_SECRET: 'a-secret-of-the-store', SMTP_URL: 'smtp://site:word@mail.example:587' },
    ...{ DATABASE_URL: 'postgres://app:word@db/x', DATABASE_OWNER_URL: 'postgres://owner:word@db/x' },
    DATABASE_REPLICA: 'postgres://app:word@replica/x',
  }
  const STORE = {
    S3_URL: 'https://s3.example',
    S3_BUCKET: 'photos',
    S3_KEY_ID: 'AKIA',
    S3_SECRET: 'long-enough',
  }
  for (const [name, value] of Object.entries(SECRETS))
    test(`is read as ${name}, without the line end`, async ({ assert }) => {
      const { [name]: _, ...variables }: Record<string, string> = { ...PRODUCTION, ...STORE }
      const path = await fileWith(`${value}\n`)

      const settings = readSettings({ ...variables, [name]: '', [`${name}_FILE`]: path })

      assert.equal(settings[name as keyof typeof SECRETS], value)
    })

  test('is validated and never shown', async ({ assert }) => {
    const MEILI_KEY_FILE = await fileWith('local-key-of-the-search')
    const problems = problemsOf({ ...PRODUCTION, MEILI_KEY_FILE })

    assert.match(problems, /MEILI_KEY: .*docker-compose\.yml/)
    assert.notInclude(problems, 'local-key')
  })

  test('is refused when given twice, empty or unreadable', async ({ assert }) => {
    const DATABASE_URL_FILE = await fileWith(' \n')
    const missing = join(folder, 'nobody')

    assert.match(problemsOf({ DATABASE_URL_FILE }), /DATABASE_URL_FILE: .*vazio/)
    assert.match(problemsOf({ DATABASE_URL_FILE: folder }), /DATABASE_URL_FILE: .*EISDIR/)
    assert.match(
      problemsOf({ APP_KEY_FILE: missing, SMTP_URL_FILE: missing }),
      /APP_KEY_FILE: .*ENOENT[^]*SMTP_URL_FILE: /,
    )
    assert.match(
      problemsOf({ DATABASE_URL: SECRETS.DATABASE_URL, DATABASE_URL_FILE }),
      /DATABASE_URL_FILE: .*só uma/,
    )
  })

  test('is ignored when the variable is blank', ({ assert }) => {
    assert.isUndefined(readSettings({ APP_KEY_FILE: '' }).APP_KEY)
  })
})

function problemsOf(variables: Record<string, string>): string {
  try {
    readSettings(variables)
    return ''
  } catch (error) {
    return String(error)
  }
}
