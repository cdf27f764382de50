import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import {
  PICTURE_MARK,
  pictureMark,
  picturesIn,
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
  options: MarkdownOptions = {},
): RunningText {
  const tree = options.readHtml
    ? fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    : fromMarkdown(text)
  return new MarkdownReader(tree, options).read(firstLine)
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

class MarkdownReader {
  readonly #tree: Root
  readonly #readHtml: MarkdownOptions['readHtml']
  /** The addresses of `[1]: https://…`. */
  readonly #addresses: ReadonlyMap<string, string>
  readonly #losses: string[] = []

  constructor(tree: Root, { readHtml }: MarkdownOptions) {
    this.#tree = tree
    this.#readHtml = readHtml
    this.#addresses = new Map(definitionsIn(tree).map(({ identifier, url }) => [identifier, url]))
  }

  read(firstLine: number | null): RunningText {
    const parts: TextPart[] = []
    const lineOf = (node: RootContent) =>
      firstLine === null || !node.position ? null : node.position.start.line + firstLine - 1
    for (const node of this.#tree.children) {
      if (node.type === 'heading')
        parts.push({ heading: this.#inline(node).trim(), level: node.depth, text: '', line: lineOf(node) })
      else if (node.type === 'html') {
        for (const part of this.#html(node.value))
          if (part.heading === null) addText(parts, part.text, lineOf(node))
          else parts.push({ ...part, line: lineOf(node) })
      } else {
        const block = this.#block(node)
        if (block) addText(parts, block, lineOf(node))
      }
    }
    return { parts, picture: firstPictureOf(parts), losses: this.#losses }
  }

  #html(html: string): TextPart[] {
    const read = this.#readHtml?.(html) ?? { parts: [], losses: tagsIn(html) }
    this.#losses.push(...read.losses)
    return read.parts
  }

  /** One line per paragraph, list item or table row. */
  #block(node: Nodes): string {
    if (node.type === 'definition' || node.type === 'thematicBreak') return ''
    if (node.type === 'html')
      return this.#html(node.value)
        .flatMap(({ heading, text }) => [heading, text])
        .filter(Boolean)
        .join('\n')
    if (node.type === 'paragraph' || node.type === 'heading') return this.#inline(node).trim()
    if (node.type === 'code') return node.value
    if (node.type === 'list') return this.#list(node)
    if (node.type === 'table') {
      const [heads = [], ...rows] = node.children.map(({ children }) =>
        children.map((cell) => this.#inline(cell).trim()),
      )
      return tableLines(heads, rows).join('\n')
    }
    if (!('children' in node)) return ''
    const text = node.children
      .map((child) => this.#block(child))
      .filter(Boolean)
      .join('\n')
    return node.type === 'footnoteDefinition' ? `[${node.identifier}] ${text}` : text
  }

  /** `- item` and `1. item`; nested items get their own dash. */
  #list(list: Extract<RootContent, { type: 'list' }>, depth = 0): string {
    const first = list.start ?? 1
    return list.children
      .map((item, index) => {
        const mark = list.ordered ? `${first + index}.` : depth === 0 ? '-' : '–'
        const [own, ...under] = item.children.map((child) =>
          child.type === 'list' ? this.#list(child, depth + 1) : this.#block(child),
        )
        return [`${mark} ${own ?? ''}`, ...under].filter(Boolean).join('\n')
      })
      .join('\n')
  }

  /** A soft line break becomes a space; a hard one a new line. */
  #inline(node: Nodes): string {
    if (node.type === 'text') return node.value.replaceAll('\n', ' ')
    if (node.type === 'inlineCode') return node.value
    if (node.type === 'break') return '\n'
    if (node.type === 'footnoteReference') return `[${node.identifier}]`
    if (node.type === 'image') return pictureMark(sourcePicture(node))
    if (node.type === 'imageReference')
      return pictureMark(sourcePicture({ ...node, url: this.#addresses.get(node.identifier) ?? '' }))
    if (node.type === 'html') return this.#inlineHtml(node.value)
    if (!('children' in node)) return ''
    const words = node.children.map((child) => this.#inline(child)).join('')
    if (node.type === 'link') return linkText(words, node.url)
    return node.type === 'linkReference' ? linkText(words, this.#addresses.get(node.identifier) ?? '') : words
  }

  /** A tag within a line: the words between two tags are nodes of their own. */
  #inlineHtml(tag: string): string {
    if (LINE_BREAK.test(tag)) return '\n'
    if (this.#readHtml && /^<img\b/i.test(tag)) return this.#html(tag)[0]?.text ?? ''
    this.#losses.push(...tagsIn(tag))
    return ''
  }
}

/** Appends the URL to the text, since plain text has no links. */
function linkText(words: string, address: string): string {
  const shown = address.replace(/^(?:mailto|tel):/, '')
  const isShown =
    !words.replaceAll(PICTURE_MARK, '').trim() ||
    words.includes(shown) ||
    !/^(?:https?|mailto|tel):/.test(address) ||
    address.endsWith(words)
  return isShown ? words : `${words} (${shown})`
}

const sourcePicture = ({ url, alt }: { url: string; alt?: string | null | undefined }): SourcePicture => ({
  address: url,
  alt: alt ?? '',
})

function firstPictureOf(parts: readonly TextPart[]): SourcePicture | null {
  const [first] = parts.flatMap(({ heading, text }) => picturesIn(`${heading ?? ''}\n${text}`))
  return first ?? null
}

function definitionsIn(node: Nodes): Extract<RootContent, { type: 'definition' }>[] {
  if (node.type === 'definition') return [node]
  return 'children' in node ? node.children.flatMap(definitionsIn) : []
}

const COMMENT = /^<!--[\s\S]*-->$/
const LINE_BREAK = /^<br\s*\/?>$/i

/** Names a tag that goes while the words around it stay. */
function tagsIn(html: string): string[] {
  const tag = html.trim()
  return COMMENT.test(tag) || LINE_BREAK.test(tag) || tag.startsWith('</') ? [] : ['HTML']
}
