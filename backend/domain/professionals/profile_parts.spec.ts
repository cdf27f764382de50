import { test } from '@japa/runner'
import {
  addFaq,
  addInsurance,
  addLocation,
  addService,
  MAX_PARTS,
  removePart,
  reorderFaqs,
} from './profile_parts.ts'
import type { OpenedLocation } from './location.ts'
import type { ProfessionalState } from './professional_state.ts'
import { aProfessional, aUuid } from './testing/a_professional.ts'
import { aFaq, aLocation, anInsurance, aService } from './testing/profile_part_builders.ts'

const NEW = { id: aUuid(900), at: new Date('2026-11-21T12:00:00Z') }
const ASKED = { question: 'Atende idosos?', answer: 'Sim.' }
const many = <Part>(count: number, part: (id: string) => Part) =>
  Array.from({ length: count }, (_, index) => part(aUuid(1000 + index)))

test.group('the parts of a profile', () => {
  test('are added through the professional who owns them', ({ assert }) => {
    const professional = aProfessional()

    assert.isTrue(addService(professional, NEW, { name: 'Consulta', price: 100 }).ok)
    assert.isTrue(addInsurance(professional, NEW, 'Amil').ok)
    assert.isTrue(addLocation(professional, NEW, { isOnline: true, phone: '1932345678' }).ok)
    assert.isTrue(addFaq(professional, NEW, ASKED).ok)

    const { services, insurances, locations, faqs, updatedAt } = professional.state
    for (const [part] of [services, insurances, locations, faqs])
      assert.deepInclude(part, { id: NEW.id, professionalId: aUuid(1), isActive: true, createdAt: NEW.at })
    assert.deepEqual(updatedAt, NEW.at)
  })

  test('add a mode of attendance with the first location of its kind, and never remove one', ({ assert }) => {
    const IN_PERSON = { isOnline: false, name: 'Sala', address: 'Rua A, 1', city: 'Santos', state: 'SP' }
    const ONLINE = { isOnline: true, phone: '1932345678' }
    const modesAfter = (typed: OpenedLocation, before: Partial<ProfessionalState>) => {
      const professional = aProfessional(before)
      assert.isTrue(addLocation(professional, NEW, typed).ok)
      return [professional.state.presencial, professional.state.teleconsulta]
    }
    const online = { presencial: false, teleconsulta: true }
    const inPerson = { presencial: true, teleconsulta: false }

    assert.deepEqual(modesAfter(IN_PERSON, online), [true, true])
    assert.deepEqual(modesAfter(ONLINE, inPerson), [true, true])
    assert.deepEqual(modesAfter(IN_PERSON, { ...online, locations: [aLocation({})] }), [false, true])
  })

  test('each have a limit', ({ assert }) => {
    const full = aProfessional({
      services: many(MAX_PARTS.services, (id) => aService({ id })),
      insurances: many(MAX_PARTS.insurances, (id) => anInsurance({ id })),
      locations: many(MAX_PARTS.locations, (id) => aLocation({ id })),
      faqs: many(MAX_PARTS.faqs, (id) => aFaq({ id })),
    })

    assert.deepInclude(addService(full, NEW, { name: 'Consulta', price: 1 }), {
      failure: 'too_many_services',
    })
    assert.deepInclude(addInsurance(full, NEW, 'Unimed'), { failure: 'too_many_insurances' })
    assert.deepInclude(addLocation(full, NEW, { isOnline: false }), { failure: 'too_many_locations' })
    assert.deepInclude(addFaq(full, NEW, ASKED), { failure: 'too_many_faqs' })
  })

  test('refuse what breaks a rule', ({ assert }) => {
    const professional = aProfessional()

    assert.deepInclude(addFaq(professional, NEW, { question: ' ', answer: 'Sim' }), {
      failure: 'faq_question_invalid',
    })
    assert.deepInclude(addFaq(professional, NEW, { question: 'Oi?', answer: ' ' }), {
      failure: 'faq_answer_invalid',
    })
    assert.deepInclude(addService(professional, NEW, { name: '', price: 1 }), {
      failure: 'service_name_invalid',
    })
    assert.isEmpty([...professional.state.faqs, ...professional.state.services])
  })

  test('accept texts of a single letter', ({ assert }) => {
    const professional = aProfessional()

    assert.isTrue(addFaq(professional, NEW, { question: 'A', answer: 'B' }).ok)
    assert.isTrue(addService(professional, NEW, { name: 'C', description: 'D', price: 0 }).ok)
  })

  test('accept each insurer of the catalogue once', ({ assert }) => {
    const professional = aProfessional({ insurances: [anInsurance({ insuranceName: 'Amil' })] })

    assert.deepInclude(addInsurance(professional, NEW, 'Amil'), { failure: 'insurance_already_added' })
    assert.deepInclude(addInsurance(professional, NEW, 'Meu Plano'), { failure: 'insurer_unknown' })
  })

  const faqs = [0, 1, 2].map((order) => aFaq({ id: aUuid(order), order }))

  test('reorder questions only if each is named once', ({ assert }) => {
    const professional = aProfessional({ faqs })
    const reorder = (...ids: number[]) => reorderFaqs(professional, ids.map(aUuid), NEW.at)

    assert.deepEqual(reorder(0, 0, 1), { ok: false, failure: 'faq_repeated' })
    assert.deepEqual(reorder(0, 1), { ok: false, failure: 'faqs_changed' })
    assert.deepEqual(reorder(0, 1, 9), { ok: false, failure: 'faqs_changed' })
    assert.deepEqual(professional.state.faqs, faqs)

    assert.isTrue(reorder(2, 0, 1).ok)
    assert.deepEqual(
      professional.state.faqs.map(({ id, order }) => [id, order]),
      [2, 0, 1].map((number, order) => [aUuid(number), order]),
    )
  })

  test('close the gap that a removed question leaves', ({ assert }) => {
    const professional = aProfessional({ faqs })

    assert.isTrue(removePart(professional, 'faqs', aUuid(0), NEW.at))
    assert.isFalse(removePart(professional, 'faqs', aUuid(0), NEW.at))

    assert.deepEqual(
      professional.state.faqs.map(({ order }) => order),
      [0, 1],
    )
  })
})
