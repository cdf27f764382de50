import { useEffect, useRef, useState, type RefObject } from 'react'
import type { AdminPost } from '#contract/blog_admin.ts'
import type { AdminPostsPage, AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { addressOf } from '../posts_in_url.ts'
import { PostCards } from './post_cards.tsx'
import { PostTable } from './post_table.tsx'

export interface PostsProps {
  posts: readonly AdminPost[]
  /** Told what was done, for those who do not see the row change. */
  onDone: (said: string) => void
  /** Puts the focus where it can stay once a row is gone. */
  onRemoved: () => void
}

interface Props {
  page: AdminPostsPage
  asked: AdminPostsRequest
  /** Where the list begins, for the eyes after another page was chosen. */
  top: RefObject<HTMLElement | null>
}

/** One page of posts: a table where it fits, cards otherwise. */
export function PostsList({ page: { posts, total }, asked, top }: Props) {
  const isWide = useMediaQuery('(min-width: 960px)')
  const [said, setSaid] = useState('')
  const Posts = isWide ? PostTable : PostCards
  useTopOnTurning(asked.page, top)
  return (
    <>
      <Posts posts={posts} onDone={setSaid} onRemoved={() => top.current?.focus()} />
      <output className="visually-hidden">{said}</output>
      <Pagination
        label="Páginas de posts"
        current={asked.page}
        total={Math.ceil(total / asked.limit)}
        to={(page) => addressOf({ ...asked, page })}
      />
    </>
  )
}

function useTopOnTurning(page: number, top: Props['top']): void {
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    top.current?.scrollIntoView({ block: 'start' })
  }, [page, top])
}
