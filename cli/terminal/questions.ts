import type Inquirer from 'inquirer'
import { foldText } from '#domain/shared/text.ts'

/** The person declined: nothing is done, and a script does not continue. */
export class Declined extends Error {
  override readonly name = 'Declined'
}

/** Returns whether a person at a terminal can answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY
}

/** Continues if a flag confirms, if nobody can be asked, or after a yes. Throws `Declined` after a no. */
export async function confirm(
  question: string,
  { yes, dryRun }: { yes?: boolean | undefined; dryRun?: boolean | undefined },
): Promise<void> {
  if (yes || dryRun || !canAsk()) return
  if (!(await askYesOrNo(question))) throw new Declined()
}

interface Terminal {
  input?: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Stdout stays free for data. */
const STANDARD_ERROR: Terminal = { output: process.stderr }

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['n', false],
  ['nao', false],
  ['no', false],
  ['s', true],
  ['sim', true],
  ['y', true],
  ['yes', true],
])
const answerOf = (typed: string) => ANSWERS.get(foldText(typed.trim()))

export async function askYesOrNo(question: string, terminal = STANDARD_ERROR): Promise<boolean> {
  const answer = await answerTo(terminal, (prompt) =>
    prompt<{ answer: string }>([
      {
        type: 'input',
        name: 'answer',
        message: `${question} (s/N)`,
        validate: (typed: string) => answerOf(typed) !== undefined || 'Responda sim ou não.',
        transformer: (typed: string, { isFinal }: { isFinal: boolean }) =>
          isFinal ? (answerOf(typed) ? 'Sim' : 'Não') : typed,
      },
    ]),
  )
  return answerOf(answer) ?? false
}

export async function askText(message: string): Promise<string> {
  const answer = await answerTo(STANDARD_ERROR, (prompt) =>
    prompt<{ answer: string }>([{ type: 'input', name: 'answer', message }]),
  )
  return answer.trim()
}

/** Asks without echoing the input. */
export async function askSecret(message: string): Promise<string> {
  return answerTo(STANDARD_ERROR, (prompt) =>
    prompt<{ answer: string }>([{ type: 'password', name: 'answer', message, mask: '*' }]),
  )
}

type PromptModule = typeof Inquirer.prompt

/** Ctrl-D, the end of what is typed, leaves a question as Ctrl-C does; inquirer alone would never answer. */
async function answerTo(
  terminal: Terminal,
  ask: (prompt: PromptModule) => Promise<{ answer: string }>,
): Promise<string> {
  const { default: inquirer } = await import('inquirer')
  const input = terminal.input ?? process.stdin
  const ended = new AbortController()
  const end = (typed: Buffer | string) => {
    if (String(typed).includes(END_OF_TRANSMISSION)) ended.abort()
  }
  input.on('data', end)
  try {
    return (await ask(inquirer.createPromptModule({ ...terminal, signal: ended.signal }))).answer
  } finally {
    input.off('data', end)
  }
}

const END_OF_TRANSMISSION = '\u0004'
