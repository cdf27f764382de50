import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import type { Store } from './store.ts'

const LATER = new Date('2026-11-03T12:00:00Z')

/** Part of `professionalDirectoryBehaviour`: the parts of a profile. */
export function profilePartsBehaviour(store: () => Store): void {
  test('shows active parts unchanged and in order', async ({ assert }) => {
    const services = [aService({ id: aUuid(110) }), aService({ id: aUuid(102), createdAt: LATER })]
    const locations = [aLocation({ id: aUuid(110) }), aLocation({ id: aUuid(102), createdAt: LATER })]
    const faqs = [aFaq({ id: aUuid(110), order: 0 }), aFaq({ id: aUuid(102), order: 1 })]
    await store().professionals.save(aProfessional({ services, locations, faqs }))

    assert.deepEqual(await store().directory.servicesOf(aUuid(1)), services)
    assert.deepEqual(await store().directory.locationsOf(aUuid(1)), locations)
    assert.deepEqual(await store().directory.faqsOf(aUuid(1)), faqs)
  })

  test('hides inactive parts', async ({ assert }) => {
    const off = { isActive: false }
    const parts = { services: [aService(off)], insurances: [anInsurance(off)] }
    await store().professionals.save(
      aProfessional({ ...parts, locations: [aLocation(off)], faqs: [aFaq(off)] }),
    )

    assert.deepEqual(await store().directory.servicesOf(aUuid(1)), [])
    assert.deepEqual(await store().directory.insurancesOf(aUuid(1)), [])
    assert.deepEqual(await store().directory.locationsOf(aUuid(1)), [])
    assert.deepEqual(await store().directory.faqsOf(aUuid(1)), [])
    assert.deepEqual((await store().directory.detailsOf([aUuid(1)])).get(aUuid(1)), {
      whatsapp: aProfessional().state.whatsapp,
      insurances: [],
      price: null,
      availability: [],
    })
  })

  test("gives a card and the profile the price of a consultation, and the first location's days if the profile has none", async ({
    assert,
  }) => {
    const services = [0, 250, 180.5].map((price, index) => aService({ id: aUuid(110 + index), price }))
    services.push(aService({ id: aUuid(115), name: 'Exame', price: 60 }))
    const locations = [
      aLocation({ id: aUuid(120), availability: ['segunda', 'quinta'] }),
      aLocation({ id: aUuid(121), availability: ['sexta'], createdAt: LATER }),
    ]
    await store().professionals.save(aProfessional({ services, locations, availability: [] }))

    const details = (await store().directory.detailsOf([aUuid(1)])).get(aUuid(1))

    const price = { amount: 180.5, isAppointment: true, service: 'Consulta' }
    assert.deepEqual(details?.price, price)
    assert.deepEqual((await store().directory.findProfile(aUuid(1)))?.price, price)
    assert.deepEqual(details?.availability, ['segunda', 'quinta'])
  })

  test('puts insurers in Portuguese order with Outros last', async ({ assert }) => {
    const names = ['Outros', 'Unimed', 'América Saúde', 'Amil', 'São Cristóvão Saúde', 'Saúde Caixa'] as const
    const insurances = names.map((insuranceName, index) =>
      anInsurance({ id: aUuid(110 + index), insuranceName }),
    )
    await store().professionals.save(aProfessional({ insurances }))
    const inOrder = ['América Saúde', 'Amil', 'São Cristóvão Saúde', 'Saúde Caixa', 'Unimed', 'Outros']

    const shown = await store().directory.insurancesOf(aUuid(1))

    assert.deepEqual((await store().directory.detailsOf([aUuid(1)])).get(aUuid(1))?.insurances, inOrder)
    assert.deepEqual(
      shown?.map(({ insuranceName }) => insuranceName),
      inOrder,
    )
  })
}
