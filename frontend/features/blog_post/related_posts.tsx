import type { PostCard as Card } from '#contract/blog.ts'
import { PostCard } from '#frontend/ui/post_card.tsx'

export function RelatedPosts({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null
  return (
    <section className="post-related" aria-labelledby="leia-tambem">
      <h2 id="leia-tambem" className="post-related-title">
        Leia também
      </h2>
      <ul className="plain-list posts-grid">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
