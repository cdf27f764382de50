import { test } from '@japa/runner'
import { NO_LINKS } from '#domain/professionals/social_links.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import {
  aFaq,
  aLocation,
  anInsurance,
  aService,
} from '#domain/professionals/testing/profile_part_builders.ts'
import { slugsBehaviour } from './professional_slugs_behaviour.ts'
import { type StoreSource, storeGroup } from './store.ts'

const parts = {
  services: [aService(), aService({ id: aUuid(102), name: 'Retorno', price: 0, isActive: false })],
  insurances: [anInsurance({ insuranceName: 'Unimed' })],
  locations: [
    aLocation(),
    aLocation({ id: aUuid(103), isOnline: true, address: null, city: null, state: null }),
  ],
  faqs: [aFaq(), aFaq({ id: aUuid(104), question: 'Tem estacionamento?', order: 1 })],
}

export function professionalRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | professionals`, source, (store) => {
    test('returns a saved professional unchanged', async ({ assert }) => {
      const links = { ...NO_LINKS, instagram: 'https://www.instagram.com/ana/' }
      const image = { hash: 'abc', mime: 'image/webp' }
      const saved = aProfessional({
        ...parts,
        links,
        image,
        cpfCnpj: '529.982.247-25',
        availability: ['sexta'],
        rqe: ['12345', '678'],
        languages: ['ingles', 'libras'],
        accessibility: ['sem_degraus'],
      })

      assert.isNull(await store().professionals.save(saved))

      const found = await store().professionals.findById(aUuid(1))
      assert.deepEqual(found?.state, saved.state)
      assert.deepEqual((await store().professionals.findByEmail(saved.state.email))?.id, saved.id)
    })

    test('does not find unknown ids and e-mails', async ({ assert }) => {
      assert.isNull(await store().professionals.findById(aUuid(9)))
      assert.isNull(await store().professionals.findForUpdate(aUuid(9)))
      assert.isNull(await store().professionals.findByEmail('ninguem@exemplo.com.br'))
    })

    test('finds by current or recent slug', async ({ assert }) => {
      await store().professionals.save(aProfessional({ slug: 'ana-antes', blocked: true }))
      await store().professionals.save(aProfessional({ slug: 'ana-agora', blocked: true }))

      for (const slug of ['ana-agora', 'ana-antes']) {
        const found = await store().professionals.findBySlug(slug)
        assert.deepEqual([found?.id, found?.state.slug], [aUuid(1), 'ana-agora'])
      }
      assert.isNull(await store().professionals.findBySlug('ninguem'))
    })

    test('saves changed, added and removed parts', async ({ assert }) => {
      await store().professionals.save(aProfessional(parts))
      const changed = aProfessional({
        bio: 'Cardiologia do esporte.',
        services: [aService({ name: 'Primeira consulta' })],
        faqs: [aFaq({ id: aUuid(104), question: 'Tem estacionamento?', order: 0 })],
      })

      await store().professionals.save(changed)

      assert.deepEqual((await store().professionals.findForUpdate(aUuid(1)))?.state, changed.state)
    })

    test('saves only changes since the read, at every save', async ({ assert }) => {
      await store().professionals.save(aProfessional(parts))
      const read = await store().professionals.findForUpdate(aUuid(1))
      if (!read) throw new Error('It is there.')
      const { services, faqs } = read.state
      const at = new Date('2026-11-21T12:30:00Z')

      read.change({ city: 'Santos', slug: 'ana-de-santos', services: services.slice(1) }, at)
      assert.isNull(await store().professionals.save(read))
      assert.deepEqual((await store().professionals.findById(aUuid(1)))?.state, read.state)

      read.change({ city: 'Campinas', services, faqs: [...faqs, aFaq({ id: aUuid(105), order: 2 })] }, at)
      assert.isNull(await store().professionals.save(read))
      assert.deepEqual((await store().professionals.findById(aUuid(1)))?.state, read.state)
    })

    test('finds the owner of a service or insurance', async ({ assert }) => {
      const { professionals } = store()
      await professionals.save(aProfessional(parts))
      await professionals.save(aProfessional({ id: aUuid(2) }))

      assert.equal(await professionals.ownerOf('services', aUuid(102)), aUuid(1))
      assert.equal(await professionals.ownerOf('insurances', aUuid(101)), aUuid(1))
      assert.isNull(await professionals.ownerOf('insurances', aUuid(102)))
      assert.isNull(await professionals.ownerOf('services', aUuid(999)))
    })

    test('never writes role, block, rating and views', async ({ assert }) => {
      await store().professionals.save(aProfessional({ profileViews: 7, rating: 4.5, reviewCount: 2 }))

      await store().professionals.save(
        aProfessional({ role: 'admin', blocked: true, profileViews: 0, rating: 1, reviewCount: 9 }),
      )

      const state = (await store().professionals.findById(aUuid(1)))?.state
      assert.deepInclude(state, {
        role: 'user',
        blocked: false,
        profileViews: 7,
        rating: 4.5,
        reviewCount: 2,
      })
    })

    const clashes = {
      email_taken: { email: 'ana@exemplo.com.br' },
      registration_taken: { crm: 'crm-sp 12345' },
      document_taken: { cpfCnpj: '52998224725' },
      slug_taken: { slug: 'ana-lima' },
    }
    for (const [failure, clash] of Object.entries(clashes))
      test(`refuses a second professional: ${failure}`, async ({ assert }) => {
        const facts = { email: 'ana@exemplo.com.br', crm: 'CRM/SP 12.345', slug: 'ana-lima' }
        await store().professionals.save(aProfessional({ ...facts, cpfCnpj: '529.982.247-25' }))

        const refusal = await store().professionals.save(aProfessional({ id: aUuid(2), ...clash }))

        assert.equal(refusal, failure)
        assert.isNull(await store().professionals.findById(aUuid(2)))
      })

    test('continues the unit of work after a refusal', async ({ assert }) => {
      await store().professionals.save(aProfessional({ slug: 'ana-lima' }))

      await store().unitOfWork.run(async () => {
        await store().professionals.save(aProfessional({ id: aUuid(2), slug: 'ana-lima' }))
        await store().professionals.save(aProfessional({ id: aUuid(2), slug: 'ana-lima-2' }))
      })

      assert.isNotNull(await store().professionals.findById(aUuid(2)))
    })

    slugsBehaviour(store)
  })
}
