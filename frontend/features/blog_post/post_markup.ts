import type { Post, PostPerson } from '#contract/blog.ts'
import { postFaqs } from '#contract/post_parts.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'

interface Site {
  appUrl: string
  brandName: string
}

/** The subject of a category by https://schema.org/MedicalEntity. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['disease', 'MedicalCondition'],
  ['medicine', 'Drug'],
  ['treatment', 'MedicalTherapy'],
])

/** https://schema.org/MedicalWebPage and Article, with what the page shows. */
export function postMarkup(post: Post, { appUrl, brandName }: Site) {
  const url = appUrl + paths.post(post.category, post.slug)
  const subject = SUBJECTS.get(post.category)
  const personOf = (person: PostPerson) => ({
    '@type': 'Person',
    name: professionalName(person),
    url: appUrl + paths.profile(person.slug),
    jobTitle: person.specialty ?? undefined,
    identifier: person.registration ?? undefined,
  })
  return {
    '@context': 'https://schema.org',
    '@type': subject ? ['MedicalWebPage', 'Article'] : 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    name: post.title,
    headline: post.title,
    description: post.excerpt ?? post.metaDescription,
    inLanguage: 'pt-BR',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    timeRequired: `PT${post.estimatedReadTime}M`,
    image: new URL(post.featuredImage ?? paths.sharePicture('post', post.slug), appUrl).href,
    about: subject && post.conditionName ? { '@type': subject, name: post.conditionName } : undefined,
    author: post.author ? personOf(post.author) : { '@type': 'Organization', name: brandName, url: appUrl },
    reviewedBy: post.reviewer ? personOf(post.reviewer) : undefined,
    lastReviewed: subject ? (post.reviewedAt?.slice(0, 10) ?? undefined) : undefined,
    publisher: { '@type': 'Organization', name: brandName, url: appUrl },
  }
}

/** https://schema.org/FAQPage of the questions shown; null without any. */
export function faqMarkup({ faqs }: Post) {
  const questions = postFaqs(faqs ?? '') ?? []
  if (questions.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
