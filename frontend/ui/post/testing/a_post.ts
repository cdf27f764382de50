import type { Post } from '#contract/blog.ts'
import { SECTIONS } from '#contract/post_parts.ts'

const EMPTY = Object.fromEntries(SECTIONS.map(({ name }) => [name, null])) as Record<
  (typeof SECTIONS)[number]['name'],
  null
>

export function aPost(differences: Partial<Post> = {}): Post {
  return {
    ...EMPTY,
    slug: 'enxaqueca',
    title: 'Enxaqueca: sintomas e tratamento',
    category: 'disease',
    conditionName: 'Enxaqueca',
    excerpt: 'Entenda as crises.',
    metaDescription: 'Entenda a enxaqueca: o que é, como reconhecer as crises e quando procurar ajuda.',
    featuredImage: null,
    featuredImageAlt: null,
    publishedAt: '2026-11-18T12:00:00.000Z',
    viewCount: 3,
    estimatedReadTime: 4,
    author: null,
    reviewer: null,
    reviewedAt: null,
    updatedAt: '2026-11-18T12:00:00.000Z',
    ...differences,
  }
}
