import { access } from 'node:fs/promises'
import { UsageError } from './messages.ts'
import type { WriteOptions } from './options.ts'
import { canAsk, confirm } from './questions.ts'

/** Continues if the file does not exist, or after confirmation. */
export async function allowOverwriting(path: string, { yes, dryRun }: WriteOptions): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere || yes || dryRun) return
  if (!canAsk())
    throw new UsageError(`${path} já existe: escolha outro nome, ou use --yes para gravar por cima.`)
  await confirm(`${path} já existe. Gravar por cima?`, {})
}
