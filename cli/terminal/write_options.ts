import { type Command, InvalidArgumentError } from 'commander'
import { DAY_MS } from '#domain/shared/dates.ts'
import { UsageError } from './messages.ts'

export interface WriteOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

/** What every command that writes takes. */
export function withWriteOptions(command: Command): Command {
  return command
    .option('--dry-run', 'mostra o que seria feito e não grava nada')
    .option('-y, --yes', 'não pergunta antes')
    .option('--json', 'responde em JSON')
}

/** What every command on several things at once takes: arguments, a file, or the standard input as -. */
export function withTargetChoice(command: Command, name: string, description: string): Command {
  return command
    .argument(`[${name}...]`, `${description}; - lê a entrada padrão`)
    .option('--file <caminho>', 'arquivo com um por linha; # começa um comentário')
}

/** The same for one that writes. */
export function withTargets(command: Command, name: string, description: string): Command {
  return withWriteOptions(
    withTargetChoice(command, name, description).option(
      '--reason <texto>',
      'por quê; fica no registro de auditoria (até 500 caracteres)',
      reason,
    ),
  )
}

function reason(text: string): string {
  if (text.length > 500) throw new InvalidArgumentError('use no máximo 500 caracteres.')
  return text
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('use um número inteiro a partir de 1.')
  return Number(text)
}

/** From the beginning of the first day to the end of the last; a mistake of usage where that is nothing. */
export function daysBetween(
  first: Date | undefined,
  last: Date | undefined,
  [from, to]: readonly [string, string],
): { from: Date | undefined; until: Date | undefined } {
  if (first && last && first > last) throw new UsageError(`${from} é depois de ${to}.`)
  return { from: first, until: last && new Date(last.getTime() + DAY_MS) }
}

/** A day in São Paulo, as the instant it begins. */
export function calendarDay(text: string): Date {
  const instant = new Date(`${text}T00:00:00-03:00`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(instant.getTime()))
    throw new InvalidArgumentError('use AAAA-MM-DD.')
  return instant
}
