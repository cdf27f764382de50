import type { Result } from '#domain/shared/result.ts'
import type { OperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { rehearse } from '#application/operations/rehearse.ts'
import { exitCodes } from './exit_codes.ts'
import { say } from './messages.ts'
import { printJson } from './output.ts'
import { askYesOrNo, canAsk } from './questions.ts'
import { chosenTargets, refuseNoTargets, type TargetChoice } from './targets.ts'
import { withHouse } from './with_house.ts'
import type { WriteOptions } from './write_options.ts'

export interface TargetWork {
  /** Asked at a terminal where nothing was named. */
  question: string
  /** 'Bloquear 3 profissionais?' without the question mark, for so many. */
  sentence: (count: number) => string
  /** The word for one done: 'bloqueado'. */
  done: string
  refusals: Readonly<Record<string, string>>
  work: (house: OperatorHouse, target: string) => Promise<Result<unknown, string>>
}

interface Outcome {
  target: string
  done: boolean
  refused: string | null
}

/** One verb on many things, each on its own: who is refused keeps nobody else from theirs. */
export async function forEachTarget(
  typed: readonly string[],
  options: WriteOptions & TargetChoice,
  deed: TargetWork,
): Promise<void> {
  const targets = await chosenTargets(typed, options, deed.question)
  if (targets.length === 0) return refuseNoTargets()
  const mayAsk = !options.yes && !options.dryRun && canAsk()
  if (mayAsk && !(await askYesOrNo(`${deed.sentence(targets.length)}?`))) return say('Nada foi feito.')
  const outcomes = await withHouse((house) => workOn(house, targets, deed, options.dryRun ?? false))
  tell(outcomes, deed, options)
}

async function workOn(
  house: OperatorHouse,
  targets: readonly string[],
  { work }: TargetWork,
  dryRun: boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const target of targets) {
    const attempt = () => work(house, target)
    const result = dryRun ? await rehearse(house.adapters.unitOfWork, attempt) : await attempt()
    outcomes.push({ target, done: result.ok, refused: result.ok ? null : result.failure })
  }
  return outcomes
}

function tell(
  outcomes: readonly Outcome[],
  { done, refusals }: TargetWork,
  { json, dryRun }: WriteOptions,
): void {
  const doneOnes = outcomes.filter((outcome) => outcome.done)
  const refused = outcomes.filter((outcome) => !outcome.done)
  for (const { target, refused: why } of refused) say(`${target}: ${refusals[why ?? ''] ?? why ?? ''}`)
  if (json) printJson({ dryRun: dryRun ?? false, done: doneOnes.length, refused: refused.length, outcomes })
  else {
    for (const { target } of doneOnes) process.stdout.write(`${target}: ${done}\n`)
    if (dryRun) say('Simulação: nada foi gravado.')
  }
  process.exitCode = exitCodeFor(doneOnes.length, refused.length)
}

function exitCodeFor(done: number, refused: number): number {
  if (refused === 0) return exitCodes.done
  return done > 0 ? exitCodes.partlyDone : exitCodes.failed
}
