import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import { BrazilianUtilsDocuments } from '#infrastructure/brazil/brazilian_utils_documents.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import {
  NAMES,
  NO_NAMES,
  PASTED_DOCUMENTS,
  PASTED_TELEPHONES,
  PASTED_WHATSAPPS,
} from '#domain/shared/testing/pasted_values.ts'
import { checkRecord } from './check_record.ts'
import { columnNames, underOurNames } from './column_names.ts'
import { aRow, type Row } from './testing/import_workshop.ts'
import { namedCells } from './testing/listed_records.ts'

const documents = new BrazilianUtilsDocuments()
const context = {
  municipalities: KnownMunicipalities.of(await new InMemoryMunicipalityCatalogue().all()),
  ids: new SequentialIds(),
  at: new Date(),
  readLexicon,
}
const check = (changes: Row, clearsEmpty = false) =>
  checkRecord(namedCells(aRow(changes)), documents, { ...context, clearsEmpty })

function wrongFields(changes: Row): string[] {
  const checked = check(changes)
  return checked.ok ? [] : checked.failure.map(({ field }) => field)
}

function columnsOf(row: Row): Record<string, unknown> {
  const fields = underOurNames(namedCells(row))
  const checked = checkRecord(fields, documents, context)
  return checked.ok ? { ...checked.value.columns } : { refused: checked.failure.map(({ field }) => field) }
}

