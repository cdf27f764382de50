import { paragraphsOf } from './filled_sections.ts'

const LONGEST_ITEM = 110

type Block = { tag: 'p'; text: string } | { tag: 'ul' | 'ol'; items: string[] }

/** Lines that begin with `- ` or `1. ` belong to one list with their neighbours of the same kind. */
function blocksOf(paragraphs: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of paragraphs) {
    const item = /^(?:(?<bullet>[-•])|\d{1,3}[.)])\s+(?<text>.+)$/.exec(line)?.groups
    const last = blocks.at(-1)
    if (!item) blocks.push({ tag: 'p', text: line })
    else {
      const tag = item['bullet'] ? 'ul' : 'ol'
      if (last?.tag === tag) last.items.push(item['text'] ?? '')
      else blocks.push({ tag, items: [item['text'] ?? ''] })
    }
  }
  return blocks
}

/** A text by its lines, with its lists; several short lines without any mark read as a list too. */
export function PostText({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text)
  const blocks = blocksOf(paragraphs)
  const isPlain = blocks.every(({ tag }) => tag === 'p')
  const isList = isPlain && paragraphs.length > 2 && paragraphs.every((line) => line.length <= LONGEST_ITEM)
  return (
    <div className="post-text" data-list={isList}>
      {blocks.map((block, position) =>
        block.tag === 'p' ? (
          <p key={position}>{block.text}</p>
        ) : (
          <block.tag key={position}>
            {block.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </block.tag>
        ),
      )}
    </div>
  )
}
