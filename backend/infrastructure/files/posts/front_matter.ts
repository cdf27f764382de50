import { parse, TomlDate, TomlError } from 'smol-toml'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

export interface FrontMatter {
  fields: Map<string, unknown>
  /** Where each field begins in the file. */
  lines: Map<string, number>
  body: string
  /** Where the body begins in the file. */
  bodyLine: number
}

/** Why a header cannot be read, in Portuguese, and where. */
export interface BrokenMatter {
  line: number
  problem: string
}

const YAML = /^\uFEFF?---[ \t]*\r?\n(?<matter>[\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/mu
const TOML = /^\uFEFF?\+\+\+[ \t]*\r?\n(?<matter>[\s\S]*?)^\+\+\+[ \t]*(?:\r?\n|$)/mu
const MATTER_BEGINS = 2

/** The fields above a text, in YAML between `---` as Jekyll and most write them, or in TOML between `+++` as Hugo does. */
export function readFrontMatter(document: string): FrontMatter | BrokenMatter {
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

function readYaml(yaml: string): Fields | BrokenMatter {
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
