import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import {
  PICTURE_MARK,
  pictureMark,
  type SourcePicture,
  type TextPart,
} from '#application/ports/post_files.ts'

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type Nodes = Root | RootContent

export interface RunningText {
  parts: TextPart[]
  /** The first picture. */
  picture: SourcePicture | null
  /** What was left out, as Portuguese words: 'HTML'. */
  losses: string[]
}

interface MarkdownOptions {
  /** Reads HTML blocks. Tables, footnotes and strikethrough follow GitHub's syntax. */
  readHtml?: (html: string) => RunningText
}

/** Converts Markdown to plain text split at its headings; `firstLine` is its line in the file, null if unknown. */
export function readMarkdown(
  text: string,
  firstLine: number | null = 1,
  { readHtml }: MarkdownOptions = {},
): RunningText {
  const tree = readHtml
    ? fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    : fromMarkdown(text)
  const parts: TextPart[] = []
  const blocks: RunningText[] = []
  const lineOf = (node: RootContent) =>
    firstLine === null || !node.position ? null : node.position.start.line + firstLine - 1
  for (const node of tree.children) {
    if (node.type === 'heading') {
      parts.push({ heading: inline(node).trim(), level: node.depth, text: '', line: lineOf(node) })
      continue
    }
    const html = node.type === 'html' && readHtml ? readHtml(node.value) : null
    if (html) blocks.push(html)
    for (const part of html?.parts ?? [])
      if (part.heading === null) addText(parts, part.text, lineOf(node))
      else parts.push({ ...part, line: lineOf(node) })
    const block = blockText(node)
    if (block) addText(parts, block, lineOf(node))
  }
  const pictures = [...picturesIn(tree), ...blocks.flatMap(({ picture }) => picture ?? [])]
  const unread = readHtml ? tree.children.filter(({ type }) => type !== 'html') : tree.children
  const losses = [...unread.flatMap(htmlIn).map(() => 'HTML'), ...blocks.flatMap((block) => block.losses)]
  return { parts, picture: pictures[0] ?? null, losses }
}

/** `{{< figure >}}`, `{% include %}`, `{: .class}`: template tags of Hugo and Jekyll. */
const TEMPLATE = /\{\{[<%]\s*(\/?[\w/-]+)[\s\S]*?[>%]\}\}|\{%-?\s*(\w+)[\s\S]*?%\}|^\{:.*\}[ \t]*$/gm
/** Tags that only surround text to keep. */
const SURROUNDING = /^(?:\/|end|highlight$|raw$|code$)/

/** Removes template tags; the number of lines stays the same. */
export function withoutTemplates(text: string): { text: string; losses: string[] } {
  const losses: string[] = []
  const plain = text.replaceAll(TEMPLATE, (tag, hugo?: string, jekyll?: string) => {
    const name = hugo ?? jekyll ?? ''
    if (name && !SURROUNDING.test(name)) losses.push(`[${name}]`)
    return '\n'.repeat(tag.split('\n').length - 1)
  })
  return { text: plain, losses }
}

/** One line per row: `Dose: 5 mg; Idade: 2 anos` with headings, otherwise only the cells. */
export function tableLines(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (heads[column] && cell ? `${heads[column]}: ${cell}` : cell))
        .filter(Boolean)
        .join('; '),
    )
    .filter(Boolean)
}

function addText(parts: TextPart[], text: string, line: number | null): void {
  const last = parts.at(-1)
  if (last) last.text = last.text ? `${last.text}\n${text}` : text
  else parts.push({ heading: null, level: 0, text, line })
}

/** One line per paragraph, list item or table row; leaves out what is no text. */
function blockText(node: Nodes): string {
  if (node.type === 'html' || node.type === 'definition' || node.type === 'thematicBreak') return ''
  if (node.type === 'paragraph' || node.type === 'heading') return inline(node).trim()
  if (node.type === 'code') return node.value
  if (node.type === 'list') return listText(node)
  if (node.type === 'table') {
    const [heads = [], ...rows] = node.children.map(({ children }) =>
      children.map((cell) => inline(cell).trim()),
    )
    return tableLines(heads, rows).join('\n')
  }
  if (!('children' in node)) return ''
  const text = node.children.map(blockText).filter(Boolean).join('\n')
  return node.type === 'footnoteDefinition' ? `[${node.identifier}] ${text}` : text
}

/** `- item` and `1. item`; nested items get their own dash. */
function listText(list: Extract<RootContent, { type: 'list' }>, depth = 0): string {
  const first = list.start ?? 1
  return list.children
    .map((item, index) => {
      const mark = list.ordered ? `${first + index}.` : depth === 0 ? '-' : '–'
      const [own, ...under] = item.children.map((child) =>
        child.type === 'list' ? listText(child, depth + 1) : blockText(child),
      )
      return [`${mark} ${own ?? ''}`, ...under].filter(Boolean).join('\n')
    })
    .join('\n')
}

/** A soft line break becomes a space; a hard one a new line. */
function inline(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ')
  if (node.type === 'inlineCode') return node.value
  if (node.type === 'break') return '\n'
  if (node.type === 'footnoteReference') return `[${node.identifier}]`
  if (node.type === 'image') return pictureMark(sourcePicture(node))
  if (node.type === 'link') return linkText(node.children.map(inline).join(''), node.url)
  return 'children' in node ? node.children.map(inline).join('') : ''
}

/** Appends the URL to the text, since plain text has no links. */
function linkText(words: string, address: string): string {
  const isShown =
    !words.replaceAll(PICTURE_MARK, '').trim() ||
    words.includes(address) ||
    !/^https?:/.test(address) ||
    address.endsWith(words)
  return isShown ? words : `${words} (${address})`
}

const sourcePicture = ({ url, alt }: { url: string; alt?: string | null | undefined }): SourcePicture => ({
  address: url,
  alt: alt ?? '',
})

function picturesIn(node: Nodes): SourcePicture[] {
  if (node.type === 'image') return [sourcePicture(node)]
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}

const COMMENT = /^<!--[\s\S]*-->$/
const LINE_BREAK = /^<br\s*\/?>$/i

function htmlIn(node: Nodes): string[] {
  if (node.type === 'html') {
    const html = node.value.trim()
    return COMMENT.test(html) || LINE_BREAK.test(html) || html.startsWith('</') ? [] : [html]
  }
  return 'children' in node ? node.children.flatMap(htmlIn) : []
}