test.group('what people have in a sheet', () => {
  const read = (column: string, value: unknown) => columnsOf(aRow({ [column]: value }))[column]

  test('is tidied like pasted text', ({ assert }) => {
    for (const { pasted, stored } of NAMES) {
      const checked = check({ name: pasted })
      assert.equal(
        checked.ok && checked.value.newProfessional.ok && checked.value.newProfessional.value.name,
        stored,
        pasted,
      )
    }
    for (const { pasted, stored } of [...PASTED_TELEPHONES, ...PASTED_WHATSAPPS]) {
      const checked = check({ phone: pasted })
      assert.equal(
        checked.ok && checked.value.newProfessional.ok && checked.value.newProfessional.value.phone,
        stored,
        pasted,
      )
    }
    for (const { pasted } of PASTED_TELEPHONES)
      assert.deepEqual(wrongFields({ whatsapp: pasted }), ['whatsapp'])
    for (const name of NO_NAMES) assert.deepEqual(wrongFields({ name }), ['name'], name)
    for (const { pasted } of PASTED_DOCUMENTS) assert.deepEqual(wrongFields({ cpfCnpj: pasted }), [], pasted)
  })

  test('has the same meaning as in the search', ({ assert }) => {
    const meanings: Record<string, Record<string, unknown>> = {
      specialty: {
        ...{ Cardiologia: 'Cardiologista', 'Cirurgiã-Dentista': 'Dentista', FISIOTERAPIA: 'Fisioterapeuta' },
        ...{ 'Ortopedia e Traumatologia': 'Ortopedista', Nutrição: 'Nutricionista' },
        ...{ 'Médica dermatologista': 'Dermatologista', 'Especialista em Cardiologia': 'Cardiologista' },
        ...{ 'CARDIOLOGIA - RQE Nº: 12345': 'Cardiologista', 'PSICÓLOGO CLÍNICO': 'Psicólogo' },
        ...{ 'FISIOTERAPEUTA GERAL': 'Fisioterapeuta', 'Cirurgião-dentista - clínico geral': 'Dentista' },
        'ENFERMEIRO DA ESTRATEGIA DE SAUDE DA FAMILIA': 'Enfermeiro',
        'Médico da Estratégia de Saúde da Família': 'Médico da Família',
        'Médico em radiologia e diagnóstico por imagem': 'Radiologista',
      },
      state: { 'São Paulo': 'SP', 'sao paulo': 'SP', sp: 'SP' },
      displayGender: { Masculino: 'masculino', F: 'feminino', 'Fem.': 'feminino', m: 'masculino' },
      title: { DRA: 'Dra', 'Dr.': 'Dr', doutora: 'Dra' },
      presencial: {
        Sim: true,
        S: true,
        VERDADEIRO: true,
        x: true,
        '1': true,
        Não: false,
        FALSO: false,
        N: false,
      },
      insurances: {
        ...{ 'unimed; AMIL': ['Unimed', 'Amil'], 'Bradesco, Cassi': ['Bradesco Saúde', 'Cassi'] },
        ...{ 'UNIMED CAMPINAS|Amil': ['Unimed', 'Amil'] },
      },
      availability: { 'Segunda-feira; terça': ['segunda', 'terca'] },
    }
    for (const [column, values] of Object.entries(meanings))
      for (const [value, meaning] of Object.entries(values))
        assert.deepEqual(read(column, value), meaning, value)
  })

  test("can contain the state in the city's cell", ({ assert }) => {
    for (const city of [
      'Campinas/SP',
      'SP - Campinas',
      'Campinas - SP',
      'Campinas-SP',
      'Campinas (SP)',
      'Campinas, São Paulo',
    ])
      assert.include(columnsOf(aRow({ city, state: '' })), { city: 'Campinas', state: 'SP' }, city)
    assert.include(columnsOf(aRow({ city: 'Campinas/RJ' })), { city: 'Campinas/RJ', state: 'SP' })
  })

  test('can have a full name under various headings', ({ assert }) => {
    const { name: _, lastname: __, crm, ...row } = aRow()
    const columns = columnsOf({
      ...row,
      'Nome completo': 'Dra. Ana Maria Lima',
      'Nº do Conselho': crm,
      'Celular/WhatsApp': 11987654321,
    })
    assert.include(columns, {
      name: 'Ana',
      lastname: 'Maria Lima',
      title: 'Dra',
      whatsapp: '11987654321',
      crm,
    })
  })

  test('can have the whole name under Nome without last names', ({ assert }) => {
    const { name: _, lastname: __, ...row } = aRow()
    const whole = columnsOf({ ...row, Nome: 'Dr. William Teixeira Haddad Jr.' })
    assert.include(whole, { name: 'William', lastname: 'Teixeira Haddad Jr.', title: 'Dr' })
    assert.deepEqual(underOurNames({ names: ['name', 'email'], cells: [] }).names, ['name', 'email'])
  })

  test('gets lost zeros back only for numbers', ({ assert }) => {
    assert.equal(read('cep', 1310100), '01310100')
    assert.deepEqual(columnsOf(aRow({ cep: '1310100' })), { refused: ['cep'] })
    assert.equal(read('cpfCnpj', 3774781052), '03774781052')
    assert.deepEqual(columnsOf(aRow({ cpfCnpj: '3774781052' })), { refused: ['cpfCnpj'] })
    assert.equal(read('whatsapp', '11987654321.0'), '11987654321')
  })

  test('can have several numbers in one cell, of which the first is used', ({ assert }) => {
    assert.equal(read('phone', '34 3227-9025 / 34 98441-5500'), '34 3227-9025')
    assert.equal(read('whatsapp', '0800 722 1234 ou 34 98441-5500'), '34 98441-5500')
    assert.equal(read('phone', '34 3227-9025, ramal 7'), '34 3227-9025, ramal 7')
  })

  test('is refused with its raw text and every missing field', ({ assert }) => {
    const { name: _, lastname: __, ...row } = aRow()
    const checked = checkRecord(
      namedCells({ ...row, state: 'São Paolo', insurances: 'Amil; Foo' }),
      documents,
      context,
    )
    assert.deepEqual(checked.ok ? [] : checked.failure.map(({ field, reason }) => `${field}: ${reason}`), [
      "insurances: 'Amil; Foo' há um convênio fora do catálogo (separe-os por | ou por ponto e vírgula)",
      "state: 'São Paolo' não é um estado",
      'name: é obrigatório para quem ainda não tem perfil',
      'lastname: é obrigatório para quem ainda não tem perfil',
    ])
    assert.equal(check({ whatsapp: '(11) 8765-4328' }).ok, false)
  })

  test('accepts columns named by an operator', ({ assert }) => {
    const columns = columnNames(['Contato=whatsapp', 'Quem é=nome completo']) ?? undefined
    const { names } = underOurNames({ names: ['CONTATO', 'quem é', 'uf'], cells: [] }, columns)
    assert.deepEqual(names, ['whatsapp', 'fullName', 'state'])
    for (const pair of ['Contato', 'Contato=zzz', '=whatsapp']) assert.isNull(columnNames([pair]), pair)
  })
})

