import {
  isMap,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
  isScalar,
} from 'yaml'
import { parse, TomlDate, TomlError } from 'smol-toml'
import type { SourcePost } from '#application/ports/post_files.ts'
import { postFieldOf } from '#application/blog/importing/field_names.ts'
import { slugify } from '#domain/shared/slug.ts'
import { ghostPosts } from './ghost_posts.ts'
import { bodyOf, headOf, readHtml, withShiftedFigures } from './html_text.ts'
import { readMarkdown, type RunningText, withoutTemplates } from './markdown_text.ts'

interface Place {
  file: string
  line: number
  lines?: ReadonlyMap<string, number>
}

const NO_TEXT: RunningText = { parts: [], picture: null, losses: [] }

/** Builds a post from plain fields; `content` is Markdown and `html` is HTML. */
export function sourcePost(
  fields: ReadonlyMap<string, unknown>,
  { file, line, lines = new Map() }: Place,
): SourcePost {
  const raw = Object.fromEntries([...fields].filter(([name]) => name !== '_error'))
  try {
    return { file, line, lines, fields, raw, ...runningTextOf(fields, lines.get('content') ?? null) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return unreadablePost({ file, line }, 'a marcação do texto está aninhada fundo demais', raw)
  }
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
  if (typeof content === 'string' && content) {
    const { text, losses } = withoutTemplates(withShiftedFigures(content))
    const read = readMarkdown(text, contentLine, { readHtml })
    return { ...read, losses: [...losses, ...read.losses] }
  }
  if (typeof html === 'string' && html) return readHtml(html)
  return NO_TEXT
}

/** One JSON object per line; skips blank lines. */
function readNdjsonPosts(text: string, file: string): SourcePost[] {
  const posts: SourcePost[] = []
  for (const [index, line] of text.split('\n').entries())
    if (line.trim()) for (const post of readJsonPosts(line, file)) posts.push({ ...post, line: index + 1 })
  return posts
}

/**
 * A JSON list of posts, a single post, an object with a list under `posts`, or a Ghost export. Reads JSON as YAML 1.2, a superset,
 * because that parser reports positions.
 */
function readJsonPosts(text: string, file: string): SourcePost[] {
  const posts = unlessHostile(() => postsOfJson(text, file))
  return posts ?? [unreadablePost({ file, line: 1 }, 'o arquivo não é JSON que se possa ler', {})]
}

function postsOfJson(text: string, file: string): SourcePost[] {
  const counter = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/u, ''), { lineCounter: counter, uniqueKeys: false })
  const lineOf = (node: unknown) => counter.linePos((node as Node | null)?.range?.[0] ?? 0).line
  const [error] = document.errors
  if (error)
    return [unreadablePost({ file, line: error.linePos?.[0].line ?? 1 }, 'o arquivo não é JSON válido', {})]
  const ghost = [['db', 0, 'data'], ['data']].map((path) => document.getIn(path)).find(isGhostData)
  if (ghost) {
    const nodes = ghost.get('posts') as YAMLSeq
    return ghostPosts(ghost.toJSON() as Record<string, unknown>).map(({ fields, isPage, site }, index) => {
      const post = sourcePost(fields, { file, line: lineOf(nodes.items[index]) })
      return Object.assign(post, { isPage, site })
    })
  }
  return postNodes(document.contents).map((node) => {
    if (isMap(node)) return readObject(node, file, lineOf)
    return unreadablePost({ file, line: lineOf(node) }, 'não é um objeto JSON', {})
  })
}

const isGhostData = (node: unknown): node is YAMLMap => isMap(node) && isSeq(node.get('posts'))

function postNodes(contents: unknown): unknown[] {
  if (isSeq(contents)) return contents.items
  const posts = isMap(contents) ? contents.get('posts') : null
  return isSeq(posts) ? posts.items : [contents]
}

function readObject(node: YAMLMap, file: string, lineOf: (node: unknown) => number): SourcePost {
  const fields = new Map(Object.entries(node.toJSON() as Record<string, unknown>))
  const document = fields.get('document')
  if (typeof document === 'string')
    return {
      ...readDocument(
        document,
        `${String(fields.get('slug'))}.md`,
        fields.get('kind') === 'html' ? 'html' : 'content',
      ),
      ...{ file, line: lineOf(node) },
    }
  const lines = new Map(node.items.map(({ key }) => [String(key), lineOf(key)] as const))
  lines.delete('content')
  return sourcePost(fields, { file, line: lineOf(node), lines })
}

/** Reads one Markdown or HTML file, with front matter or as a whole page; the file's name is the default slug. */
function readDocument(document: string, file: string, kind: 'content' | 'html'): SourcePost {
  const matter = readFrontMatter(document)
  if ('problem' in matter)
    return unreadablePost({ file, line: matter.line }, matter.problem, {
      slug: slugOfName(file),
      document,
      kind,
    })
  const { fields, lines, body, bodyLine } = matter
  lines.set('content', bodyLine)
  if (kind === 'html')
    for (const [name, value] of headOf(body)) if (!fields.has(name)) fields.set(name, value)
  fields.set(kind, kind === 'html' ? bodyOf(body) : body)
  const day = dayInName(file)
  if (day && ![...fields.keys()].some((name) => postFieldOf(name) === 'publishedAt')) fields.set('date', day)
  if (!fields.has('slug') && !fields.has('permalink')) fields.set('slug', slugOfName(file))
  if (DRAFT.test(file) && !fields.has('draft')) fields.set('draft', true)
  return sourcePost(fields, { file, line: 1, lines })
}

