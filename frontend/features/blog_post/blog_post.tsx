import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Post, PostCard as Card } from '#contract/blog.ts'
import { isPostCategory } from '#contract/post_terms.ts'
import { relatedQuery } from '#frontend/api/blog.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { canShareNatively, copyAddress, shareNatively } from '#frontend/lib/share_page.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb, type Crumb } from '#frontend/ui/page/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { type FilledSection, filledSections } from '#frontend/ui/post/filled_sections.ts'
import { PostArticle } from '#frontend/ui/post/post_article.tsx'
import { PostCard } from '#frontend/ui/post/post_card.tsx'
import { ShareLink } from '#frontend/ui/page/share_link.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { type Specialty, specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { slugify } from '#domain/shared/slug.ts'
import { professionalsOptions } from '#frontend/api/professionals.ts'
import { type LastCity, useLastCity } from '#frontend/lib/last_city.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { ProfessionalCard } from '#frontend/ui/lists/professional_card.tsx'
import { ProfessionalCardSkeleton } from '#frontend/ui/lists/professional_card_skeleton.tsx'
import { faqMarkup, postMarkup } from './post_markup.ts'

interface Props {
  sections: readonly FilledSection[]
}

/** The section being read: the last one whose heading has passed the upper third of the window. */
function useCurrentSection(sections: readonly FilledSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const line = window.innerHeight / 3
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    const watcher = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const heading of headings) watcher.observe(heading)
    return () => watcher.disconnect()
  }, [sections])
  return current
}

function Links({ sections, current = null }: Props & { current?: string | null }) {
  return (
    <ol className="plain-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            className="contents-link quiet"
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Beside the text, on wide screens. */
function Contents({ sections }: Props) {
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  return (
    <nav className="post-contents" aria-labelledby="neste-post">
      <h2 id="neste-post" className="small">
        Neste post
      </h2>
      <Links sections={sections} current={current} />
    </nav>
  )
}

/** Above the text, collapsed, on narrow screens. */
function FoldedContents({ sections }: Props) {
  if (sections.length < 2) return null
  return (
    <details className="post-folded-contents">
      <summary>
        Neste post
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <nav aria-label="Neste post">
        <Links sections={sections} />
      </nav>
    </details>
  )
}

function RelatedPosts({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null
  return (
    <section className="post-related" aria-labelledby="leia-tambem">
      <h2 id="leia-tambem" className="post-related-title">
        Leia também
      </h2>
      <ul className="plain-list posts-grid gap-4">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shares with the device's own dialog, or by a link. */
function SharePost({ post }: { post: Post }) {
  const { appUrl } = useSettings()
  const toast = useToast()
  const page = { name: post.title, url: appUrl + paths.post(post.category, post.slug) }
  const copy = async () => {
    if (await copyAddress(page)) toast({ title: 'Link copiado', tone: 'success' })
    else toast({ title: 'Não deu para copiar', description: `Copie o endereço: ${page.url}`, tone: 'error' })
  }
  return <ShareLink page={page} onShare={() => void (canShareNatively() ? shareNatively(page) : copy())} />
}

function PostHead({ post, crumbs }: { post: Post; crumbs: readonly Crumb[] }) {
  const site = useSettings()
  const faq = faqMarkup(post)
  return (
    <PageHead
      title={post.title}
      description={post.metaDescription}
      canonical={paths.post(post.category, post.slug)}
      type="article"
      image={post.featuredImage ?? paths.sharePicture('post', post.slug)}
      jsonLd={[postMarkup(post, site), breadcrumbMarkup(crumbs, site.appUrl), ...(faq ? [faq] : [])]}
    />
  )
}

export function BlogPost({ post }: { post: Post }) {
  const { data: related } = useQuery(relatedQuery(usePublicApi(), post.slug))
  const sections = useMemo(() => filledSections(post), [post])
  const crumbs = crumbsOf(post)
  return (
    <div className="page-width post">
      <PostHead post={post} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <div className="post-columns stack">
        <PostArticle
          post={post}
          sections={sections}
          specialty={related?.specialty ?? null}
          share={<SharePost post={post} />}
        >
          <FoldedContents sections={sections} />
        </PostArticle>
        <Contents sections={sections} />
      </div>
      <RelatedPosts posts={related?.posts ?? []} />
      {/* Last, since its cards load later and differ in height from their skeletons. */}
      <LocalProfessionals specialty={related?.specialty ?? null} />
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

const SHOWN = 3
const SKELETONS = Array.from({ length: SHOWN }, (_, index) => (
  <li key={index}>
    <ProfessionalCardSkeleton />
  </li>
))

interface LocalProfessionalsProps {
  specialty: Specialty['name']
  place: LastCity
}

/** The first professionals and a link to all; nothing if there are none, or on failure. */
function ProfessionalsIn({ specialty, place }: LocalProfessionalsProps) {
  const { city, state } = place
  const query = { specialty, city: slugify(city), state, include: 'details', limit: String(SHOWN) } as const
  const { data, isPending } = useQuery(professionalsOptions(usePublicApi(), query))
  if (!isPending && !data?.total) return null
  return (
    <section className="post-local" aria-labelledby="perto-de-voce" aria-busy={isPending}>
      <h2 id="perto-de-voce" className="post-related-title">
        {`${specialtyPlural(specialty)} ${inPlace(place)}`}
      </h2>
      <ul className="plain-list post-local-cards gap-4">
        {data?.professionals.map((card) => (
          <li key={card.id}>
            <ProfessionalCard card={card} />
          </li>
        )) ?? SKELETONS}
      </ul>
      <Link
        className="post-call-specialty accent semibold"
        to={paths.specialtyInCity(specialty, city, state)}
      >
        <span>
          {data && data.total > SHOWN
            ? `Ver todos os ${countProfessionals(data.total)}`
            : 'Ver também em cidades próximas'}
        </span>
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  )
}

/** Professionals in the city of the reader's last search. Only this device knows it, so the server omits them. */
function LocalProfessionals({ specialty }: { specialty: string | null }) {
  const place = useLastCity()
  const known = specialtyByName(specialty ?? '')
  return known && place && <ProfessionalsIn specialty={known.name} place={place} />
}
