import { RecordFileUnusable } from '#application/ports/record_files.ts'
import type { FoundFile } from './found_files.ts'

/** Returns a file's whole text; `encoding` is a WHATWG label. Throws `RecordFileUnusable` for invalid bytes. */
export async function readText(file: FoundFile, encoding?: string): Promise<string> {
  const pieces: string[] = []
  for await (const piece of readPieces(file, encoding)) pieces.push(piece)
  return pieces.join('')
}

/** Yields a text in pieces, by default in the encoding that it declares (XML, HTML). Throws like `readText`. */
export async function* readPieces(file: FoundFile, encoding?: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const chunk of file.bytes()) {
    decoder ??= new TextDecoder(encoding ?? declaredEncoding(file, chunk), { fatal: true })
    yield decode(file, decoder, chunk, true)
  }
  if (decoder) yield decode(file, decoder, new Uint8Array(), false)
}

function decode({ name }: FoundFile, decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw new RecordFileUnusable(
      `${name} não está em ${decoder.encoding.toUpperCase()}: indique outra codificação com --encoding, por exemplo windows-1252.`,
    )
  }
}

const DECLARATIONS = {
  wxr: { pattern: /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i, within: 256 },
  html: { pattern: /<meta\b[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i, within: 2_048 },
} as const

function declaredEncoding({ name, format }: FoundFile, beginning: Buffer): string {
  const mark = byteOrderMark(beginning)
  if (mark || (format !== 'wxr' && format !== 'html')) return mark ?? 'utf-8'
  const { pattern, within } = DECLARATIONS[format]
  const label = pattern.exec(beginning.toString('latin1', 0, within))?.[1] ?? 'utf-8'
  return isKnown(label) ? label : unknownEncoding(name, label)
}

function byteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function unknownEncoding(name: string, label: string): never {
  throw new RecordFileUnusable(
    `${name} diz estar em ${label}, que não é conhecida: indique-a com --encoding.`,
  )
}
