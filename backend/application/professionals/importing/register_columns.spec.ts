import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { JsonRegisters } from '#infrastructure/files/registers/json_registers.ts'
import { test } from '@japa/runner'
import { columnNames, underOurNames } from './column_names.ts'
import { fromRegister } from './register_columns.ts'

const registers = new JsonRegisters()
const municipalities = KnownMunicipalities.of(await new InMemoryMunicipalityCatalogue().all())
const cnes = await registers.mapping('cnes')

const ROW = {
  NO_PROFISSIONAL: 'MARIA APARECIDA DOS SANTOS',
  CO_CBO: '225120',
  CO_CONSELHO_CLASSE: '71',
  NU_REGISTRO: '0012345',
  SG_UF_CRM: 'SP',
  CO_MUNICIPIO: '350950',
}

function read(changes: Partial<typeof ROW> = {}) {
  const row = { ...ROW, ...changes }
  const named = { names: Object.keys(row), cells: Object.values(row) }
  const pairs = Object.entries(cnes.columns).map((pair) => pair.join('='))
  const columns = columnNames(pairs) ?? new Map<string, string>()
  const meant = fromRegister(underOurNames(named, columns), { registers, municipalities, mapping: cnes })
  return meant.ok
    ? Object.fromEntries(meant.value.names.map((name, place) => [name, meant.value.cells[place]]))
    : meant.failure
}

test.group('fromRegister', () => {
  test('reads name, registration, specialty and place from codes', ({ assert }) => {
    assert.deepEqual(read(), {
      fullName: 'Maria Aparecida dos Santos',
      crm: 'CRM-SP 12345',
      specialty: 'Cardiologista',
      city: 'Campinas',
      state: 'SP',
    })
    assert.deepInclude(read({ CO_MUNICIPIO: '3509502' }), { city: 'Campinas', state: 'SP' })
  })

  test('finds the one municipality of the Distrito Federal by the codes of its regions too', ({ assert }) => {
    assert.deepEqual(
      ['530010', '530180', '5300108'].map((code) => municipalities.coded(code)?.city),
      ['Brasília', 'Brasília', 'Brasília'],
    )
  })

  test('knows occupations by code or family, never by a beginning alone', ({ assert }) => {
    assert.equal(registers.specialtyOf('2515-10'), 'Psicólogo')
    assert.equal(registers.specialtyOf('223208'), 'Dentista')
    assert.equal(registers.specialtyOf('223565'), 'Enfermeiro')
    for (const other of ['225125', '223570', '251550', '322230', '251', '2515', 'psicologo', ''])
      assert.isNull(registers.specialtyOf(other), other)
  })

  test('leaves out rows that describe nobody who could be listed', ({ assert }) => {
    for (const registration of ['', '0000', 'ISENTO'])
      assert.equal(read({ NU_REGISTRO: registration }), 'no_registration')
    assert.equal(read({ SG_UF_CRM: '' }), 'no_registration')
    assert.equal(read({ CO_CONSELHO_CLASSE: '' }), 'no_registration')
    assert.equal(read({ CO_CONSELHO_CLASSE: '10' }), 'unknown_council')
    assert.equal(read({ CO_CBO: '999999' }), 'unknown_occupation')
  })

  test('takes a council of another profession only beside its own occupations', ({ assert }) => {
    const councils = [
      ['223505', '66', 'COREN'],
      ['322205', '66', 'COREN'],
      ['223605', '70', 'CREFITO'],
      ['223710', '74', 'CRN'],
      ['223208', '75', 'CRO'],
      ['251510', '77', 'CRP'],
    ] as const
    for (const [CO_CBO, CO_CONSELHO_CLASSE, council] of councils)
      assert.deepInclude(read({ CO_CBO, CO_CONSELHO_CLASSE }), { crm: `${council}-SP 12345` })
    assert.equal(read({ CO_CONSELHO_CLASSE: '66' }), 'other_council')
    assert.equal(read({ CO_CBO: '223505' }), 'other_council')
  })

  test('leaves rows of other files alone', ({ assert }) => {
    const fields = { names: ['name', 'crm'], cells: ['Ana', 'CRM-SP 1'] }
    assert.deepEqual(fromRegister(fields, { registers, municipalities }), { ok: true, value: fields })
  })
})
