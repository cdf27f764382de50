import { test } from '@japa/runner'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { DAY_MS, saoPauloDay } from '#domain/shared/dates.ts'
import type { Service } from '#domain/professionals/service.ts'
import { aLocation, anInsurance, aService } from '#domain/professionals/testing/profile_part_builders.ts'
import type { AdminListFilter, AdminListSort, ProfessionalAdminList } from '../professional_admin_list.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const PEOPLE: readonly Partial<ProfessionalState>[] = [
  {
    name: 'Ana',
    lastname: 'Lima',
    crm: 'CRM-SP 11111',
    createdAt: new Date('2026-11-01T12:00:00Z'),
    rating: 4,
    reviewCount: 9,
  },
  {
    name: 'José',
    lastname: 'Reis',
    crm: 'CRO-RJ 22222',
    specialty: 'Dentista',
    city: 'Niterói',
    state: 'RJ',
    profileViews: 7,
  },
  { name: 'Eva', lastname: 'Cem_Por%', crm: 'CRM-SP 33333', subscriptionLevel: 'premium', isVerified: true },
  { name: 'Rui', lastname: 'Bloqueado', crm: 'CRM-SP 44444', blocked: true, rating: 5, reviewCount: 1 },
  { name: 'Chefe', lastname: 'Geral', crm: 'ADM 55555', role: 'admin' },
]

