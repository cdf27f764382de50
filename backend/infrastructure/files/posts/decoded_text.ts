import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

/** The whole text of a file; `encoding` is a label of the WHATWG Encoding Standard. Throws `RecordFileUnusable` where the bytes are not of it. */
export async function readText(path: string, encoding = 'utf-8'): Promise<string> {
  return decode(path, new TextDecoder(encoding, { fatal: true }), await readFile(path), false)
}

/** The text in pieces, as long as it may be, in the encoding that its XML declaration names where none was told. Throws as `readText` does. */
export async function* readXmlText(path: string, encoding?: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding ?? (await declaredEncoding(path)), { fatal: true })
  for await (const chunk of createReadStream(path)) yield decode(path, decoder, chunk as Buffer, true)
  yield decode(path, decoder, new Uint8Array(), false)
}

function decode(path: string, decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw new RecordFileUnusable(
      `${path} não está em ${decoder.encoding.toUpperCase()}: indique outra codificação com --encoding, por exemplo windows-1252.`,
    )
  }
}

const DECLARATION_LENGTH = 256

async function declaredEncoding(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(DECLARATION_LENGTH),
      0,
      DECLARATION_LENGTH,
      0,
    )
    const beginning = buffer.subarray(0, bytesRead).toString('latin1')
    const name = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(beginning)?.[1] ?? 'utf-8'
    return isKnown(name) ? name : unknownEncoding(path, name)
  } finally {
    await handle.close()
  }
}

function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

function unknownEncoding(path: string, name: string): never {
  throw new RecordFileUnusable(`${path} diz estar em ${name}, que não é conhecida: indique-a com --encoding.`)
}
