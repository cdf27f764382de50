import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { inDryRun } from '#application/operations/in_dry_run.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import type { Result } from '#domain/shared/result.ts'
import { lastPathSegment } from '#domain/shared/slug.ts'
import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { exitCodes } from './exit_codes.ts'
import { FAILURES, type Failure } from './failures.ts'
import { inform, log, UsageError } from './messages.ts'
import type { WriteOptions } from './options.ts'
import { printJson } from './output.ts'
import { showProgress } from './progress.ts'
import { askText, canAsk, confirm } from './questions.ts'
import { untilInterrupted } from './until_interrupted.ts'
import { withApp } from './with_app.ts'

export interface TargetChoice {
  file?: string | undefined
}

/**
 * Returns the unique targets from arguments, `--file` and standard input (-); asks only at a terminal. An empty file is
 * allowed, naming no target at all is not.
 */
export async function chosenTargets(
  typed: readonly string[],
  { file }: TargetChoice,
  question: string,
): Promise<string[]> {
  const chosen: string[] = []
  const isNamed = typed.length > 0 || file !== undefined
  for (const word of typed) chosen.push(...(word === '-' ? wordsIn(await text(process.stdin)) : [word]))
  if (file) chosen.push(...wordsIn(await readFile(file, 'utf8')))
  if (!isNamed && canAsk()) chosen.push(...wordsIn(await askText(question)))
  if (!isNamed && chosen.length === 0)
    throw new UsageError('Falta dizer em quem ou no quê: por argumentos, --file ou - para a entrada padrão.')
  return [...new Set(chosen.map(lastPathSegment))]
}

function wordsIn(lines: string): string[] {
  return lines
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(/^\uFEFF/u, '')
        .replace(/(^|\s)#.*$/, '')
        .trim(),
    )
    .flatMap((line) => line.split(/[\s,;]+/))
    .filter(Boolean)
}

export interface TargetWork {
  /** Asked at a terminal if nothing was named. */
  question: string
  /** 'Bloquear 3 profissionais' for this number. */
  sentence: (count: number) => string
  /** The word for a change: 'bloqueado'. */
  done: string
  /** The words for no change: 'já estava bloqueado'. */
  already: string
  /** Returns whether anything changed. */
  work: (app: OperatorApp, target: string) => Promise<Result<boolean, Failure>>
}

interface Outcome {
  target: string
  /** False if nothing changed. */
  done: boolean
  refused: Failure | null
}

interface Worked {
  outcomes: Outcome[]
  /** Number of targets left when it was interrupted. */
  left: number
  /** The first of those. */
  next: string | null
}

const MAX_NAMED = 5
const SHORT = 20

/** Runs one action on many targets, each by itself: a refusal does not affect the others. */
export async function forEachTarget(
  typed: readonly string[],
  options: WriteOptions & TargetChoice,
  action: TargetWork,
): Promise<void> {
  const targets = await chosenTargets(typed, options, action.question)
  if (targets.length === 0) inform('A lista está vazia: nada a fazer.')
  else await confirm(`${action.sentence(targets.length)} (${named(targets)})?`, options)
  const worked =
    targets.length === 0 ? { outcomes: [], left: 0, next: null } : await workOn(targets, action, options)
  report(worked, action, options)
}

function named(targets: readonly string[]): string {
  const others = targets.length - MAX_NAMED
  const first = targets.slice(0, MAX_NAMED).join(', ')
  return others > 0 ? `${first} e mais ${formatNumber(others)}` : first
}

/** Ctrl-C lets the current target finish, and keeps what was done. */
async function workOn(
  targets: readonly string[],
  { work }: TargetWork,
  { dryRun }: WriteOptions,
): Promise<Worked> {
  const outcomes: Outcome[] = []
  const progress = showProgress('feitos')
  const attempt = async (app: OperatorApp, target: string) => {
    const result = dryRun
      ? await inDryRun(app.adapters.unitOfWork, () => work(app, target))
      : await work(app, target)
    outcomes.push({
      target,
      done: result.ok && result.value,
      refused: result.ok ? null : result.failure,
    })
  }
  try {
    await untilInterrupted((signal) =>
      withApp(async (app) => {
        for (const target of targets) {
          if (signal.aborted) return
          await attempt(app, target)
          if (targets.length > SHORT) progress.show(outcomes.length, targets.length)
        }
      }),
    )
  } finally {
    progress.end()
  }
  return { outcomes, left: targets.length - outcomes.length, next: targets[outcomes.length] ?? null }
}

function report(
  { outcomes, left, next }: Worked,
  { done, already }: TargetWork,
  options: WriteOptions,
): void {
  const { json, dryRun = false } = options
  const refused = outcomes.filter((outcome) => outcome.refused !== null)
  const doneOnes = outcomes.filter((outcome) => outcome.done)
  const unchanged = outcomes.length - refused.length - doneOnes.length
  for (const { target, refused: why } of refused) log(`${target}: ${why ? FAILURES[why] : ''}`)
  if (left > 0)
    log(
      `Interrompido: ${countOf(outcomes.length, 'visto', 'vistos')}; ${left === 1 ? 'falta' : 'faltam'} ${formatNumber(left)}, a partir de ${next ?? ''}.`,
    )
  if (json)
    printJson({ dryRun, done: doneOnes.length, unchanged, refused: refused.length, left, next, outcomes })
  else {
    const isNow = dryRun ? `seria ${done}` : done
    for (const each of outcomes)
      if (!each.refused) process.stdout.write(`${each.target}: ${each.done ? isNow : already}\n`)
    if (dryRun) inform('Simulação: nada foi gravado.')
  }
  process.exitCode = exitCodeFor(outcomes.length - refused.length, refused.length + left)
}

function exitCodeFor(right: number, others: number): number {
  if (others === 0) return exitCodes.done
  return right > 0 ? exitCodes.partlyDone : exitCodes.failed
}
