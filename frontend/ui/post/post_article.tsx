import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { ArrowRight, CalendarDays, Clock, Eye, Info, RefreshCw, Search } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Post, PostPerson } from '#contract/blog.ts'
import { pictureLine, postFaqs } from '#contract/post_parts.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { formatLongDate } from '#domain/shared/date_words.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { categoryLabel, countViews, readingTime } from '#frontend/lib/post_words.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'
import { coverSources } from './post_cover.tsx'
import { type FilledSection, paragraphsOf } from './filled_sections.ts'
import { LinkedText } from '#frontend/ui/page/linked_text.tsx'
import './post_article.css'

/** Links from the post to its specialty, if known, and to the search. */
function CallToProfessionals({ specialty }: { specialty: string | null }) {
  const known = specialtyByName(specialty ?? '')?.name
  return (
    <section className="post-call stack gap-2" aria-labelledby="fale-com-profissional">
      <h2 id="fale-com-profissional" className="post-call-title">
        Converse com quem entende do assunto
      </h2>
      <p className="post-call-text">
        Encontre um profissional perto de você ou por teleconsulta e tire as suas dúvidas.
      </p>
      <div className="post-call-actions cluster middle mt-3">
        <Button size="3" asChild>
          <Link to={known ? paths.specialty(known) : paths.home}>
            <Search size={20} aria-hidden="true" />
            {known ? `Ver ${specialtyPlural(known).toLowerCase()}` : 'Buscar Profissionais'}
          </Link>
        </Button>
        {known && (
          <Link className="post-call-specialty accent semibold" to={paths.home}>
            Buscar outra especialidade
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        )}
      </div>
    </section>
  )
}

/** Questions with answers; other text as it is. */
function Faqs({ text }: { text: string }) {
  const faqs = postFaqs(text)
  if (!faqs) return <PostText text={text} />
  return (
    <div className="stack gap-5">
      {faqs.map(({ question, answer }, position) => (
        <div key={position} className="post-faq">
          <h3 className="post-question breakable">{question}</h3>
          <p className="post-answer measure breakable">
            <LinkedText text={answer} />
          </p>
        </div>
      ))}
    </div>
  )
}

interface HeaderProps {
  post: Post
  heading: 'h1' | 'h2'
  share: ReactNode
}

function PostHeader({ post, heading: Heading, share }: HeaderProps) {
  const { category, conditionName, title, excerpt, featuredImage, featuredImageAlt } = post
  return (
    <header className="stack gap-3">
      <p className="post-kind cluster middle quiet medium">
        <span className="post-category small semibold">{categoryLabel(category)}</span>
        {conditionName && <span>{conditionName}</span>}
      </p>
      <Heading className="post-title breakable">{title}</Heading>
      {excerpt && <p className="post-excerpt measure breakable quiet">{excerpt}</p>}
      <Signature post={post} />
      <Facts post={post} share={share} />
      {featuredImage && (
        <img
          className="post-image mt-3"
          {...coverSources(featuredImage, '(min-width: 768px) 760px, 100vw')}
          alt={featuredImageAlt ?? ''}
          width={1280}
          height={720}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </header>
  )
}

/** Author and reviewer, with registration and a link to the profile. */
function Signature({ post: { author, reviewer, reviewedAt } }: { post: Post }) {
  if (!author && !reviewer) return null
  return (
    <ul className="plain-list post-people stack gap-2">
      {author && <Signer part="Escrito por" person={author} />}
      {reviewer && <Signer part="Revisado por" person={reviewer} at={reviewedAt} />}
    </ul>
  )
}

function Signer({ part, person, at = null }: { part: string; person: PostPerson; at?: string | null }) {
  const when = at && `em ${formatLongDate(at)}`
  const facts = [person.specialty, person.registration, when].filter(Boolean).join(' · ')
  return (
    <li>
      {part} <Link to={paths.profile(person.slug)}>{professionalName(person)}</Link>
      {facts && <span className="post-people-facts quiet small">{facts}</span>}
    </li>
  )
}

function Facts({ post, share }: Omit<HeaderProps, 'heading'>) {
  const { publishedAt, updatedAt, viewCount, estimatedReadTime } = post
  const isRevised = saoPauloDay(new Date(updatedAt)) > saoPauloDay(new Date(publishedAt))
  return (
    <ul className="plain-list post-facts cluster quiet small">
      <li>
        <CalendarDays size={18} aria-hidden="true" />
        <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
      </li>
      {isRevised && (
        <li>
          <RefreshCw size={18} aria-hidden="true" />
          <span>
            Atualizado em <time dateTime={updatedAt}>{formatLongDate(updatedAt)}</time>
          </span>
        </li>
      )}
      <li>
        <Eye size={18} aria-hidden="true" />
        {countViews(viewCount)}
      </li>
      <li>
        <Clock size={18} aria-hidden="true" />
        {readingTime(estimatedReadTime)}
      </li>
      {share && <li>{share}</li>}
    </ul>
  )
}

const MAX_ITEM_LENGTH = 110

type Picture = NonNullable<ReturnType<typeof pictureLine>>
type Block =
  | { tag: 'p'; text: string }
  | { tag: 'img'; picture: Picture }
  | { tag: 'ul' | 'ol'; items: string[] }

/** Groups neighbouring lines that start with `- `, or with `1. `, into a list. */
function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of paragraphs) {
    const item = /^(?:(?<bullet>[-•])|\d{1,3}[.)])\s+(?<text>.+)$/.exec(line)?.groups
    const last = blocks.at(-1)
    const picture = pictureLine(line)
    if (picture) blocks.push({ tag: 'img', picture })
    else if (!item) blocks.push({ tag: 'p', text: line })
    else {
      const tag = item['bullet'] ? 'ul' : 'ol'
      if (last?.tag === tag) last.items.push(item['text'] ?? '')
      else blocks.push({ tag, items: [item['text'] ?? ''] })
    }
  }
  return blocks
}

