import { fail } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { OperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
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
    work: async (house, key) => {
      const postId = await idOf(house, key)
      if (!postId) return fail('post_not_found')
      const { publishPost, unpublishPost } = house.useCases
      return (isPublishing ? publishPost : unpublishPost).execute({
        postId,
        by: operator(),
        reason: options.reason,
      })
    },
  })
}

async function idOf({ adapters }: OperatorHouse, key: string): Promise<string | null> {
  return isUuid(key) ? key : ((await adapters.posts.findBySlug(key))?.id ?? null)
}
