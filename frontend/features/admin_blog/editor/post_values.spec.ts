import { test } from '@japa/runner'
import type { AdminPost } from '#contract/blog_admin.ts'
import { aPost } from '#frontend/ui/post/testing/a_post.ts'
import { changesBy, FIELDS, postValuesOf, previewOf, slugAfterTitle } from './post_values.ts'

const anAdminPost = (differences: Partial<AdminPost> = {}): AdminPost => ({
  ...aPost(),
  id: 'post-1',
  isPublished: true,
  publishAt: null,
  authorId: null,
  createdAt: '2026-11-18T12:00:00.000Z',
  updatedAt: '2026-11-19T12:00:00.000Z',
  ...differences,
})

const NOW = new Date('2026-11-21T12:00:00Z')

test.group('The values of a post', () => {
  test('are blank by default, with the first category', ({ assert }) => {
    const values = postValuesOf(anAdminPost({ conditionName: null, symptoms: 'Dor.', category: 'medicine' }))

    assert.deepInclude(values, {
      ...{ conditionName: '', symptoms: 'Dor.', causes: '', category: 'medicine' },
      updatedAt: '2026-11-19T12:00:00.000Z',
    })
    assert.deepInclude(postValuesOf(null), { title: '', category: 'disease', updatedAt: undefined })
    assert.sameMembers([...FIELDS, 'updatedAt'], Object.keys(values))
  })

  test('are previewed as on the public page', ({ assert }) => {
    const typed = {
      ...postValuesOf(null),
      ...{ title: ' Gripe forte ', introduction: 'uma '.repeat(401), causes: ' \n ', faqs: 'P: a? R: b' },
      featuredImage: 'javascript:alert(1)',
    }

    assert.deepInclude(previewOf(typed, null, NOW), {
      ...{ title: 'Gripe forte', causes: null, faqs: 'P: a? R: b', featuredImage: null },
      ...{ publishedAt: NOW.toISOString(), viewCount: 0, estimatedReadTime: 3 },
    })
    assert.deepInclude(previewOf(postValuesOf(anAdminPost()), anAdminPost(), NOW), {
      ...{ publishedAt: '2026-11-18T12:00:00.000Z', viewCount: 3, title: 'Enxaqueca: sintomas e tratamento' },
    })
  })

  test('show a reviewer in the preview only until another one is typed', ({ assert }) => {
    const reviewer = { slug: 'dra-ana', title: 'Dra', name: 'Ana', lastname: 'Lima', specialty: null }
    const post = anAdminPost({ reviewer: { ...reviewer, registration: null } })
    const previewWith = (typed: string) =>
      previewOf({ ...postValuesOf(post), reviewer: typed }, post, NOW).reviewer?.name ?? null

    assert.deepEqual([previewWith('dra-ana'), previewWith('dr-rui'), previewWith('')], ['Ana', null, null])
  })

  test('list the fields that another editor changed, and those that both changed', ({ assert }) => {
    const began = postValuesOf(anAdminPost())
    const others = { ...began, title: 'Outro título de lá', causes: 'De lá', excerpt: 'Igual' }
    const typed = { ...began, causes: 'De cá', symptoms: 'Só de cá', excerpt: 'Igual ' }

    assert.deepEqual(changesBy(others, began, typed), {
      changed: ['title', 'excerpt', 'causes'],
      contested: ['causes'],
    })
  })
})

test.group('slugAfterTitle', () => {
  test('follows the title until another slug is written', ({ assert }) => {
    const following = { slug: 'gripe', titleBefore: 'Gripe', titleAfter: 'Gripe: é grave?' }

    assert.equal(slugAfterTitle(following), 'gripe-e-grave')
    assert.equal(slugAfterTitle({ slug: '', titleBefore: 'Gripe', titleAfter: 'Gripes' }), 'gripes')
  })

  test('keeps a slug written by hand', ({ assert }) => {
    const own = { slug: 'gripe-no-inverno', titleBefore: 'Gripe', titleAfter: 'Gripe: é grave?' }

    assert.equal(slugAfterTitle(own), 'gripe-no-inverno')
  })

  test("never exceeds a slug's maximum", ({ assert }) => {
    const titleAfter = `${'a'.repeat(254)} fim`

    assert.equal(slugAfterTitle({ slug: '', titleBefore: '', titleAfter }), 'a'.repeat(254))
  })
})
