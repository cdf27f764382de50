import { userInfo } from 'node:os'
import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { log, UsageError } from './messages.ts'

type Work<Answer> = (app: OperatorApp) => Promise<Answer>

/** Opens the app for `work` and closes it in any case. Refuses a `DATA_DIR` without a database. */
export function withApp<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, false)
}

/** The same for a command that may come first: creates the embedded database if there is none. */
export function withAppOrNew<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, true)
}

async function lend<Answer>(work: Work<Answer>, makesDatabase: boolean): Promise<Answer> {
  const { openOperatorApp } = await import('#infrastructure/composition/open_operator_app.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const app = await openOperatorApp(readSettings(process.env), { log, makesDatabase })
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

/** The operator, as the audit log names them. Throws `UsageError` for a name that it cannot take. */
export function operator(): { kind: 'operator'; id: string } {
  return { kind: 'operator', id: `cli:${nameOfUser()}` }
}

/** Behind sudo, root is named by the original user; an environment variable may add a name after the machine's user. */
function nameOfUser(): string {
  const { SUDO_USER, SAUDE_ACTOR } = process.env
  const user = (process.getuid?.() === 0 && plainName(SUDO_USER)) || nameOfMachineUser()
  return SAUDE_ACTOR ? `${user}/${nameGiven(SAUDE_ACTOR)}` : user
}

/** Words of letters of any language, digits and `_.@-`, with single blanks between them. */
const GIVEN = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}_.@-]+(?: [\p{L}\p{M}\p{N}_.@-]+)*$/u

function nameGiven(typed: string): string {
  const name = typed.normalize('NFC')
  if (GIVEN.test(name)) return name
  throw new UsageError(
    'SAUDE_ACTOR: use até 64 letras, números, pontos, hifens, _ e @, com um só espaço entre as palavras.',
  )
}

function plainName(name = ''): string {
  return /^[\w.@-]{1,64}$/.test(name) ? name : ''
}

function nameOfMachineUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