export function professionalAdminListBehaviour(
  name: string,
  source: StoreSource,
  adminListOf: (store: Store) => ProfessionalAdminList,
): void {
  storeGroup(`${name} | admin list`, source, (store) => {
    const save = async () => {
      for (const [index, changes] of PEOPLE.entries())
        await store().professionals.save(aProfessional({ id: aUuid(index + 1), ...changes }))
    }
    const names = async (filter: Parameters<ProfessionalAdminList['list']>[0]) => {
      const { rows } = await adminListOf(store()).list(filter, 1, 50)
      return rows.map((row) => row.name).toSorted()
    }
    const everyone = async (filter: Parameters<ProfessionalAdminList['everyone']>[0]) => {
      const found: string[] = []
      for await (const { name: first, insurances } of adminListOf(store()).everyone(filter))
        found.push(`${first} ${insurances.length}`)
      return found
    }

    test('streams all complete professionals except administrators', async ({ assert }) => {
      await save()

      assert.deepEqual(await everyone({}), ['Ana 0', 'José 0', 'Eva 0', 'Rui 0'])
      assert.deepEqual(await everyone({ blocked: false, state: 'RJ' }), ['José 0'])
    })

    test('lists everyone but administrators, blocked ones too', async ({ assert }) => {
      await save()

      assert.deepEqual(await names({}), ['Ana', 'Eva', 'José', 'Rui'])
    })

    test('applies each filter', async ({ assert }) => {
      await save()

      assert.deepEqual(await names({ specialty: 'Dentista' }), ['José'])
      assert.deepEqual(await names({ state: 'RJ' }), ['José'])
      assert.deepEqual(await names({ city: 'niteroi' }), ['José'])
      assert.deepEqual(await names({ subscriptionLevel: 'premium' }), ['Eva'])
      assert.deepEqual(await names({ isVerified: false, blocked: false }), ['Ana', 'José'])
      assert.deepEqual(await names({ blocked: true }), ['Rui'])
    })

    test('needs only one of two requested modes', async ({ assert }) => {
      const modes = [
        [true, false],
        [false, true],
        [false, false],
      ] as const
      for (const [index, [presencial, teleconsulta]] of modes.entries()) {
        const id = aUuid(index + 1)
        const crm = `CRM-SP ${index + 10000}`
        const one = { id, crm, name: `Pessoa ${index}`, presencial, teleconsulta }
        await store().professionals.save(aProfessional(one))
      }

      assert.deepEqual(await names({ presencial: true, teleconsulta: true }), ['Pessoa 0', 'Pessoa 1'])
      assert.deepEqual(await names({ presencial: true }), ['Pessoa 0'])
      assert.deepEqual(await names({ presencial: false, teleconsulta: false }), ['Pessoa 2'])
    })

    test('filters by language and accessibility', async ({ assert }) => {
      const languages = ['ingles', 'libras'] as const
      await store().professionals.save(aProfessional({ id: aUuid(1), name: 'Ana', languages }))
      const other = { id: aUuid(2), crm: 'CRM-SP 10001', name: 'Eva', accessibility: ['elevador'] } as const
      await store().professionals.save(aProfessional(other))

      assert.deepEqual(await names({ language: 'libras' }), ['Ana'])
      assert.deepEqual(await names({ accessibility: 'elevador' }), ['Eva'])
      assert.deepEqual(await names({ language: 'ingles', accessibility: 'elevador' }), [])
    })

    test('filters by who accepts new patients, as long as their word counts', async ({ assert }) => {
      const said = (number: number, daysAgo: number) => {
        const acceptsNewPatientsOn = saoPauloDay(new Date(Date.now() - daysAgo * DAY_MS))
        const crm = `CRM-SP 1000${number}`
        return aProfessional({ id: aUuid(number), crm, name: `Há ${daysAgo}`, acceptsNewPatientsOn })
      }
      for (const one of [said(1, 1), said(2, 88), said(3, 91)]) await store().professionals.save(one)

      assert.sameMembers(await names({ newPatients: true }), ['Há 1', 'Há 88'])
    })

    test('filters by the price that is shown, and tells it', async ({ assert }) => {
      const offers = (number: number, first: string, services: readonly Partial<Service>[]) =>
        aProfessional({
          ...{ id: aUuid(number), crm: `CRM-SP 1000${number}`, name: first },
          services: services.map((each, place) =>
            aService({ ...each, id: aUuid(100 * number + place), professionalId: aUuid(number) }),
          ),
        })
      const consultation = { name: 'Consulta', price: 480 }
      for (const one of [
        offers(1, 'Ana', [consultation, { name: 'MAPA', price: 100 }]),
        offers(2, 'Eva', [
          { name: 'Doppler', price: 220 },
          { ...consultation, isActive: false },
        ]),
        offers(3, 'Rui', [{ name: 'Consulta', price: 0 }]),
      ])
        await store().professionals.save(one)

      assert.deepEqual(await names({ maxPrice: 479 }), ['Eva'])
      assert.sameMembers(await names({ maxPrice: 480 }), ['Ana', 'Eva'])
      assert.deepEqual((await adminListOf(store()).find(aUuid(1)))?.price, {
        ...{ amount: 480, isAppointment: true, service: 'Consulta' },
      })
      assert.isNull((await adminListOf(store()).find(aUuid(3)))?.price ?? null)
    })

    test('filters by weekday at any location', async ({ assert }) => {
      const location = aLocation({ professionalId: aUuid(1), availability: ['sabado'] })
      await store().professionals.save(
        aProfessional({ id: aUuid(1), name: 'Ana', availability: ['segunda'], locations: [location] }),
      )
      await store().professionals.save(aProfessional({ id: aUuid(2), crm: 'CRM-SP 10001', name: 'Eva' }))

      for (const day of ['segunda', 'sabado', 'fim_de_semana'] as const)
        assert.deepEqual(await names({ day }), ['Ana'])
      assert.deepEqual(await names({ day: 'terca' }), [])
    })

    test('finds part of a name, e-mail or registration, without wildcards', async ({ assert }) => {
      await save()

      assert.deepEqual(await names({ q: 'jose r' }), ['José'])
      assert.deepEqual(await names({ q: `ANA-${aUuid(4)}` }), ['Rui'])
      assert.deepEqual(await names({ q: '22222' }), ['José'])
      assert.deepEqual(await names({ q: 'crosp' }), [])
      assert.deepEqual(await names({ q: '_por%' }), ['Eva'])
      assert.deepEqual(await names({ q: '%%' }), [])
    })

    test('finds words in any order and numbers in any notation', async ({ assert }) => {
      const state = { name: 'Ana', lastname: 'Souza', whatsapp: '11987654321' }
      await store().professionals.save(aProfessional({ id: aUuid(9), ...state }))

      for (const q of [
        'souza ana',
        'ana  souza',
        '98765-4321',
        '(11) 98765-4321',
        '+55 11 98765 4321',
        '011 98765-4321',
      ])
        assert.deepEqual(await names({ q }), ['Ana'], q)
      assert.deepEqual(await names({ q: 'souza eva' }), [])
    })

    test('treats one or two letters as the beginning of a word', async ({ assert }) => {
      await save()

      assert.deepEqual(await names({ q: 'ev' }), ['Eva'])
      assert.deepEqual(await names({ q: 'va' }), [])
      assert.deepEqual(await names({ q: 'r' }), ['José', 'Rui'])
      assert.deepEqual(await names({ q: '%' }), [])
    })

    test('pages newest first with the total', async ({ assert }) => {
      await save()

      const { rows, total } = await adminListOf(store()).list({}, 2, 3)

      assert.deepEqual([rows.map((row) => row.name), total], [['Ana'], 4])
    })

    test('supports each sort order', async ({ assert }) => {
      await save()
      const inOrder = async (sort: AdminListSort) => {
        const { rows } = await adminListOf(store()).list({}, 1, 50, { sort })
        return rows.map((row) => row.name).join(' ')
      }

      assert.equal(await inOrder('relevance'), 'Eva Rui Ana José')
      assert.equal(await inOrder('newest'), 'José Eva Rui Ana')
      assert.equal(await inOrder('name'), 'Ana Eva José Rui')
      assert.equal(await inOrder('rating'), 'Rui Ana José Eva')
      assert.equal(await inOrder('views'), 'José Ana Eva Rui')
      assert.equal(await inOrder('reviews'), 'Ana Rui José Eva')
    })

    test('returns each page exactly as in the whole list, in each order', async ({ assert }) => {
      await save()
      const adminList = adminListOf(store())
      const filters = [{}, { q: 'r' }, { q: 'crm' }, { specialty: 'Cardiologista' }]

      for (const sort of ['relevance', 'newest', 'name', 'rating', 'views', 'reviews'] as const)
        for (const filter of filters) {
          const { rows: whole, total } = await adminList.list(filter, 1, 50, { sort })
          for (const [index, row] of whole.entries())
            assert.deepEqual(await adminList.list(filter, index + 1, 1, { sort }), { rows: [row], total })
          assert.deepEqual(await adminList.list(filter, total + 1, 1, { sort }), { rows: [], total })
        }
    })

    test('limits a text search as requested', async ({ assert }) => {
      await save()
      const page = async (filter: AdminListFilter, number: number) => {
        const { rows, total } = await adminListOf(store()).list(filter, number, 1, {
          sort: 'name',
          mostFound: 2,
        })
        return [rows.map((row) => row.name).join(), total]
      }

      assert.deepEqual(await page({ q: 'crm' }, 1), ['Ana', 2])
      assert.deepEqual(await page({ q: 'crm' }, 2), ['Eva', 2])
      assert.deepEqual(await page({ q: 'crm' }, 3), ['', 2])
      assert.deepEqual(await page({ q: 'cro' }, 1), ['José', 1])
      assert.deepEqual(await page({}, 4), ['Rui', 4])
    })

    test('updates counts after changes', async ({ assert }) => {
      await save()
      const changes = { name: 'Zoe', state: 'MG', specialty: 'Dentista' } as const
      await store().professionals.save(aProfessional({ ...PEOPLE[0], ...changes, id: aUuid(1) }))
      const totalOf = async (filter: Parameters<ProfessionalAdminList['list']>[0]) =>
        (await adminListOf(store()).list(filter, 1, 1)).total

      assert.equal(await totalOf({ specialty: 'Dentista', blocked: false, presencial: true }), 2)
      assert.equal(await totalOf({ q: 'li' }), 1)
      assert.equal(await totalOf({ q: 'ZÓ', state: 'MG' }), 1)
      assert.equal(await totalOf({ q: 'zo', state: 'RJ' }), 0)
      assert.equal(await totalOf({ q: 'zo', specialty: 'Dentista' }), 1)
      await store().professionals.save(aProfessional({ ...PEOPLE[0], ...changes, id: aUuid(1), name: 'Bia' }))
      assert.equal(await totalOf({ q: 'zo' }), 0)
    })

    test('counts users, and those premium, verified and blocked', async ({ assert }) => {
      await save()

      assert.deepEqual(await adminListOf(store()).counts(), { total: 4, premium: 1, verified: 1, blocked: 1 })
    })

    test('finds one by id, slug or e-mail, with a masked document', async ({ assert }) => {
      const insurances = [anInsurance({ insuranceName: 'Unimed' })]
      const { state } = aProfessional({ cpfCnpj: '529.982.247-25', insurances, slug: 'ana-lima' })
      await store().professionals.save(Professional.restore(state))

      const entry = await adminListOf(store()).find(state.id)

      assert.deepInclude(entry, { slug: 'ana-lima', cpfCnpj: '*********25', leads: 0, hasPassword: false })
      assert.deepEqual(entry?.insurances, ['Unimed'])
      assert.deepEqual(await adminListOf(store()).find('ana-lima'), entry)
      assert.deepEqual(await adminListOf(store()).find(state.email.toUpperCase()), entry)
    })

    test('finds neither unknown keys nor administrators', async ({ assert }) => {
      await save()

      for (const key of [aUuid(99), 'ninguem', 'ninguem@exemplo.com.br', aUuid(5)])
        assert.isNull(await adminListOf(store()).find(key), key)
    })
  })
}
