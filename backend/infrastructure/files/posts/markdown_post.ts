import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { slugify } from '#domain/shared/slug.ts'
import type { SourcePost } from '#application/ports/post_files.ts'
import { sourcePost, unreadablePost } from './source_post.ts'

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
    return unreadable(
      document,
      { file, line },
      `o cabeçalho não é YAML válido; ponha entre aspas o texto com dois-pontos (${firstLine(error.message)})`,
    )
  }
  if (parsed.contents && !isMap(parsed.contents))
    return unreadable(document, { file, line: 1 }, 'o cabeçalho não tem campos')
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

function unreadable(document: string, place: { file: string; line: number }, reason: string): SourcePost {
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
