import { createReadStream } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import type { PostFormat } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'

const MB = 1 << 20
/** Maximum uncompressed size of a file: an export is streamed, everything else is read at once. */
const LARGEST_EXPORT = 2_048 * MB
const LARGEST_TEXT = 32 * MB
/** Maximum uncompressed size of a zip, and of standard input. */
const LARGEST_ZIP = 4_096 * MB
const LARGEST_INPUT = 256 * MB
const MAX_FILES = 50_000

const FORMATS: Readonly<Record<string, PostFormat>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.xml': 'wxr',
  '.wxr': 'wxr',
}
const PICTURES = /\.(?:avif|bmp|gif|jpe?g|png|svg|tiff?|webp|ico)$/i
/** Folders of a site's code and templates, and files about the repository. */
const NO_TEXTS =
  /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|_(?!posts\/|drafts\/|pages\/)[^/]+\/)|\.failed\.json$/
const ABOUT_REPOSITORY = /(?:^|\/)(?:readme|license|changelog|contributing)\.[a-z]+$|(?:^|\/)404\.[a-z]+$/i
const INDEX_OF_FOLDER = /(?:^|\/)_index\.[a-z]+$/

export interface FoundFile {
  /** Relative to the opened path. */
  name: string
  format: PostFormat
  /** Its path on disk; null in a zip and for standard input. */
  path: string | null
  /** Yields the bytes, from the start on each call. Throws `RecordFileUnusable` above the maximum size. */
  bytes(): AsyncIterable<Buffer>
}

export interface FoundFiles {
  files: FoundFile[]
  /** Returns a neighbouring file by its name relative to the opened path; null if it is missing or outside. */
  beside(name: string): Promise<AsyncIterable<Buffer> | null>
  close(): void
}

export interface Search {
  path: string
  format?: PostFormat | undefined
  standardInput: Readable
  /** Receives the kind of each skipped file, as a Portuguese word. */
  leaveOut: (kind: string) => void
}

/** Returns all files at a path that may contain posts. Throws `RecordFileUnusable` when there are none. */
export async function findFiles(search: Search): Promise<FoundFiles> {
  const found = await openPlace(search)
  if (found.files.length > 0) return found
  found.close()
  throw new RecordFileUnusable(
    `${search.path} não tem posts: use .md, .html, .json, .ndjson, .csv, .xml (WordPress) ou um .zip deles.`,
  )
}

async function openPlace(search: Search): Promise<FoundFiles> {
  const { path, standardInput } = search
  if (path === '-') return inInput(await wholeInput(standardInput), search)
  const found = await stat(path).catch(() => null)
  if (!found) throw new RecordFileUnusable(`${path} não existe.`)
  if (found.isDirectory()) return { files: await inFolder(search), ...besideOnDisk(path) }
  await refuseUnreadable(path)
  if (extname(path).toLowerCase() === '.zip') {
    const { openPromise } = await import('yauzl')
    return inZip(() => openPromise(path, ZIP_OPTIONS), search)
  }
  return { files: fileCalled(basename(path), path, search), ...besideOnDisk(dirname(path)) }
}

/** Neither names nor links may lead out of the folder. */
function besideOnDisk(folder: string): Pick<FoundFiles, 'beside' | 'close'> {
  return {
    async beside(name) {
      const [root, path] = await Promise.all(
        [folder, join(folder, name)].map((each) => realpath(each).catch(() => '')),
      )
      if (!root || !path?.startsWith(root + sep) || !(await stat(path)).isFile()) return null
      return createReadStream(path)
    },
    close: () => {},
  }
}

async function inFolder({ path: folder, format, leaveOut }: Search): Promise<FoundFile[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)))
  const files = namesOfTexts(names, leaveOut).flatMap((name) =>
    fileCalled(name, join(folder, name), { format, leaveOut }),
  )
  for (const { path } of files) await refuseUnreadable(path ?? '')
  return files
}

/** Returns the names in order, without a site's other files. */
function namesOfTexts(names: readonly string[], leaveOut: Search['leaveOut']): string[] {
  if (names.length > MAX_FILES) throw new RecordFileUnusable(`Há mais de ${MAX_FILES} arquivos.`)
  return names
    .filter((name) => !NO_TEXTS.test(name))
    .toSorted()
    .filter((name) => {
      const kind = ABOUT_REPOSITORY.test(name)
        ? 'arquivo sobre o repositório'
        : INDEX_OF_FOLDER.test(name)
          ? 'índice de pasta'
          : null
      if (kind) leaveOut(kind)
      return kind === null
    })
}

function fileCalled(name: string, path: string, { format, leaveOut }: Pick<Search, 'format' | 'leaveOut'>) {
  const unpackedName = name.replace(/\.gz$/i, '')
  const known = format ?? formatOf(unpackedName, leaveOut)
  if (!known) return []
  const bytes = () =>
    unpackedName === name
      ? bounded(name, createReadStream(path), known)
      : gunzipped(name, createReadStream(path), known)
  return [{ name, format: known, path, bytes }]
}

