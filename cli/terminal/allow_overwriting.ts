import { stat } from 'node:fs/promises'
import { UsageError } from './messages.ts'
import type { WriteOptions } from './options.ts'
import { canAsk, confirm } from './questions.ts'

/** Continues if there is no file (a device or pipe is none), or after confirmation. */
export async function allowOverwriting(path: string, { yes, dryRun }: WriteOptions): Promise<void> {
  const isThere = (await stat(path).catch(() => null))?.isFile() ?? false
  if (!isThere || yes || dryRun) return
  if (!canAsk())
    throw new UsageError(`${path} já existe: escolha outro nome, ou use --yes para gravar por cima.`)
  await confirm(`${path} já existe. Gravar por cima?`, {})
}
