import { test } from '@japa/runner'
import { homeStructuredData } from './home_structured_data.ts'

const SETTINGS = {
  brandName: 'Saúde Perto',
  appUrl: 'https://example.org',
  supportEmail: 'suporte@example.org',
  salesWhatsapp: null,
  keepsSeenPages: true,
}

test.group('Home structured data', () => {
  test('describes a free application with the rating the operator claims', ({ assert }) => {
    const [application] = homeStructuredData({ ...SETTINGS, siteRating: { value: 4.8, count: 1200 } }, [])

    assert.containsSubset(application, {
      '@type': 'SoftwareApplication',
      offers: { price: '0', priceCurrency: 'BRL' },
      aggregateRating: { ratingValue: '4.8', reviewCount: '1200' },
    })
  })

  test('has no rating if disabled', ({ assert }) => {
    const [application] = homeStructuredData({ ...SETTINGS, siteRating: null }, [])

    assert.notProperty(application, 'aggregateRating')
  })

  test('repeats each visible question', ({ assert }) => {
    const [, faq] = homeStructuredData({ ...SETTINGS, siteRating: null }, [
      { question: 'É grátis?', answer: 'Sim.' },
    ])

    assert.containsSubset(faq, {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'É grátis?', acceptedAnswer: { text: 'Sim.' } }],
    })
  })
})