/** A picture between paragraphs; one without a description, which only a preview can contain, is not shown. */
function InlinePicture({ picture: { address, alt, width, height } }: { picture: Picture }) {
  if (!alt) return null
  return (
    <img
      className="post-picture"
      {...coverSources(address, '(min-width: 768px) 760px, 100vw')}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}

/** A text by lines, with its lists; several short lines without markers form a list too. */
function PostText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text)
  const blocks = blocksOf(paragraphs)
  const isPlain = blocks.every(({ tag }) => tag === 'p')
  const isList =
    isPlain && paragraphs.length > 2 && paragraphs.every((line) => line.length <= MAX_ITEM_LENGTH)
  return (
    <div className="post-text measure breakable" data-list={isList}>
      {blocks.map((block, position) =>
        block.tag === 'img' ? (
          <InlinePicture key={position} picture={block.picture} />
        ) : block.tag === 'p' ? (
          <p key={position}>
            <LinkedText text={block.text} />
          </p>
        ) : (
          <block.tag key={position}>
            {block.items.map((item, index) => (
              <li key={index}>
                <LinkedText text={item} />
              </li>
            ))}
          </block.tag>
        ),
      )}
    </div>
  )
}

/** Sections with a tint or frame. */
const FRAMED: ReadonlySet<string> = new Set(['symptoms', 'causes', 'keyTakeaways', 'whenToSeekHelp'])

function Section({ section: { name, id, heading, text } }: { section: FilledSection }) {
  return (
    <section
      className={FRAMED.has(name) ? 'post-section post-frame' : 'post-section'}
      data-section={name}
      aria-labelledby={id}
    >
      <h2 id={id} className="post-section-title">
        {heading}
      </h2>
      {name === 'faqs' ? <Faqs text={text} /> : <PostText text={text} />}
    </section>
  )
}

/** All filled sections in order; symptoms and causes are side by side. */
function PostSections({ sections }: { sections: readonly FilledSection[] }) {
  const symptoms = sections.find(({ name }) => name === 'symptoms')
  const causes = sections.find(({ name }) => name === 'causes')
  const pair = [symptoms, causes].filter((section) => section !== undefined)
  return sections
    .filter((section) => section === pair[0] || !pair.includes(section))
    .map((section) => (
      <Fragment key={section.id}>
        {section === pair[0] ? (
          <div className="post-pair gap-4">
            {pair.map((each) => (
              <Section key={each.id} section={each} />
            ))}
          </div>
        ) : (
          <Section section={section} />
        )}
      </Fragment>
    ))
}

interface Props {
  post: Post
  sections: readonly FilledSection[]
  /** The specialty for the topic; null if unknown. */
  specialty: string | null
  /** The title's heading level. */
  heading?: 'h1' | 'h2'
  /** The share link; a preview has none. */
  share?: ReactNode
  /** Content between header and text. */
  children?: ReactNode
}

/** A whole post, from its title to the final notice. */
export function PostArticle({ post, sections, specialty, heading = 'h1', share, children }: Props) {
  return (
    <article className="post-main stack">
      <PostHeader post={post} heading={heading} share={share} />
      {children}
      <PostSections sections={sections} />
      <CallToProfessionals specialty={specialty} />
      <p className="post-notice quiet small">
        <Info size={20} aria-hidden="true" />
        Este conteúdo é informativo e não substitui uma consulta com um profissional de saúde.
      </p>
    </article>
  )
}
