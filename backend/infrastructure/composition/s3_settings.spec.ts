import { test } from '@japa/runner'
import { s3Of } from './site_of.ts'
import { InvalidSettings, readSettings } from './settings.ts'

const WHOLE = {
  S3_URL: 'https://s3.exemplo.com.br',
  S3_BUCKET: 'fotos-saude',
  S3_KEY_ID: 'AKIAEXEMPLO',
  S3_SECRET: 'segredo/muito+longo=',
}

function problemsOf(changes: Record<string, string>): string {
  try {
    readSettings({ ...WHOLE, ...changes })
    return ''
  } catch (error) {
    if (error instanceof InvalidSettings) return error.message
    throw error
  }
}

test.group('Settings of an S3-compatible store', () => {
  test('keep photos in PostgreSQL when unset or blank', ({ assert }) => {
    assert.isNull(s3Of(readSettings({})))
    assert.isNull(
      s3Of(readSettings({ S3_URL: '', S3_BUCKET: '', S3_KEY_ID: '', S3_SECRET: '', S3_REGION: '' })),
    )
  })

  test("contain the bucket's address and key", ({ assert }) => {
    const address = {
      url: WHOLE.S3_URL,
      bucket: 'fotos-saude',
      keyId: 'AKIAEXEMPLO',
      secret: WHOLE.S3_SECRET,
    }

    assert.deepEqual(s3Of(readSettings(WHOLE)), { ...address, region: 'us-east-1' })
    assert.equal(s3Of(readSettings({ ...WHOLE, S3_REGION: 'auto' }))?.region, 'auto')
  })

  for (const name of Object.keys(WHOLE))
    test(`name ${name} when missing`, ({ assert }) => {
      assert.match(problemsOf({ [name]: '' }), new RegExp(`^  - ${name}: é obrigatória quando há S3_`, 'm'))
    })

  const WRONG: [keyof typeof WHOLE | 'S3_REGION', string, RegExp][] = [
    ['S3_URL', 'ftp://s3.exemplo.com.br', /S3_URL: use http/],
    ['S3_URL', 'https://s3.exemplo.com.br/fotos', /S3_URL: use só o endereço do servidor/],
    ['S3_URL', 'https://alguem:segredo@s3.exemplo.com.br', /S3_URL: use só o endereço do servidor/],
    ['S3_URL', 's3.exemplo.com.br', /S3_URL: use http/],
    ['S3_BUCKET', 'Fotos/minhas', /S3_BUCKET: use 3 a 63 letras minúsculas/],
    ['S3_REGION', 'são paulo', /S3_REGION: use o nome de uma região/],
    ['S3_KEY_ID', 'com espaço', /S3_KEY_ID: use o identificador/],
    ['S3_SECRET', 'curto', /S3_SECRET: use ao menos 8/],
  ]
  for (const [name, value, problem] of WRONG)
    test(`refuse ${name}=${value} and repeat no value`, ({ assert }) => {
      assert.match(problemsOf({ [name]: value }), problem)
      assert.notInclude(problemsOf({ [name]: value }), value)
      assert.notInclude(problemsOf({ [name]: value }), WHOLE.S3_SECRET)
    })
})