/** The reader of each format. */
export const READERS: Readonly<
  Record<'markdown' | 'html' | 'json' | 'ndjson', (text: string, file: string) => SourcePost[]>
> = {
  markdown: (text, file) => [readDocument(text, file, 'content')],
  html: (text, file) => [readDocument(text, file, 'html')],
  json: readJsonPosts,
  ndjson: readNdjsonPosts,
}

/** A folder of drafts, or a draft of Medium's. */
const DRAFT = /(?:^|\/)(?:_?drafts?\/|draft_)/i

/** Jekyll begins a file's name with its day, others put it into folders for year, month and day. */
function dayInName(file: string): string | null {
  const [, year, month, day] =
    /(?:^|\/)(\d{4})([-/])(\d{2})\2(\d{2})[-/_]/.exec(file)?.filter((_, index) => index !== 2) ?? []
  return year ? `${year}-${month}-${day}` : null
}

/** `2026-05-01-Gripe Forte.md` → gripe-forte; for `index.md` the folder's name. */
function slugOfName(file: string): string {
  const names = file.split('/')
  const name = names.at(-1)?.replace(/\.[^.]+$/, '') ?? ''
  const own = name === 'index' ? (names.at(-2) ?? name) : name
  return slugify(own.replace(/^\d{4}-\d{2}-\d{2}[-_]/, '').replaceAll(/[._]+/g, '-'))
}

interface FrontMatter {
  fields: Map<string, unknown>
  /** Each field's line in the file. */
  lines: Map<string, number>
  body: string
  /** The body's first line in the file. */
  bodyLine: number
}

/** Why front matter cannot be read, in Portuguese, and its line. */
interface BrokenMatter {
  line: number
  problem: string
}

const YAML = /^\uFEFF?---[ \t]*\r?\n(?<matter>[\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu
const TOML = /^\uFEFF?\+\+\+[ \t]*\r?\n(?<matter>[\s\S]*?)^\+\+\+[ \t]*(?:\r?\n|$)/mu
const MATTER_BEGINS = 2

/** Parses front matter: YAML between `---` (Jekyll and most others), or TOML between `+++` (Hugo). */
function readFrontMatter(document: string): FrontMatter | BrokenMatter {
  for (const [pattern, read] of [
    [YAML, readYaml],
    [TOML, readToml],
  ] as const) {
    const found = pattern.exec(document)
    if (found?.index !== 0) continue
    const matter = read(found.groups?.['matter'] ?? '')
    if ('problem' in matter) return matter
    const body = document.slice(found[0].length)
    return { ...matter, body, bodyLine: found[0].split('\n').length }
  }
  return { fields: new Map(), lines: new Map(), body: document, bodyLine: 1 }
}

type Fields = Pick<FrontMatter, 'fields' | 'lines'>

/** Reads what somebody may have made to fill the memory or the stack; null if it was. */
function unlessHostile<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) return null
    throw error
  }
}

const HOSTILE = 'o cabeçalho está aninhado fundo demais, ou repete-se demais'

function readYaml(yaml: string): Fields | BrokenMatter {
  return unlessHostile(() => fieldsOfYaml(yaml)) ?? { line: MATTER_BEGINS, problem: HOSTILE }
}

function fieldsOfYaml(yaml: string): Fields | BrokenMatter {
  const counter = new LineCounter()
  const parsed = parseDocument(yaml, { lineCounter: counter, uniqueKeys: false })
  const [error] = parsed.errors
  if (error)
    return {
      line: (error.linePos?.[0].line ?? 1) + MATTER_BEGINS - 1,
      problem: `o cabeçalho não é YAML válido; ponha entre aspas o texto com dois-pontos (${firstLine(error.message)})`,
    }
  if (parsed.contents && !isMap(parsed.contents)) return { line: 1, problem: 'o cabeçalho não tem campos' }
  const lines = new Map<string, number>()
  for (const { key } of isMap(parsed.contents) ? parsed.contents.items : [])
    if (isScalar(key) && key.range)
      lines.set(String(key.value), counter.linePos(key.range[0]).line + MATTER_BEGINS - 1)
  return { fields: new Map(Object.entries((parsed.toJS() ?? {}) as Record<string, unknown>)), lines }
}

function readToml(toml: string): Fields | BrokenMatter {
  return unlessHostile(() => fieldsOfToml(toml)) ?? { line: MATTER_BEGINS, problem: HOSTILE }
}

function fieldsOfToml(toml: string): Fields | BrokenMatter {
  const lines = new Map<string, number>()
  for (const [index, line] of toml.split('\n').entries()) {
    const key = /^\s*["']?([\w-]+)["']?\s*=/.exec(line)?.[1]
    if (key && !lines.has(key)) lines.set(key, index + MATTER_BEGINS)
  }
  try {
    const fields = Object.entries(parse(toml)).map(
      ([name, value]) => [name, value instanceof TomlDate ? value.toISOString() : value] as const,
    )
    return { fields: new Map<string, unknown>(fields), lines }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const problem = `o cabeçalho não é TOML válido (${firstLine(error.message).replace('Invalid TOML document: ', '')})`
    return { line: error.line + MATTER_BEGINS - 1, problem }
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.replace(/:$/, '') ?? ''
}
