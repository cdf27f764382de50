import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative } from 'node:path'
import {
  type PostFile,
  type PostFileChoice,
  PostFiles,
  type PostFormat,
  type SourcePost,
} from '#application/ports/post_files.ts'
import { type RecordFiles, RecordFileUnusable } from '#application/ports/record_files.ts'
import { fieldsByName } from '../fields_by_name.ts'
import { readJsonPosts } from './json_posts.ts'
import { readMarkdownPost } from './markdown_post.ts'
import { RefusedPosts } from './refused_posts.ts'
import { sourcePost, unreadablePost } from './source_post.ts'
import { readWxrPosts } from './wxr_posts.ts'

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

  async open({ path, format, failedPath }: PostFileChoice): Promise<PostFile> {
    const files = await filesAt(path, format)
    const refused = new RefusedPosts(failedPath ?? `${path.replace(/(\/+|\.[^./]+)$/, '')}.failed.json`)
    return {
      name: basename(path),
      posts: () => this.#posts(files),
      reject: (post, reason) => refused.add(post, reason),
      close: () => refused.close(),
    }
  }

  async *#posts(files: readonly FoundFile[]): AsyncGenerator<SourcePost> {
    for (const { path, name, format } of files) {
      if (format === 'markdown') yield readMarkdownPost(await readFile(path, 'utf8'), name)
      else if (format === 'json') yield* readJsonPosts(await readFile(path, 'utf8'), name)
      else if (format === 'wxr') yield* readWxrPosts(path, name)
      else yield* this.#rows(path, name, format)
    }
  }

  async *#rows(path: string, file: string, format: 'csv' | 'ndjson'): AsyncGenerator<SourcePost> {
    const opened = await this.#records.open({ path, format })
    for await (const { line, fields, unreadable = '', raw } of opened.records())
      yield fields
        ? sourcePost(fieldsByName(fields), { file, line })
        : unreadablePost({ file, line }, unreadable, { raw })
    await opened.close()
  }
}

async function filesAt(path: string, format: PostFormat | undefined): Promise<FoundFile[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new RecordFileUnusable(`${path} não existe.`)
  const paths = found.isDirectory() ? await pathsIn(path) : [path]
  const files = paths.flatMap((each) => {
    const known = format ?? FORMATS[extname(each).toLowerCase()]
    const name = each === path ? basename(each) : relative(path, each)
    return known ? [{ path: each, name, format: known }] : []
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
