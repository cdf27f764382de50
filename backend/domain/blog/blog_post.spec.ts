import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { BlogPost } from './blog_post.ts'
import { postPath } from './post_category.ts'
import type { TypedPost } from './post_fields.ts'
import { postFaqs, readingMinutes } from './sections.ts'
import { aBlogPost } from './testing/a_blog_post.ts'

const AT = new Date('2026-11-21T12:00:00Z')
const LATER = new Date('2026-11-22T12:00:00Z')
const TYPED = {
  slug: 'enxaqueca',
  title: 'Enxaqueca e crises',
  metaDescription: 'm'.repeat(50),
  symptoms: 'Dor.',
}
const draft = (changes: Partial<TypedPost> = {}) =>
  BlogPost.draft({ id: anId('b1'), authorId: null, at: AT }, { ...TYPED, ...changes })

const minutesFor = (words: number) =>
  readingMinutes({ excerpt: null, sections: { causes: 'dor '.repeat(words) } })

test.group('a blog post', () => {
  test('begins as a draft of the first category with its filled sections', ({ assert }) => {
    const post = draft({ causes: ' ' })

    assert.deepInclude(post.ok && post.value.state, {
      category: 'disease',
      sections: { symptoms: 'Dor.' },
      isPublished: false,
      publishedAt: null,
      viewCount: 0,
      estimatedReadTime: 1,
    })
  })

  const broken: [Partial<TypedPost>, string][] = [
    [{ slug: 'Ação' }, 'slug_invalid'],
    [{ slug: '---' }, 'slug_invalid'],
    [{ title: 'Curto' }, 'title_invalid'],
    [{ metaDescription: 'm'.repeat(49) }, 'metaDescription_invalid'],
    [{ metaDescription: 'm'.repeat(161) }, 'metaDescription_invalid'],
    [{ category: 'gossip' }, 'category_invalid'],
    [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage_invalid'],
    [{ faqs: 'a'.repeat(20_001) }, 'faqs_invalid'],
    [{ conditionName: 'a'.repeat(256) }, 'conditionName_invalid'],
    [{ excerpt: 'a'.repeat(20_001) }, 'excerpt_invalid'],
    [{ featuredImageAlt: 'a'.repeat(256) }, 'featuredImageAlt_invalid'],
  ]
  for (const [changes, failure] of broken)
    test(`is refused: ${failure} ${JSON.stringify(changes).slice(0, 40)}`, ({ assert }) => {
      assert.deepEqual(draft(changes), { ok: false, failure })
    })

  test('keeps the date of its first publication', ({ assert }) => {
    const post = aBlogPost()

    post.publish(AT)
    post.unpublish(AT)
    post.publish(LATER)

    assert.deepInclude(post.state, { isPublished: true, publishedAt: AT, updatedAt: LATER })
  })

  test('does not change when published twice', ({ assert }) => {
    const post = aBlogPost()
    post.publish(AT)

    post.publish(LATER)

    assert.deepEqual(post.state.updatedAt, AT)
  })

  test('refuses an edit based on an outdated version', ({ assert }) => {
    const post = aBlogPost({ updatedAt: AT })

    assert.deepEqual(post.edit(TYPED, LATER, new Date(0)), { ok: false, failure: 'post_changed_meanwhile' })
    assert.isTrue(post.edit(TYPED, LATER, AT).ok)
    assert.deepInclude(post.state, { title: TYPED.title, updatedAt: LATER })
  })
})

test.group('what a blog post shows', () => {
  test('has an address under its category', ({ assert }) => {
    assert.equal(postPath('disease', 'a'), '/tudo-sobre/a')
    assert.equal(postPath('medicine', 'a'), '/remedio/a')
    assert.equal(postPath('treatment', 'a'), '/servicos-e-tratamentos/a')
    assert.equal(postPath('constructor', 'a'), '/blog/a')
  })

  test('reads questions and answers, or leaves the text unchanged', ({ assert }) => {
    const faqs = postFaqs('P: Dói? R: Sim.\n\nP: Passa? R: Passa: com tempo.')

    assert.deepEqual(faqs, [
      { question: 'Dói?', answer: 'Sim.' },
      { question: 'Passa?', answer: 'Passa: com tempo.' },
    ])
    assert.isNull(postFaqs('Perguntas soltas\nP: Dói? R: Sim.'))
  })

  test('takes one minute for every 200 words, rounded up', ({ assert }) => {
    assert.deepEqual([0, 200, 201].map(minutesFor), [1, 1, 2])
  })
})
