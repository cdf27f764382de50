import { isUuid } from '#domain/shared/uuid.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { ok } from '#domain/shared/result.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface PublishOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function publishPosts(
  verb: 'publish' | 'unpublish',
  keys: readonly string[],
  options: PublishOptions,
): Promise<void> {
  const isPublishing = verb === 'publish'
  return forEachTarget(keys, options, {
    question: 'Quais posts (id ou slug)?',
    sentence: (count) =>
      `${isPublishing ? 'Publicar' : 'Despublicar'} ${count === 1 ? 'este post' : countOf(count, 'post', 'posts')}`,
    done: isPublishing ? 'publicado' : 'rascunho',
    already: isPublishing ? 'já estava publicado' : 'já era rascunho',
    work: async ({ useCases: { openPost, publishPost, unpublishPost } }, key) => {
      const by = operator()
      const opened = await openPost.execute({ by, ...(isUuid(key) ? { postId: key } : { slug: key }) })
      if (!opened.ok) return opened
      const change = isPublishing ? publishPost : unpublishPost
      const wasPublished = opened.value.state.isPublished
      const changed = await change.execute({ postId: opened.value.id, by, reason: options.reason })
      return changed.ok ? ok(wasPublished !== isPublishing) : changed
    },
  })
}
