import { countViews } from '#frontend/lib/post_words.ts'
import { PostActions } from './post_actions.tsx'
import { PostCategoryName, PostFacts, PostStatus, PostTitle } from './post_parts.tsx'
import type { PostsProps } from './posts_list.tsx'

/** Posts on a phone, one under the other. */
export function PostCards({ posts, ...handling }: PostsProps) {
  return (
    <ul className="plain-list list-cards" aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id} className="list-card post-row-card">
          <div className="post-row-head">
            <PostCategoryName post={post} />
            <PostStatus post={post} />
          </div>
          <h2 className="post-row-heading">
            <PostTitle post={post} />
          </h2>
          <PostFacts post={post} />
          <span className="list-line">{countViews(post.viewCount)}</span>
          <PostActions post={post} {...handling} />
        </li>
      ))}
    </ul>
  )
}
