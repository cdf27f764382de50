import { open, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import {
  type PostFile,
  type PostFileChoice,
  PostFiles,
  type PostFormat,
  type SourcePost,
} from '#application/ports/post_files.ts'
import { type RecordFiles, RecordFileUnusable } from '#application/ports/record_files.ts'
import { fieldsByName } from '../ndjson_record_file.ts'
import { readText } from './decoded_text.ts'

const FORMATS: Readonly<Record<string, PostFormat>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.xml': 'wxr',
  '.wxr': 'wxr',
}

interface ReadOptions {
  encoding: PostFileChoice['encoding']
  leaveOut: (kind: string) => void
}

interface FoundFile {
  path: string
  name: string
  format: PostFormat
}

/** Files of posts on the operator's disk, and folders of them. */
export class DiskPostFiles extends PostFiles {
  readonly #records: RecordFiles

  constructor(records: RecordFiles) {
    super()
    this.#records = records
  }

  async open({ path, format, encoding, failedPath }: PostFileChoice): Promise<PostFile> {
    const leftOut: Record<string, number> = {}
    const leaveOut = (kind: string) => void (leftOut[kind] = (leftOut[kind] ?? 0) + 1)
    const files = await filesAt(path, format, leaveOut)
    const refused = new RefusedPosts(failedPath ?? `${path.replace(/(\/+|\.[^./]+)$/, '')}.failed.json`)
    return {
      name: basename(path),
      posts: () => this.#posts(files, { encoding, leaveOut }),
      leftOut: () => leftOut,
      reject: (post, reason) => refused.add(post, reason),
      close: () => refused.close(),
    }
  }

  /** A file that cannot be read at all is one refused post, so that the others of its folder still come in. */
  async *#posts(files: readonly FoundFile[], options: ReadOptions): AsyncGenerator<SourcePost> {
    for (const file of files) {
      try {
        yield* this.#postsOf(file, options)
      } catch (error) {
        if (!(error instanceof RecordFileUnusable) || files.length === 1) throw error
        const { unreadablePost } = await import('./source_post.ts')
        yield unreadablePost({ file: file.name, line: 1 }, error.message, {})
      }
    }
  }

  /** The readers are loaded with the first file: no other command of the terminal needs them. */
  async *#postsOf({ path, name, format }: FoundFile, options: ReadOptions): AsyncGenerator<SourcePost> {
    const { encoding } = options
    if (format === 'markdown') {
      const { readMarkdownPost } = await import('./source_post.ts')
      yield readMarkdownPost(await readText(path, encoding), name)
    } else if (format === 'json') {
      const { readJsonPosts } = await import('./source_post.ts')
      yield* readJsonPosts(await readText(path, encoding), name)
    } else if (format === 'wxr') {
      const { readWxrPosts } = await import('./wxr_posts.ts')
      yield* readWxrPosts(path, name, options)
    } else yield* this.#rows(path, name, format, encoding)
  }

  async *#rows(
    path: string,
    file: string,
    format: 'csv' | 'ndjson',
    encoding: PostFileChoice['encoding'],
  ): AsyncGenerator<SourcePost> {
    const { sourcePost, unreadablePost } = await import('./source_post.ts')
    const opened = await this.#records.open({ path, format, ...(encoding && { encoding }) })
    for await (const { line, fields, unreadable = '', raw } of opened.records())
      yield fields
        ? sourcePost(fieldsByName(fields), { file, line })
        : unreadablePost({ file, line }, unreadable, { raw })
    await opened.close()
  }
}

async function filesAt(
  path: string,
  format: PostFormat | undefined,
  leaveOut: (kind: string) => void,
): Promise<FoundFile[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new RecordFileUnusable(`${path} não existe.`)
  const paths = found.isDirectory() ? await pathsIn(path) : [path]
  const files = paths.flatMap((each) => {
    const known = format ?? FORMATS[extname(each).toLowerCase()]
    const name = each === path ? basename(each) : relative(path, each)
    if (known) return [{ path: each, name, format: known }]
    const ending = extname(each).toLowerCase()
    if (ending) leaveOut(`arquivo ${ending}`)
    return []
  })
  if (files.length === 0)
    throw new RecordFileUnusable(`${path} não tem posts: use .md, .json, .ndjson, .csv ou .xml (WordPress).`)
  for (const file of files) await refuseUnreadable(file.path)
  return files
}

async function pathsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => !/(^|\/)\.|\.failed\.json$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

async function refuseUnreadable(path: string): Promise<void> {
  const handle = await open(path).catch(() => null)
  if (!handle) throw new RecordFileUnusable(`Sem permissão para ler ${path}.`)
  await handle.close()
}

/** The file of refused posts: a JSON list, made when the import ends, and not at all after a flawless one. */
class RefusedPosts {
  readonly #path: string
  readonly #posts: object[] = []

  constructor(path: string) {
    this.#path = path
  }

  add({ raw, file, line }: SourcePost, reason: string): void {
    this.#posts.push({ _error: `${file}:${line} ${reason}`, ...raw })
  }

  async close(): Promise<string | null> {
    if (this.#posts.length === 0) return null
    try {
      await writeFile(this.#path, `${JSON.stringify(this.#posts, null, 2)}\n`, { mode: 0o600 })
    } catch {
      throw new RecordFileUnusable(`Não foi possível gravar ${this.#path}; indique outro com --failed.`)
    }
    return this.#path
  }
}
