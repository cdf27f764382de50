import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { BlogPost, type BlogPostState } from '../blog_post.ts'

const WRITTEN = new Date('2026-11-10T12:00:00Z')

export function aBlogPost(overrides: Partial<BlogPostState> = {}): BlogPost {
  return BlogPost.restore({
    id: aUuid(401),
    slug: 'enxaqueca-sintomas-e-tratamento',
    title: 'Enxaqueca: sintomas e tratamento',
    metaDescription: 'Entenda a enxaqueca: o que é, como reconhecer as crises e quando procurar ajuda.',
    category: 'disease',
    conditionName: 'Enxaqueca',
    excerpt: null,
    sections: { introduction: 'Dor que pulsa, quase sempre de um lado da cabeça.' },
    featuredImage: null,
    featuredImageAlt: null,
    authorId: null,
    writtenBy: null,
    reviewedBy: null,
    reviewedAt: null,
    isPublished: false,
    publishAt: null,
    publishedAt: null,
    viewCount: 0,
    estimatedReadTime: 1,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    ...overrides,
  })
}
