import type { SiteSettings } from '#frontend/lib/site_context.tsx'

export interface FrequentQuestion {
  question: string
  answer: string
}

const SCHEMA = 'https://schema.org'

/** The site as a free application, with a rating only if configured, and its frequent questions. */
export function homeStructuredData(
  { brandName, appUrl, siteRating }: SiteSettings,
  questions: readonly FrequentQuestion[],
): readonly object[] {
  return [
    {
      '@context': SCHEMA,
      '@type': 'SoftwareApplication',
      name: brandName,
      url: appUrl,
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Web',
      inLanguage: 'pt-BR',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
      ...(siteRating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: String(siteRating.value),
          reviewCount: String(siteRating.count),
          bestRating: '5',
        },
      }),
    },
    {
      '@context': SCHEMA,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
