import type { Post } from '#contract/blog.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import type { Crumb } from '#frontend/ui/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { faqMarkup, postMarkup } from './post_markup.ts'

export function PostHead({ post, crumbs }: { post: Post; crumbs: readonly Crumb[] }) {
  const site = useSettings()
  const faq = faqMarkup(post)
  return (
    <PageHead
      title={post.title}
      description={post.metaDescription}
      canonical={paths.post(post.category, post.slug)}
      type="article"
      {...(post.featuredImage && { image: post.featuredImage })}
      jsonLd={[postMarkup(post, site), breadcrumbMarkup(crumbs, site.appUrl), ...(faq ? [faq] : [])]}
    />
  )
}
