import { ChevronDown } from 'lucide-react'
import type { FilledSection } from '#frontend/ui/post/filled_sections.ts'

interface Props {
  sections: readonly FilledSection[]
}

function Links({ sections }: Props) {
  return (
    <ol className="plain-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a className="post-contents-link" href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Beside the text, where there is room. */
export function Contents({ sections }: Props) {
  if (sections.length < 2) return null
  return (
    <nav className="post-contents" aria-labelledby="neste-post">
      <h2 id="neste-post" className="post-contents-title">
        Neste post
      </h2>
      <Links sections={sections} />
    </nav>
  )
}

/** Above the text, closed, where there is no room beside it. */
export function FoldedContents({ sections }: Props) {
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
