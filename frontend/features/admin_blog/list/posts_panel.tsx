import { Button } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adminPostsQuery, type AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import '#frontend/ui/workspace/list/list.css'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { addressOf, hasFilters, NO_FILTERS, postsIn } from '../posts_in_url.ts'
import { NoPosts } from './no_posts.tsx'
import { PostFilters } from './post_filters.tsx'
import { PostsList } from './posts_list.tsx'
import { PostsSkeleton } from './posts_skeleton.tsx'
import { countShown } from './posts_words.ts'
import './posts.css'

/** What the list shows, as the address asks; another filter begins at its first page. */
function useAskedPosts() {
  const [address, setAddress] = useSearchParams()
  const asked = postsIn(address)
  const change = (changed: Partial<AdminPostsRequest>) =>
    setAddress(addressOf({ ...asked, page: 1, ...changed }), { replace: true, preventScrollReset: true })
  return { asked, change }
}

/** All posts, drafts too: found by the filters, twenty a page. */
export function PostsPanel() {
  const { asked, change } = useAskedPosts()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...adminPostsQuery(asked),
    placeholderData: keepPreviousData,
  })
  useReadFailure(error)
  const count = useRef<HTMLParagraphElement>(null)
  const clear = () => {
    change(NO_FILTERS)
    count.current?.focus()
  }
  return (
    <div className="posts" aria-busy={isPlaceholderData}>
      <PostFilters filters={asked} onChange={change} />
      <div className="list-bar">
        <p ref={count} tabIndex={-1} className="list-count" aria-live="polite">
          {data && (data.total > 0 || hasFilters(asked)) && countShown(asked, data)}
        </p>
        {hasFilters(asked) && (
          <Button size="2" variant="ghost" onClick={clear}>
            Limpar Filtros
          </Button>
        )}
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <PostsSkeleton />}
      {data?.posts.length === 0 && <NoPosts asked={asked} />}
      {data && data.posts.length > 0 && <PostsList page={data} asked={asked} top={count} />}
    </div>
  )
}
