import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/blog.ts'
import { relatedQuery } from '#frontend/api/blog.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { isPostCategory } from '#contract/post_terms.ts'
import { Breadcrumb, type Crumb } from '#frontend/ui/breadcrumb.tsx'
import { filledSections } from '#frontend/ui/post/filled_sections.ts'
import { PostArticle } from '#frontend/ui/post/post_article.tsx'
import { Contents, FoldedContents } from './contents.tsx'
import { RelatedPosts } from './related_posts.tsx'
import { PostHead } from './seo/post_head.tsx'

export function BlogPost({ post }: { post: Post }) {
  const { data: related } = useQuery(relatedQuery(usePublicApi(), post.slug))
  const sections = filledSections(post)
  const crumbs = crumbsOf(post)
  return (
    <div className="page-width post">
      <PostHead post={post} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <div className="post-columns">
        <PostArticle post={post} sections={sections} specialty={related?.specialty ?? null}>
          <FoldedContents sections={sections} />
        </PostArticle>
        <Contents sections={sections} />
      </div>
      <RelatedPosts posts={related?.posts ?? []} />
    </div>
  )
}

function crumbsOf({ category }: Post): Crumb[] {
  const label = categoryLabel(category)
  return [
    { label: 'Início', to: paths.home },
    { label: 'Blog', to: paths.blog },
    isPostCategory(category) ? { label, to: paths.blogCategory(category) } : { label },
  ]
}
