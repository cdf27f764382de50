import { test } from '@japa/runner'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { aCard, aList, EVERYWHERE, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { crumbsOf } from './crumbs.ts'
import { listMarkup } from './list_markup.ts'

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

  test('leads from the home page down to the place', ({ assert }) => {
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
