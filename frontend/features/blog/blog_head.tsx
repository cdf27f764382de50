import type { PostCard } from '#contract/blog.ts'
import type { PostsOfPage } from '#frontend/api/blog.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import type { Crumb } from '#frontend/ui/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { blogMarkup } from './blog_markup.ts'
import { blogPath } from './shown_posts.ts'

interface Props {
  shown: PostsOfPage
  /** None while they are on their way. */
  posts: readonly PostCard[]
  crumbs: readonly Crumb[]
}

export function BlogHead({ shown: { category, page }, posts, crumbs }: Props) {
  const { appUrl, brandName } = useSettings()
  const subject = category ? categoryLabel(category) : 'Doenças, remédios e tratamentos'
  const canonical = blogPath(category, page)
  return (
    <>
      <PageHead
        title={[category ? `${subject}: blog de saúde` : 'Blog de saúde', page > 1 && `página ${page}`]
          .filter(Boolean)
          .join(' – ')}
        description={`${subject} em linguagem simples: sintomas, causas, cuidados e quando procurar ajuda, com fontes ao fim de cada leitura.`}
        canonical={canonical}
        jsonLd={[blogMarkup(posts, `${appUrl}${canonical}`, appUrl), breadcrumbMarkup(crumbs, appUrl)]}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Blog ${brandName}`}
        href={`${appUrl}${paths.blogFeed}`}
      />
    </>
  )
}
