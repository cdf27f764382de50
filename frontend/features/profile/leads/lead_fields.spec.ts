import { test } from '@japa/runner'
import { PORTUGUESE } from '../phrases/portuguese.ts'
import { PORTUGUESE_FORMS } from '../phrases/portuguese_forms.ts'
import { aLocation, aService } from '../testing/a_profile.ts'
import { leadBody, locationChoices, registerLeadSchema, serviceChoices } from './lead_fields.ts'

const TEXTS = { ...PORTUGUESE, ...PORTUGUESE_FORMS }

const filled = {
  patientName: 'João Lima',
  whatsapp: '(19) 99876-5432',
  serviceOfInterest: 'Consulta Geral',
  location: 'presencial',
  consent: true,
  corFavorita: '',
}

function messageFor(field: string, value: unknown) {
  const result = registerLeadSchema().safeParse({ ...filled, [field]: value })
  return result.error?.issues.find(({ path }) => path[0] === field)?.message
}

test.group('The lead form', () => {
  test('names missing fields')
    .with([
      ['patientName', 'Nome é obrigatório'],
      ['whatsapp', 'WhatsApp é obrigatório'],
      ['serviceOfInterest', 'Serviço de interesse é obrigatório'],
      ['location', 'Local é obrigatório'],
    ] as const)
    .run(({ assert }, [field, message]) => {
      assert.equal(messageFor(field, ''), message)
    })

  test('cannot be sent without consent', ({ assert }) => {
    assert.equal(messageFor('consent', false), 'Autorize o contato para continuar')
  })

  test("sends the number's digits and the consent's version", ({ assert }) => {
    const body = leadBody(registerLeadSchema().parse(filled), 4200)

    assert.deepEqual(body, {
      patientName: 'João Lima',
      whatsapp: '19998765432',
      serviceOfInterest: 'Consulta Geral',
      location: 'presencial',
      corFavorita: '',
      elapsedMs: 4200,
      consentVersion: '2026-11',
    })
  })
})

test.group('What a lead may ask for', () => {
  test('offers the services and then the general consultation', ({ assert }) => {
    const values = serviceChoices([aService({ name: 'Psicoterapia' })], PORTUGUESE_FORMS).map(
      ({ value }) => value,
    )

    assert.deepEqual(values, ['Psicoterapia', 'Consulta Geral'])
  })

  test('does not offer a name twice', ({ assert }) => {
    const services = [aService({ name: 'Consulta Geral' }), aService({ name: 'Consulta Geral' })]

    assert.lengthOf(serviceChoices(services, PORTUGUESE_FORMS), 1)
  })

  test('offers the registered places', ({ assert }) => {
    const neither = { presencial: false, teleconsulta: false }
    assert.deepEqual(locationChoices([aLocation({ name: 'Clínica Sol' })], neither, TEXTS), [
      { value: 'Clínica Sol', label: 'Clínica Sol' },
    ])
  })

  test("offers the professional's modes without locations", ({ assert }) => {
    const values = (presencial: boolean, teleconsulta: boolean) =>
      locationChoices([], { presencial, teleconsulta }, TEXTS).map(({ value }) => value)

    assert.deepEqual(values(true, true), ['presencial', 'teleconsulta', 'ambos'])
    assert.deepEqual(values(false, true), ['teleconsulta'])
    assert.deepEqual(values(false, false), ['a combinar'])
  })
})
