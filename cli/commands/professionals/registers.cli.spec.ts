import { test } from '@japa/runner'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude professionals import --map', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test("reads a council's list with codes of CBO and IBGE", async ({ assert }) => {
    await app.write(
      'lista.csv',
      [
        'Nome;Inscrição;UF;CBO;Código do município;E-mail',
        'ANA LIMA;12345;SP;225120;350950;ana@exemplo.com.br',
        'RUI REIS;;SP;225120;350950;rui@exemplo.com.br',
        'EVA DIAS;54321;SP;999999;350950;eva@exemplo.com.br',
      ].join('\n'),
    )

    const { out, code } = await app.saude('professionals import lista.csv --map council-list --yes')

    assert.equal(code, 0)
    assert.match(
      out,
      /Criadas +1[\s\S]+Fora: sem registro completo +1[\s\S]+Fora: ocupação sem especialidade +1/,
    )
    assert.deepEqual(await app.database.rows('select name, lastname, crm, city, state from professionals'), [
      { name: 'Ana', lastname: 'Lima', crm: 'CRM-SP 12345', city: 'Campinas', state: 'SP' },
    ])
  })

  test('takes a mapping of its own, and names one that cannot be used', async ({ assert }) => {
    await app.write(
      'mapa.json',
      JSON.stringify({ columns: { Quem: 'fullName' }, council: 'CRP', state: 'SP' }),
    )
    await app.write('torto.json', '{')
    await app.write('gente.csv', 'Quem,registration,CBO,email\nBia Melo,06123,2515-10,bia@exemplo.com.br\n')
    const words = ['professionals', 'import', 'gente.csv', '--map-column', 'CBO=occupation', '--yes']

    const imported = await app.saude([...words, '--map', 'mapa.json'])
    const [torn, missing] = [
      await app.saude([...words, '--map', 'torto.json']),
      await app.saude([...words, '--map', 'nenhum.json']),
    ]

    assert.match(imported.out, /Criadas +1/)
    assert.deepEqual([torn.code, missing.code], [1, 1])
    assert.match(torn.err, /torto\.json deve ser um JSON com "columns"/)
    assert.match(missing.err, /Não há mapeamento nenhum\.json/)
  })
})
