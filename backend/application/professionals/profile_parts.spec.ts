import { test } from '@japa/runner'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { ProfileParts } from './profile_parts.ts'
import { ANA, AS_ADMIN, AS_RUI, HIDDEN, OWN, ownerDependencies } from './testing/owner_dependencies.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const CLINIC = { isOnline: false, name: 'Clínica', address: 'Rua A, 1', city: 'campinas', state: 'SP' }

async function given(state: Parameters<typeof ownerDependencies>[0] = {}) {
  const deps = await ownerDependencies(state)
  return { ...deps, parts: new ProfileParts(deps) }
}

test.group('Parts of a profile', () => {
  test('are added at the end, with id and time', async ({ assert }) => {
    const { parts, ana, index } = await given({ services: [aService()] })

    const added = await parts.add('services', OWN, { name: 'Retorno', price: 10 })

    assert.deepInclude(added, { ok: true })
    assert.deepEqual(
      ana()?.services.map(({ name }) => name),
      ['Consulta', 'Retorno'],
    )
    assert.deepInclude(ana()?.services[1], { createdAt: NOW, professionalId: ANA })
    assert.deepEqual(index.refreshed, [ANA])
  })

  test('exist in exactly four kinds', async ({ assert }) => {
    const { parts, ana } = await given()

    await parts.add('insurances', OWN, { insuranceName: 'Amil' })
    await parts.add('locations', OWN, CLINIC)
    await parts.add('faqs', OWN, { question: 'Atende aos sábados?', answer: 'Sim.' })

    assert.equal(ana()?.insurances[0]?.insuranceName, 'Amil')
    assert.equal(ana()?.locations[0]?.city, 'Campinas')
    assert.equal(ana()?.faqs[0]?.question, 'Atende aos sábados?')
  })

  test('are not stored when invalid', async ({ assert }) => {
    const { parts, ana, index } = await given()

    assert.deepInclude(await parts.add('services', OWN, { name: '', price: 1 }), {
      failure: 'service_name_invalid',
    })
    assert.deepInclude(await parts.add('insurances', OWN, { insuranceName: 'Nenhum' }), {
      failure: 'insurer_unknown',
    })
    assert.deepInclude(await parts.add('locations', OWN, { ...CLINIC, city: 'Nenhures' }), {
      failure: 'city_unknown',
    })
    assert.deepInclude(await parts.add('faqs', OWN, { question: '', answer: 'Sim.' }), {
      failure: 'faq_question_invalid',
    })
    assert.isEmpty([...(ana()?.services ?? []), ...(ana()?.locations ?? []), ...(ana()?.faqs ?? [])])
    assert.isEmpty(index.refreshed)
  })

  test('look up no city for online locations or unsent cities', async ({ assert }) => {
    const { parts, ana } = await given({ locations: [aLocation({ city: 'Cidade Antiga' })] })

    const online = { ...CLINIC, isOnline: true, city: 'Nenhures', phone: '1932345678' }
    assert.isTrue((await parts.add('locations', OWN, online)).ok)
    const renamed = await parts.change('locations', { ...OWN, partId: aUuid(101) }, { name: 'Nova' })

    assert.isTrue(renamed.ok)
    assert.deepInclude(ana()?.locations[0], { name: 'Nova', city: 'Cidade Antiga' })
  })

  test('look up the city again when state, city or mode is sent', async ({ assert }) => {
    const { parts } = await given({ locations: [aLocation({ city: 'Cidade Antiga' })] })
    const request = { ...OWN, partId: aUuid(101) }

    for (const sent of [{ state: 'SP' }, { city: 'Nenhures' }, { isOnline: false }])
      assert.deepInclude(await parts.change('locations', request, sent), { failure: 'city_unknown' })
    assert.deepInclude(await parts.change('locations', request, { city: ' ' }), {
      failure: 'location_address_incomplete',
    })
  })

  test('change only in sent fields', async ({ assert }) => {
    const { parts, ana, index } = await given({ services: [aService()], faqs: [aFaq()] })
    const request = { ...OWN, partId: aUuid(101) }

    const service = await parts.change('services', request, { price: 99 })
    const faq = await parts.change('faqs', request, { answer: 'Não.' })

    assert.deepEqual([service.ok, faq.ok], [true, true])
    assert.deepInclude(ana()?.services[0], { name: 'Consulta', price: 99 })
    assert.deepInclude(ana()?.faqs[0], { question: 'Atende convênio?', answer: 'Não.', updatedAt: NOW })
    assert.deepEqual(index.refreshed, [ANA, ANA])
  })

  test('are not found, changed or removed if unknown', async ({ assert }) => {
    const { parts, index } = await given()
    const request = { ...OWN, partId: aUuid(101) }

    assert.deepInclude(await parts.find('faqs', request), { failure: 'faq_not_found' })
    assert.deepInclude(await parts.change('services', request, {}), { failure: 'service_not_found' })
    assert.deepInclude(await parts.change('locations', request, {}), { failure: 'location_not_found' })
    assert.deepInclude(await parts.change('faqs', request, {}), { failure: 'faq_not_found' })
    assert.deepInclude(await parts.remove('insurances', request), { failure: 'insurance_not_found' })
    assert.isEmpty(index.refreshed)
  })

  test('are removed, and FAQs close the gap', async ({ assert }) => {
    const faqs = [101, 102].map((number, order) => aFaq({ id: aUuid(number), order }))
    const { parts, ana } = await given({ faqs, insurances: [anInsurance()] })
    const request = { ...OWN, partId: aUuid(101) }

    assert.isTrue((await parts.remove('faqs', request)).ok)
    assert.isTrue((await parts.remove('insurances', request)).ok)

    assert.deepEqual(
      ana()?.faqs.map(({ id, order }) => [id, order]),
      [[aUuid(102), 0]],
    )
    assert.isEmpty(ana()?.insurances)
  })

  test('reorder all FAQs or none', async ({ assert }) => {
    const faqs = [101, 102].map((number, order) => aFaq({ id: aUuid(number), order }))
    const { parts, ana } = await given({ faqs })

    const reordered = await parts.reorderFaqs(OWN, [aUuid(102), aUuid(101)])

    assert.deepEqual(reordered.ok && reordered.value.map(({ id }) => id), [aUuid(102), aUuid(101)])
    assert.deepInclude(await parts.reorderFaqs(OWN, [aUuid(102)]), { failure: 'faqs_changed' })
    assert.deepInclude(await parts.reorderFaqs(OWN, [aUuid(102), aUuid(102)]), { failure: 'faq_repeated' })
    assert.deepEqual(
      ana()?.faqs.map(({ id }) => id),
      [aUuid(102), aUuid(101)],
    )
  })

  test('belong only to their owner, and other attempts are recorded', async ({ assert }) => {
    const { parts, ana, securityLog } = await given({ services: [aService()] })
    const request = { viewer: AS_RUI, professionalId: ANA, partId: aUuid(101) }
    const typed = { name: 'Invadido', price: 1 }

    const answers = [
      await parts.find('services', request),
      await parts.add('services', request, typed),
      await parts.change('services', request, typed),
      await parts.remove('services', request),
      await parts.reorderFaqs({ ...request, viewer: AS_ADMIN }, []),
    ]

    for (const answer of answers) assert.deepInclude(answer, { failure: 'forbidden' })
    assert.deepEqual(
      ana()?.services.map(({ name }) => name),
      ['Consulta'],
    )
    assert.lengthOf(securityLog.events, 5)
    assert.deepInclude(securityLog.events[0], { kind: 'foreign_profile_refused', target: ANA })
  })

  test('are not found for a hidden professional', async ({ assert }) => {
    const { parts, securityLog } = await given()
    const request = { viewer: AS_RUI, professionalId: HIDDEN, partId: aUuid(101) }

    assert.deepInclude(await parts.find('faqs', request), { failure: 'professional_not_found' })
    assert.deepInclude(await parts.remove('faqs', { ...request, professionalId: aUuid(77) }), {
      failure: 'professional_not_found',
    })
    assert.isEmpty(securityLog.events)
  })

  test("are found by their owner, with the owner's id", async ({ assert }) => {
    const { parts } = await given({ services: [aService()], insurances: [anInsurance()] })

    const found = await parts.find('services', { ...OWN, partId: aUuid(101) })

    assert.deepInclude(found.ok && found.value, { name: 'Consulta' })
    assert.deepEqual(await parts.byId('services', { viewer: AS_RUI, partId: aUuid(101) }), {
      ok: true,
      value: { viewer: AS_RUI, professionalId: ANA, partId: aUuid(101) },
    })
    assert.deepInclude(await parts.byId('insurances', { viewer: AS_RUI, partId: aUuid(404) }), {
      failure: 'insurance_not_found',
    })
  })

  test('tells an owner who was just erased that there is no profile', async ({ assert }) => {
    const deps = await ownerDependencies()
    deps.professionals.discard(ANA)

    const added = await new ProfileParts(deps).add('insurances', OWN, { insuranceName: 'Amil' })

    assert.deepEqual(added, { ok: false, failure: 'professional_not_found' })
  })
})
