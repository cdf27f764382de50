import type { SourcePost } from '#application/ports/post_files.ts'
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