function formatOf(name: string, leaveOut: Search['leaveOut']): PostFormat | null {
  const ending = extname(name).toLowerCase()
  const format = FORMATS[ending]
  if (!format && ending) leaveOut(PICTURES.test(name) ? 'arquivo de imagem' : `arquivo ${ending}`)
  return format ?? null
}

async function refuseUnreadable(path: string): Promise<void> {
  const handle = await open(path).catch(() => null)
  if (!handle) throw new RecordFileUnusable(`Sem permissão para ler ${path}.`)
  await handle.close()
}

const ZIP_OPTIONS = { autoClose: false, lazyEntries: true, strictFileNames: false } as const

/** Extracts nothing to the disk, and checks the declared size of an entry against the actual one. */
async function inZip(openZip: () => Promise<ZipFile>, { path, leaveOut }: Search): Promise<FoundFiles> {
  const unusable = (cause: unknown) =>
    new RecordFileUnusable(`${path} não é um zip inteiro: foi cortado ou alterado.`, { cause })
  const zip = await openZip().catch((error: unknown) => {
    throw unusable(error)
  })
  const entries = new Map<string, Entry>()
  let size = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      size += entry.uncompressedSize
      if (size > LARGEST_ZIP || entries.size >= MAX_FILES) throw tooLarge(path)
      if (entry.isEncrypted()) throw new RecordFileUnusable(`${path} tem senha: descompacte-o antes.`)
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    zip.close()
    throw error instanceof RecordFileUnusable ? error : unusable(error)
  }
  const files = namesOfTexts([...entries.keys()], leaveOut).flatMap((name): FoundFile[] => {
    const entry = entries.get(name)
    const format = formatOf(name, leaveOut)
    return entry && format
      ? [{ name, format, path: null, bytes: () => bytesOf(zip, entry, format, unusable) }]
      : []
  })
  return {
    files,
    async beside(name) {
      const entry = entries.get(name)
      return entry ? zip.openReadStreamPromise(entry) : null
    },
    close: () => zip.close(),
  }
}

async function* bytesOf(zip: ZipFile, entry: Entry, format: PostFormat, unusable: (cause: unknown) => Error) {
  try {
    yield* bounded(entry.fileName, await zip.openReadStreamPromise(entry), format)
  } catch (error) {
    throw error instanceof RecordFileUnusable ? error : unusable(error)
  }
}

async function wholeInput(input: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of input) {
    size += (chunk as Buffer).length
    if (size > LARGEST_INPUT) throw tooLarge('A entrada padrão')
    chunks.push(chunk as Buffer)
  }
  if (size === 0) throw new RecordFileUnusable('A entrada padrão está vazia.')
  return Buffer.concat(chunks)
}

/** Recognizes zip and gzip by their signatures, and text formats by the first characters. */
async function inInput(whole: Buffer, search: Search): Promise<FoundFiles> {
  if (whole.toString('latin1', 0, 4) === 'PK\u0003\u0004') {
    const { fromBufferPromise } = await import('yauzl')
    return inZip(() => fromBufferPromise(whole, ZIP_OPTIONS), search)
  }
  const isPacked = whole[0] === 0x1f && whole[1] === 0x8b
  const stream = () => Readable.from([whole], { objectMode: false })
  const name = 'stdin'
  const contents = (format: PostFormat) =>
    isPacked ? gunzipped(name, stream(), format) : bounded(name, stream(), format)
  const format = search.format ?? looksLike(await beginningOf(contents('wxr')))
  const files = [{ name, format, path: null, bytes: () => contents(format) }]
  return { files, beside: async () => null, close: () => {} }
}

async function beginningOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of bytes) return chunk.toString('latin1', 0, 4_096)
  return ''
}

function looksLike(text: string): PostFormat {
  const beginning = text.replace(/^(?:ï»¿|\s)+/, '')
  if (/^<\?xml|^<rss\b/i.test(beginning) || /<rss\b[^>]*\sxmlns:/.test(beginning)) return 'wxr'
  if (beginning.startsWith('<')) return 'html'
  if (/^\{[^\n]*\}\s*\n\s*\{/.test(beginning)) return 'ndjson'
  return /^[[{]/.test(beginning) ? 'json' : 'markdown'
}

async function* bounded(name: string, stream: Readable, format: PostFormat): AsyncGenerator<Buffer> {
  const most = format === 'wxr' ? LARGEST_EXPORT : LARGEST_TEXT
  let size = 0
  for await (const chunk of stream) {
    size += (chunk as Buffer).length
    if (size > most) throw tooLarge(name)
    yield chunk as Buffer
  }
}

async function* gunzipped(name: string, packed: Readable, format: PostFormat): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  packed.on('error', (error) => gunzip.destroy(error)).pipe(gunzip)
  try {
    yield* bounded(name, gunzip, format)
  } catch (error) {
    if (error instanceof RecordFileUnusable) throw error
    throw new RecordFileUnusable(`${name} não é um gzip inteiro: foi cortado ou alterado.`, { cause: error })
  } finally {
    packed.destroy()
  }
}

function tooLarge(name: string): RecordFileUnusable {
  return new RecordFileUnusable(`${name} tem mais do que se lê de uma vez: reparta-o.`)
}
