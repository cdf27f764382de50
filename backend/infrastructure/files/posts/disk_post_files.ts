import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type PostFile,
  type PostFileChoice,
  PostFiles,
  type SourcePost,
} from '#application/ports/post_files.ts'
import { type RecordFiles, RecordFileUnusable } from '#application/ports/record_files.ts'
import { fieldsByName } from '../ndjson_record_file.ts'
import { readText } from './decoded_text.ts'
import { findFiles, type FoundFile } from './found_files.ts'
import { readPicture, WebPictures } from './pictures.ts'

interface ReadOptions {
  encoding: PostFileChoice['encoding']
  pages: boolean
  leaveOut: (kind: string) => void
}

/** Files of posts on the operator's disk, folders and zips of them, and the standard input. */
export class DiskPostFiles extends PostFiles {
  readonly #records: RecordFiles
  readonly #standardInput: Readable

  readonly #web: WebPictures

  constructor(records: RecordFiles, standardInput: Readable = process.stdin, web = new WebPictures()) {
    super()
    this.#records = records
    this.#web = web
    this.#standardInput = standardInput
  }

  async open({ path, format, encoding, failedPath, pages = false }: PostFileChoice): Promise<PostFile> {
    const leftOut: Record<string, number> = {}
    const leaveOut = (kind: string) => void (leftOut[kind] = (leftOut[kind] ?? 0) + 1)
    const { files, beside, close } = await findFiles({
      path,
      format,
      leaveOut,
      standardInput: this.#standardInput,
    })
    const refused = new RefusedPosts(failedPath ?? failedPathOf(path))
    return {
      name: path === '-' ? 'stdin' : basename(path),
      posts: () => this.#posts(files, { encoding, pages, leaveOut }),
      leftOut: () => leftOut,
      picture: (post, address) => readPicture(post, address, beside, this.#web),
      reject: (post, reason) => refused.add(post, reason),
      async close() {
        close()
        return refused.close()
      },
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
  async *#postsOf(file: FoundFile, options: ReadOptions): AsyncGenerator<SourcePost> {
    const { name, format, path } = file
    const { encoding, pages, leaveOut } = options
    if (format === 'wxr') {
      const { readWxrPosts } = await import('./wxr_posts.ts')
      yield* readWxrPosts(file, options)
    } else if ((format === 'csv' || format === 'ndjson') && path !== null)
      yield* this.#rows(path, name, format, encoding)
    else if (format === 'csv') leaveOut('arquivo .csv dentro de outro')
    else {
      const read = (await import('./source_post.ts')).READERS[format]
      for (const post of read(await readText(file, encoding), name)) {
        if (format !== 'json' && isPage(post) && !pages) leaveOut('página')
        else yield post
      }
    }
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

function failedPathOf(path: string): string {
  return `${path === '-' ? 'stdin' : path.replace(/(?:\/+|\.[^./]+?(?:\.gz)?)$/i, '')}.failed.json`
}

/** As Jekyll and Hugo tell pages from posts: by their folder or by a field. */
function isPage({ file, fields }: SourcePost): boolean {
  return /(^|\/)_?pages\//i.test(file) || ['layout', 'type'].some((name) => fields?.get(name) === 'page')
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
