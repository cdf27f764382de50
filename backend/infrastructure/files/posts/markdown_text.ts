import { fromMarkdown } from 'mdast-util-from-markdown'
import type { TextPart } from '#application/ports/post_files.ts'

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type Nodes = Root | RootContent

export interface RunningText {
  parts: TextPart[]
  /** The first picture. */
  picture: { address: string; alt: string } | null
}

/** Markdown as plain text cut at its headings; `firstLine` is where it begins in its file, null where that is unknown. */
export function readMarkdown(text: string, firstLine: number | null = 1): RunningText {
  const tree = fromMarkdown(text)
  const parts: TextPart[] = []
  const lineOf = (node: RootContent) =>
    firstLine === null || !node.position ? null : node.position.start.line + firstLine - 1
  for (const node of tree.children) {
    if (node.type === 'heading') {
      parts.push({ heading: inline(node).trim(), level: node.depth, text: '', line: lineOf(node) })
      continue
    }
    const block = blockText(node)
    if (block) addText(parts, block, lineOf(node))
  }
  return { parts, picture: firstPicture(tree) }
}

function addText(parts: TextPart[], text: string, line: number | null): void {
  const last = parts.at(-1)
  if (last) last.text = last.text ? `${last.text}\n${text}` : text
  else parts.push({ heading: null, level: 0, text, line })
}

/** A paragraph or list item a line; what cannot be read as text is left out. */
function blockText(node: Nodes): string {
  if (node.type === 'html' || node.type === 'definition' || node.type === 'thematicBreak') return ''
  if (node.type === 'paragraph' || node.type === 'heading') return inline(node).trim()
  if (node.type === 'code') return node.value
  if (!('children' in node)) return ''
  return node.children.map(blockText).filter(Boolean).join('\n')
}

/** A wrapped line goes on; a hard break begins another. */
function inline(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type === 'inlineCode') return node.value
  if (node.type === 'break') return '\n'
  if (node.type === 'link') return linkText(node.children.map(inline).join(''), node.url)
  return 'children' in node ? node.children.map(inline).join('') : ''
}

/** The address follows the words, for plain text has no links. */
function linkText(words: string, address: string): string {
  const isShown = words.includes(address) || !/^https?:/.test(address)
  return isShown ? words : `${words} (${address})`
}

function firstPicture(node: Nodes): RunningText['picture'] {
  if (node.type === 'image') return { address: node.url, alt: node.alt ?? '' }
  if (!('children' in node)) return null
  for (const child of node.children) {
    const picture = firstPicture(child)
    if (picture) return picture
  }
  return null
}
