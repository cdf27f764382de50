import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportedPost } from '#application/blog/export_posts.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap } from '#domain/shared/result.ts'
import { allowOverwriting } from '../../terminal/allow_overwriting.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { inform, UsageError } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { printFields, printJson } from '../../terminal/output.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export async function exportPosts(typed: string | undefined, options: WriteOptions): Promise<void> {
  const { dryRun = false, json } = options
  const path = typed ?? `posts-${saoPauloDay(new Date())}.ndjson`
  const isPiped = path === '-'
  if (isPiped && json) throw new UsageError('A saída padrão leva os posts: use um arquivo com --json.')
  if (!isPiped && !/\.(nd)?json$/i.test(path))
    throw new UsageError(`${path} não diz o formato: termine em .ndjson ou .json.`)
  if (!isPiped) await allowOverwriting(path, options)
  let posts = 0
  const counted = async function* (all: AsyncIterable<ExportedPost>) {
    for await (const post of all) {
      posts++
      yield post
    }
  }
  await withApp(async ({ useCases }) => {
    const all = counted(unwrap(useCases.exportPosts.execute({ by: operator() })))
    if (dryRun) for await (const _ of all);
    else await write(all, path)
  })
  process.exitCode = exitCodes.done
  if (isPiped) return inform(countOf(posts, 'post', 'posts'))
  if (json) return printJson({ file: dryRun ? null : path, posts, dryRun })
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Posts', posts],
  ])
}

/** Drafts are nobody else's to read. */
async function write(posts: AsyncIterable<ExportedPost>, path: string): Promise<void> {
  const lines = /\.json$/i.test(path) ? asList(posts) : asLines(posts)
  if (path === '-') await pipeline(Readable.from(lines), process.stdout, { end: false })
  else await pipeline(Readable.from(lines), createWriteStream(path, { mode: 0o600 }))
}

async function* asLines(posts: AsyncIterable<ExportedPost>): AsyncGenerator<string> {
  for await (const post of posts) yield `${JSON.stringify(post)}\n`
}

async function* asList(posts: AsyncIterable<ExportedPost>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const post of posts) {
    yield before + JSON.stringify(post)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
