import { isMap, isSeq, LineCounter, type Node, parseDocument, type YAMLMap, isScalar } from 'yaml'
import type { SourcePost } from '#application/ports/post_files.ts'
import { slugify } from '#domain/shared/slug.ts'
import { readHtml } from './html_text.ts'
import { readMarkdown, type RunningText } from './markdown_text.ts'

interface Place {
  file: string
  line: number
  lines?: ReadonlyMap<string, number>
}

const NO_TEXT: RunningText = { parts: [], picture: null, losses: [] }

/** A post from plain fields, of which `content` is Markdown and `html` is HTML. */
export function sourcePost(
  fields: ReadonlyMap<string, unknown>,
  { file, line, lines = new Map() }: Place,
): SourcePost {
  const raw = Object.fromEntries([...fields].filter(([name]) => name !== '_error'))
  return { file, line, lines, fields, raw, ...runningTextOf(fields, lines.get('content') ?? null) }
}

export function unreadablePost(
  { file, line }: Place,
  unreadable: string,
  raw: SourcePost['raw'],
): SourcePost {
  return { file, line, lines: new Map(), fields: null, ...NO_TEXT, unreadable, raw }
}

function runningTextOf(fields: ReadonlyMap<string, unknown>, contentLine: number | null): RunningText {
  const content = fields.get('content')
  const html = fields.get('html')
  if (typeof content === 'string' && content) return readMarkdown(content, contentLine, { extended: true })
  if (typeof html === 'string' && html) return readHtml(html)
  return NO_TEXT
}

/**
 * A JSON list of posts, one post alone, or an object with a list under `posts`. JSON is read as the YAML 1.2 it also is,
 * because that reader tells where things stand.
 */
export function readJsonPosts(text: string, file: string): SourcePost[] {
  const counter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/u, ''), { lineCounter: counter, uniqueKeys: false })
  const lineOf = (node: unknown) => counter.linePos((node as Node | null)?.range?.[0] ?? 0).line
  const [error] = document.errors
  if (error)
    return [unreadablePost({ file, line: error.linePos?.[0].line ?? 1 }, 'o arquivo não é JSON válido', {})]
  return postNodes(document.contents).map((node) => {
    if (isMap(node)) return readObject(node, file, lineOf)
    return unreadablePost({ file, line: lineOf(node) }, 'não é um objeto JSON', {})
  })
}

function postNodes(contents: unknown): unknown[] {
  if (isSeq(contents)) return contents.items
  const posts = isMap(contents) ? contents.get('posts') : null
  return isSeq(posts) ? posts.items : [contents]
}

function readObject(node: YAMLMap, file: string, lineOf: (node: unknown) => number): SourcePost {
  const fields = new Map(Object.entries(node.toJSON() as Record<string, unknown>))
  const document = fields.get('document')
  if (typeof document === 'string')
    return { ...readMarkdownPost(document, `${String(fields.get('slug'))}.md`), file, line: lineOf(node) }
  const lines = new Map(node.items.map(({ key }) => [String(key), lineOf(key)] as const))
  lines.delete('content')
  return sourcePost(fields, { file, line: lineOf(node), lines })
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/mu
const YAML_BEGINS = 2

/** One file of Markdown under its front matter in YAML; the file's name is the slug where none is given. */
export function readMarkdownPost(document: string, file: string): SourcePost {
  const matter = FRONT_MATTER.exec(document)
  const yaml = matter?.groups?.['yaml'] ?? ''
  const counter = new LineCounter()
  const parsed = parseDocument(yaml, { lineCounter: counter })
  const [error] = parsed.errors
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + YAML_BEGINS - 1
    return unreadableMarkdown(
      document,
      { file, line },
      `o cabeçalho não é YAML válido; ponha entre aspas o texto com dois-pontos (${firstLine(error.message)})`,
    )
  }
  if (parsed.contents && !isMap(parsed.contents))
    return unreadableMarkdown(document, { file, line: 1 }, 'o cabeçalho não tem campos')
  const lines = new Map<string, number>()
  for (const { key } of isMap(parsed.contents) ? parsed.contents.items : [])
    if (isScalar(key) && key.range)
      lines.set(String(key.value), counter.linePos(key.range[0]).line + YAML_BEGINS - 1)
  const beginning = matter?.[0] ?? ''
  const content = document.slice(beginning.length)
  lines.set('content', beginning.split('\n').length)
  const fields = new Map(Object.entries((parsed.toJS() ?? {}) as Record<string, unknown>))
  fields.set('content', content)
  if (!fields.has('slug')) fields.set('slug', slugOfName(file))
  if (/(^|\/)_?drafts?\//i.test(file) && !fields.has('draft')) fields.set('draft', true)
  return sourcePost(fields, { file, line: 1, lines })
}

function unreadableMarkdown(
  document: string,
  place: { file: string; line: number },
  reason: string,
): SourcePost {
  return unreadablePost(place, reason, { slug: slugOfName(place.file), document })
}

/** `2026-05-01-Gripe Forte.md` → gripe-forte, and the folder's name for an `index.md`. */
function slugOfName(file: string): string {
  const names = file.split('/')
  const name = names.at(-1)?.replace(/\.[^.]+$/, '') ?? ''
  const own = name === 'index' ? (names.at(-2) ?? name) : name
  return slugify(own.replace(/^\d{4}-\d{2}-\d{2}-/, ''))
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.replace(/:$/, '') ?? ''
}
