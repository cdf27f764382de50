import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { crumbsOf, descriptionOf, headingOf, listMarkup, priceRange, resultCount, titleOf } from './seo.ts'
import { aCard, aList, aSpecialty, EVERYWHERE, IN_CAMPINAS, IN_SAO_PAULO } from './testing/a_list.ts'

const LONGEST_CITY = {
  state: 'MT',
  city: { name: 'Vila Bela da Santíssima Trindade', slug: 'vila-bela-da-santissima-trindade' },
} as const

test.group('The words of a list for search engines', () => {
  test('name the specialty in the plural and the place', ({ assert }) => {
    assert.equal(headingOf(aList()), 'Cardiologistas')
    assert.equal(headingOf(aList({ place: IN_SAO_PAULO })), 'Cardiologistas em São Paulo')
    assert.equal(
      headingOf(aList({ specialty: aSpecialty('Médico da Família'), place: IN_CAMPINAS })),
      'Médicos da Família em Campinas, SP',
    )
  })

  test('distinguish further pages in the title', ({ assert }) => {
    assert.equal(titleOf(aList()), 'Cardiologistas perto de você')
    assert.equal(titleOf(aList({ place: IN_CAMPINAS, page: 2 })), 'Cardiologistas em Campinas, SP – página 2')
  })

  test('state the count, with a singular', ({ assert }) => {
    assert.match(descriptionOf(aList(), 1204), /^Encontre 1\.204 cardiologistas no Brasil: /)
    assert.match(
      descriptionOf(aList({ place: IN_CAMPINAS }), 1),
      /^Encontre 1 cardiologista em Campinas, SP: /,
    )
    assert.match(descriptionOf(aList(), undefined), /^Encontre cardiologistas no Brasil: /)
  })

  test('state an empty list', ({ assert }) => {
    assert.match(
      descriptionOf(aList({ place: IN_CAMPINAS }), 0),
      /^Ainda não há cardiologistas em Campinas, SP\./,
    )
  })

  test('never exceed 160 characters', ({ assert }) => {
    for (const specialty of SPECIALTIES) {
      for (const total of [0, 1, 123_456]) {
        const description = descriptionOf(aList({ specialty, place: LONGEST_CITY }), total)
        assert.isAtMost(description.length, 160, description)
      }
    }
  })
})

const SITE = 'https://saude.example'

test.group('The structured data of a list', () => {
  test('lists the people of the page under its own address', ({ assert }) => {
    const page = { professionals: [aCard()], total: 1 }

    assert.deepInclude(listMarkup(aList({ place: IN_CAMPINAS }), page, SITE), {
      '@type': 'CollectionPage',
      url: 'https://saude.example/especialidades/cardiologista/campinas-sp',
      name: 'Cardiologistas em Campinas, SP',
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Dra. Ana Souza',
            url: 'https://saude.example/ana-souza',
          },
        ],
      },
    })
  })

  test('counts on from the pages before', ({ assert }) => {
    const { mainEntity } = listMarkup(aList({ page: 3 }), { professionals: [aCard()], total: 49 }, SITE)

    assert.equal(mainEntity.itemListElement[0]?.position, 49)
    assert.equal(mainEntity.numberOfItems, 49)
  })

  test('has breadcrumbs from the home page to the place', ({ assert }) => {
    const labels = [EVERYWHERE, IN_SAO_PAULO, IN_CAMPINAS].map((place) =>
      crumbsOf(aList({ place })).map(({ label }) => label),
    )

    assert.deepEqual(labels, [
      ['Início', 'Especialidades', 'Cardiologistas'],
      ['Início', 'Especialidades', 'Cardiologistas', 'São Paulo'],
      ['Início', 'Especialidades', 'Cardiologistas', 'São Paulo', 'Campinas'],
    ])
  })

  test('links every crumb but the page itself', ({ assert }) => {
    const { itemListElement } = breadcrumbMarkup(crumbsOf(aList({ place: IN_CAMPINAS })), SITE)

    assert.deepEqual(
      itemListElement.map(({ position, item }) => [position, item]),
      [
        [1, 'https://saude.example/'],
        [2, 'https://saude.example/especialidades'],
        [3, 'https://saude.example/especialidades/cardiologista'],
        [4, 'https://saude.example/especialidades/cardiologista?state=SP'],
        [5, undefined],
      ],
    )
  })
})

test.group('The prices of a list', () => {
  const asking = (...amounts: number[]) => amounts.map((amount) => priced(amount))
  const priced = (amount: number) => aCard({ price: { amount, isAppointment: true, service: 'Consulta' } })

  test('are those of the consultations, from the lowest to the highest', ({ assert }) => {
    const exam = aCard({ price: { amount: 90, isAppointment: false, service: 'Laser' } })

    const professionals = [...asking(480, 300, 1200), exam, aCard()]
    assert.equal(priceRange({ professionals, total: 5 }), 'Consultas de R$\u00A0300,00 a R$\u00A01.200,00.')
    assert.equal(priceRange({ professionals: asking(300, 300), total: 2 }), 'Consultas a R$\u00A0300,00.')
  })

  test('are not said of one person, nor of a part of the list', ({ assert }) => {
    assert.equal(priceRange({ professionals: asking(300), total: 1 }), '')
    assert.equal(priceRange({ professionals: asking(300, 480), total: 30 }), '')
  })
})

test.group('The result count', () => {
  test('is singular for one person only', ({ assert }) => {
    assert.equal(resultCount(1, EVERYWHERE), '1 profissional encontrado')
    assert.equal(resultCount(0, EVERYWHERE), '0 profissionais encontrados')
    assert.equal(resultCount(2, EVERYWHERE), '2 profissionais encontrados')
  })

  test('names the state, then the city', ({ assert }) => {
    assert.equal(resultCount(12, IN_SAO_PAULO), '12 profissionais encontrados em São Paulo')
    assert.equal(resultCount(1, IN_CAMPINAS), '1 profissional encontrado em Campinas, SP')
  })

  test('groups thousands by points', ({ assert }) => {
    assert.equal(resultCount(1204, EVERYWHERE), '1.204 profissionais encontrados')
  })
})
