import { paragraphsOf } from './filled_sections.ts'

const LONGEST_ITEM = 110

/** A text by its lines; several short ones read as a list. */
export function PostText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text)
  const isList = paragraphs.length > 2 && paragraphs.every((line) => line.length <= LONGEST_ITEM)
  return (
    <div className="post-text" data-list={isList}>
      {paragraphs.map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}