test.group('checkRecord', () => {
  test('names every wrong field of a row, not only the first', ({ assert }) => {
    const wrong = wrongFields({
      email: 'x',
      name: 'A',
      state: 'XX',
      cep: '123',
      presencial: 'talvez',
      insurances: 'Foo',
    })

    assert.sameMembers(wrong, ['email', 'name', 'state', 'cep', 'presencial', 'insurances'])
  })

  test('accepts up to two specialist registrations together with a CRM', ({ assert }) => {
    const crm = 'CRM-SP 123456'
    for (const rqe of ['RQE 12.345 | 678', ['12345', '678'], 12345, ''])
      assert.deepEqual(wrongFields({ crm, rqe }), [], JSON.stringify(rqe))
    for (const rqe of ['1|2|3', 'dois']) assert.deepEqual(wrongFields({ crm, rqe }), ['rqe'])
    assert.deepEqual(wrongFields({ crm: 'CRP 06/12345', rqe: '12345' }), ['rqe'])
  })

  test('accepts languages and accessibility by key or name', ({ assert }) => {
    const languages = ['Inglês | libras', ['ingles'], '']
    for (const each of languages) assert.deepEqual(wrongFields({ languages: each }), [], String(each))
    const accessibility = ['Banheiro adaptado|sem_degraus', '']
    for (const each of accessibility) assert.deepEqual(wrongFields({ accessibility: each }), [], each)
    const wrong = { languages: 'klingon', accessibility: 'piscina' }
    assert.deepEqual(wrongFields(wrong), ['languages', 'accessibility'])
  })

  test('refuses undecodable characters and errors of spreadsheets in any text', ({ assert }) => {
    for (const text of ['a\uD800b', 'Jos\uFFFD', '#N/D', '#REF!', '#VALOR!', '#NOME?', 'Err:502', '#DIV/0!'])
      for (const field of ['name', 'email', 'bio', 'crm', 'city', 'whatsapp'])
        assert.include(wrongFields({ [field]: text }), field, `${field} ${JSON.stringify(text)}`)
  })

  test('refuses an invisible name, and normalizes decomposed letters', ({ assert }) => {
    assert.deepEqual(wrongFields({ name: '\u200B\u200B\u200B' }), ['name'])
    assert.deepEqual(wrongFields({ name: 'Jose\u0301' }), [])
  })

  test('counts lengths in visible characters', ({ assert }) => {
    assert.deepEqual(wrongFields({ name: 'ã'.repeat(80), bio: '🩺'.repeat(5000) }), [])
    assert.deepEqual(wrongFields({ name: 'ã'.repeat(81) }), ['name'])
    assert.deepEqual(wrongFields({ bio: 'a'.repeat(5001) }), ['bio'])
  })

  test('accepts Brazilian phones in any notation, but no foreign ones', ({ assert }) => {
    for (const whatsapp of ['(19) 98765-4321', '55 99999-9999', '+55 19 98765-4321', 19987654321, ''])
      assert.deepEqual(wrongFields({ whatsapp }), [], String(whatsapp))
    for (const whatsapp of ['+1 555 123 4567', '98765-4321', 'onze', '5519987654321000'])
      assert.deepEqual(wrongFields({ whatsapp }), ['whatsapp'], whatsapp)
  })

  test('accepts valid CPF and CNPJ, including letters', ({ assert }) => {
    for (const cpfCnpj of ['529.982.247-25', '12ABC34501DE35', ''])
      assert.deepEqual(wrongFields({ cpfCnpj }), [])
    for (const cpfCnpj of ['1234567890', '529.982.247-26'])
      assert.deepEqual(wrongFields({ cpfCnpj }), ['cpfCnpj'])
  })

  test('accepts only listed weekdays, once each', ({ assert }) => {
    assert.deepEqual(wrongFields({ availability: 'sexta|segunda|Sexta|terça' }), [])
    assert.deepEqual(wrongFields({ availability: ['segunda', 'funday'] }), ['availability'])
  })

  test('accepts only https addresses of the right network', ({ assert }) => {
    assert.deepEqual(wrongFields({ instagram: '@ana', website: 'https://ana.com.br' }), [])
    for (const website of [
      'javascript:alert(1)',
      'http://ana.com.br',
      'https://127.0.0.1',
      'https://a.com\\@b.com',
    ])
      assert.deepEqual(wrongFields({ website }), ['website'], website)
    assert.deepEqual(wrongFields({ instagram: 'https://instagram.com.evil.example/x' }), ['instagram'])
  })

  test('requires texts in JSON', ({ assert }) => {
    assert.deepEqual(wrongFields({ name: ['Ana'], bio: { a: 1 }, teleconsulta: 2 }), [
      'name',
      'bio',
      'teleconsulta',
    ])
  })

  test('reads yes and no of a spreadsheet, with blank as unchanged', ({ assert }) => {
    const checked = check({ presencial: 'Não', teleconsulta: '1', isVerified: ' ' })

    assert.isTrue(checked.ok)
    if (checked.ok) assert.deepInclude(checked.value.columns, { presencial: false, teleconsulta: true })
    if (checked.ok) assert.notProperty(checked.value.columns, 'isVerified')
  })

  test('explains which values a column accepts', ({ assert }) => {
    const checked = check({ name: ['Ana'], teleconsulta: 2 })

    assert.deepEqual(checked.ok ? [] : checked.failure.map(({ field, rule }) => [field, rule]), [
      ['name', 'type'],
      ['teleconsulta', 'teleconsulta_invalid'],
    ])
  })

  test('reads an empty JSON list as none where blank ones clear', ({ assert }) => {
    for (const insurances of [null, []]) {
      const checked = check({ insurances }, true)
      assert.deepEqual(checked.ok && checked.value.columns.insurances, [])
    }
  })

  test('reads a blank plan as free where blank ones clear', ({ assert }) => {
    const checked = check({ subscriptionLevel: '' }, true)

    assert.equal(checked.ok && checked.value.columns.subscriptionLevel, 'free')
  })
})
