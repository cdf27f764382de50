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
  if (!isPiped && !/\.ndjson(\.gz)?$/i.test(path))
    throw new UsageError(`${path} não diz o formato: termine em .ndjson ou .ndjson.gz.`)
  if (!isPiped) await allowOverwriting(path, options)
  const exported = await withApp(({ useCases }) =>
    useCases.exportPosts.execute({ by: operator(), path, dryRun }),
  )
  const posts = unwrap(exported)
  process.exitCode = exitCodes.done
  if (isPiped) return inform(countOf(posts, 'post', 'posts'))
  if (json) return printJson({ file: dryRun ? null : path, posts, dryRun })
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Posts', posts],
  ])
}
