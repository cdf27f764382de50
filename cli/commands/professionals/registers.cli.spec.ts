import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
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
      /Criadas +1[\s\S]+Não entraram +1 linha sem registro completo\n +1 registro com ocupação que não é especialidade/,
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
    const nameless = await app.saude([...words, '--source', 'X', '--source-date', '2026-10-31'])
    assert.equal(nameless.code, 2)
    assert.match(torn.err, /torto\.json deve ser um JSON com "columns"/)
    assert.match(missing.err, /Não há mapeamento nenhum\.json/)
  })

  test('joins the files of the CNES into unclaimed profiles with places, found by the search', async ({
    assert,
  }) => {
    const quoted = (rows: readonly string[]) =>
      rows
        .map((row) =>
          row
            .split(';')
            .map((cell) => `"${cell}"`)
            .join(';'),
        )
        .join('\r\n')
    await mkdir(join(app.folder, 'cnes'))
    await app.write(
      'cnes/tbCargaHorariaSus202607.csv',
      quoted([
        'CO_UNIDADE;CO_PROFISSIONAL_SUS;CO_CBO;QT_CARGA_HORARIA_AMBULATORIAL;CO_CONSELHO_CLASSE;NU_REGISTRO;SG_UF_CRM',
        'U1;P1;225120;20;71;0777;SP',
        'U2;P1;225120;10;71;777;SP',
        'U1;P2;322230;40;;;',
      ]),
    )
    await app.write(
      'cnes/tbDadosProfissionalSus202607.csv',
      quoted(['CO_PROFISSIONAL_SUS;NO_PROFISSIONAL', 'P1;OTAVIO DE MORAES', 'P2;RUI REIS']),
    )
    await app.write(
      'cnes/tbEstabelecimento202607.csv',
      quoted([
        'CO_UNIDADE;NO_FANTASIA;NO_LOGRADOURO;NU_ENDERECO;NO_BAIRRO;CO_CEP;NU_TELEFONE;CO_MUNICIPIO_GESTOR',
        'U1;UBS CENTRO;RUA A;10;CENTRO;13010001;1932345678;350950',
        'U2;UBS SUL;RUA B;20;SUL;;;355030',
      ]),
    )
    const words = ['professionals', 'import', 'cnes', '--map', 'cnes', '--source', 'CNES']

    const first = await app.saude([...words, '--source-date', '2026-07-31', '--yes'])
    const again = await app.saude([...words, '--source-date', '2026-07-31', '--yes', '--json'])

    assert.equal(first.code, 0, first.err)
    assert.match(first.err, /Lendo tbCargaHorariaSus202607\.csv…[\s\S]+Reunindo as linhas de cada registro…/)
    assert.match(
      first.out,
      /Criadas +1[\s\S]+Não entraram +1 linha sem registro completo\n +1 linha de um registro que outra já tem/,
    )
    assert.deepInclude(JSON.parse(again.out), { created: 0, unchanged: 1, failed: 0 })
    const [found] = await app.database.rows(
      `select name, lastname, crm, source, (select count(*)::integer from locations where professional_id = p.id) as places,
         exists (select from professional_listings where professional_id = p.id) as listed
       from professionals p where name = 'Otavio'`,
    )
    assert.deepEqual(found, {
      ...{ name: 'Otavio', lastname: 'de Moraes', crm: 'CRM-SP 777', source: 'CNES' },
      ...{ places: 2, listed: true },
    })
  })
})
