import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Post } from '#contract/blog.ts'
import { CallToProfessionals } from './call_to_professionals.tsx'
import type { FilledSection } from './filled_sections.ts'
import { PostHeader } from './post_header.tsx'
import { PostSections } from './post_sections.tsx'
import './post_article.css'

interface Props {
  post: Post
  sections: readonly FilledSection[]
  /** The one to look for after reading; null where the post tells none. */
  specialty: string | null
  /** Of the post's title. */
  heading?: 'h1' | 'h2'
  /** Stands between the header and the text. */
  children?: ReactNode
}

/** All that is read of a post, from its title to the notice at its end. */
export function PostArticle({ post, sections, specialty, heading = 'h1', children }: Props) {
  return (
    <article className="post-main">
      <PostHeader post={post} heading={heading} />
      {children}
      <PostSections sections={sections} />
      <CallToProfessionals specialty={specialty} />
      <p className="post-notice">
        <Info size={20} aria-hidden="true" />
        Este conteúdo é informativo e não substitui uma consulta com um profissional de saúde.
      </p>
    </article>
  )
}
