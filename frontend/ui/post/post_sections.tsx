import { Fragment } from 'react'
import type { FilledSection } from './filled_sections.ts'
import { Faqs } from './faqs.tsx'
import { PostText } from './post_text.tsx'
import './post_sections.css'

/** Told apart by a tint or a frame; the others are plain text. */
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

/** All filled sections in order; symptoms and causes stand side by side. */
export function PostSections({ sections }: { sections: readonly FilledSection[] }) {
  const symptoms = sections.find(({ name }) => name === 'symptoms')
  const causes = sections.find(({ name }) => name === 'causes')
  const pair = [symptoms, causes].filter((section) => section !== undefined)
  return sections
    .filter((section) => section === pair[0] || !pair.includes(section))
    .map((section) => (
      <Fragment key={section.id}>
        {section === pair[0] ? (
          <div className="post-pair">
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
