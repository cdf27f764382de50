import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { explainFailure } from './explain_failure.ts'
import { readSettings } from './settings.ts'

function failureOf(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

test.group('What a failure is told as', () => {
  test('names the missing file, and the folder that is not one', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'saude-explain-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'file')
    writeFileSync(file, '')

    const missing = explainFailure(failureOf(() => readFileSync(join(folder, 'gone'))))
    const below = explainFailure(failureOf(() => writeFileSync(join(file, 'x'), '')))

    assert.equal(missing, `${join(folder, 'gone')} não existe.`)
    assert.match(below ?? '', /não é uma pasta/)
  })

  test('names a port in use', async ({ assert, cleanup }) => {
    const first = createServer().listen(0, '127.0.0.1')
    await once(first, 'listening')
    cleanup(() => void first.close())
    const { port } = first.address() as AddressInfo
    const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((refused) => [
      refused,
    ])

    assert.match(explainFailure(error) ?? '', new RegExp(`porta ${port} já está em uso`))
  })

  for (const [code, words] of [
    ['ENOSPC', /espaço no disco \(\/dados\)/],
    ['EROFS', /\/dados está em um disco só de leitura.*DATA_DIR/],
    ['EACCES', /Sem permissão em \/dados.*DATA_DIR/],
    ['53100', /disco do banco de dados está cheio/],
    ['28P01', /DATABASE_URL/],
    ['ECONNREFUSED', /DATABASE_URL/],
  ] as const)
    test(`has a remedy for ${code}`, ({ assert }) => {
      assert.match(explainFailure(Object.assign(new Error('x'), { code, path: '/dados' })) ?? '', words)
    })

  test('explains every invalid setting in Portuguese, with valid values', ({ assert }) => {
    const wrong = {
      ...{ NODE_ENV: 'prod', LOG_LEVEL: 'tudo', PORT: '70000', DATABASE_POOL: 'x', RATE_LIMIT_FACTOR: '-1' },
      ...{
        TIME_LIMIT_FACTOR: 'x',
        OTEL_TRACES_SAMPLER_ARG: '2',
        BRAND_NAME: 'x'.repeat(61),
        PASSWORD_COST: '1.5',
      },
    }

    const told = explainFailure(failureOf(() => readSettings(wrong))) ?? ''

    assert.include(told, 'LOG_LEVEL: use silent, error, warn, info ou debug')
    assert.include(told, 'PORT: use um número inteiro de 0 a 65535')
    for (const name of Object.keys(wrong)) assert.match(told, new RegExp(`- ${name}: use `))
    assert.notMatch(told, /Invalid|Too|expected/)
  })

  test("keeps a setting's own message, and a bug's stack", ({ assert }) => {
    assert.match(explainFailure(failureOf(() => readSettings({ PORT: 'x' }))) ?? '', /PORT: use um número/)
    assert.isNull(explainFailure(new TypeError('x is not a function')))
    assert.isNull(explainFailure('x'))
  })
})
