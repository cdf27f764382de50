import { test } from '@japa/runner'
import { aPost } from '#frontend/ui/post/testing/a_post.ts'
import { faqMarkup, postMarkup } from './post_markup.ts'

const SITE = { appUrl: 'https://saude.example', brandName: 'Saúde Perto' }

test.group('The structured data of a post', () => {
  test("names its subject's type, at its category's address", ({ assert }) => {
    const about = (category: string) => {
      const markup = postMarkup(aPost({ category }), SITE)
      return [markup.url.replace(SITE.appUrl, ''), markup.about?.['@type'], markup['@type']]
    }

    assert.deepEqual(about('disease'), [
      '/tudo-sobre/enxaqueca',
      'MedicalCondition',
      ['MedicalWebPage', 'Article'],
    ])
    assert.deepEqual(about('medicine').slice(0, 2), ['/remedio/enxaqueca', 'Drug'])
    assert.deepEqual(about('treatment').slice(0, 2), ['/servicos-e-tratamentos/enxaqueca', 'MedicalTherapy'])
    assert.deepEqual(about('other'), ['/blog/enxaqueca', undefined, 'Article'])
  })

  test('names who wrote and who reviewed it, when, and its picture', ({ assert }) => {
    const signer = {
      slug: 'ana',
      title: 'Dra',
      name: 'Ana',
      lastname: 'Souza',
      specialty: 'Neurologista',
      registration: 'CRM-SP 1',
    }
    const markup = postMarkup(
      aPost({ author: signer, reviewer: signer, reviewedAt: '2026-11-20T12:00:00.000Z' }),
      SITE,
    )

    const person = {
      '@type': 'Person',
      name: 'Dra. Ana Souza',
      url: `${SITE.appUrl}/ana`,
      jobTitle: 'Neurologista',
      identifier: 'CRM-SP 1',
    }
    assert.deepEqual([markup.author, markup.reviewedBy, markup.lastReviewed], [person, person, '2026-11-20'])
    assert.equal(markup.image, `${SITE.appUrl}/cartoes/post/enxaqueca.png`)
  })

  test('repeats exactly the visible questions', ({ assert }) => {
    const markup = faqMarkup(aPost({ faqs: 'P: Dói? R: Sim.\nP: Passa? R: Passa.' }))

    assert.deepEqual(
      markup?.mainEntity.map(({ name, acceptedAnswer: { text } }) => [name, text]),
      [
        ['Dói?', 'Sim.'],
        ['Passa?', 'Passa.'],
      ],
    )
  })

  test('contains no questions if the text has none', ({ assert }) => {
    assert.isNull(faqMarkup(aPost({ faqs: 'Dói? Sim.' })))
    assert.isNull(faqMarkup(aPost({ faqs: null })))
  })
})
