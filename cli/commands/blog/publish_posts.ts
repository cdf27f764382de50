import { isUuid } from '#domain/shared/uuid.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { forEachTarget } from '../../terminal/for_each_target.ts'
import { operator } from '../../terminal/operator.ts'
import type { WriteOptions } from '../../terminal/write_options.ts'

export interface PublishOptions extends WriteOptions {
  file?: string
  reason?: string
}

const REFUSALS = {
  post_not_found: 'não há post com este id ou slug',
  post_incomplete: 'há campos que não servem; corrija o post antes de publicar',
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
    refusals: REFUSALS,
    work: async ({ useCases: { openPost, publishPost, unpublishPost } }, key) => {
      const by = operator()
      const opened = await openPost.execute({ by, ...(isUuid(key) ? { postId: key } : { slug: key }) })
      if (!opened.ok) return opened
      const change = isPublishing ? publishPost : unpublishPost
      return change.execute({ postId: opened.value.id, by, reason: options.reason })
    },
  })
}
