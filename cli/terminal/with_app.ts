import { userInfo } from 'node:os'
import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { log } from './messages.ts'

type Work<Answer> = (app: OperatorApp) => Promise<Answer>

/** Opens the program, lends it to `work` and closes it, whatever happens. A `DATA_DIR` without a database is a mistake. */
export function withApp<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, false)
}

/** The same for what may be the first thing ever done: an embedded database is made where there is none yet. */
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

/** Who is at the terminal, as the audit log names them. */
export function operator(): { kind: 'operator'; id: string } {
  return { kind: 'operator', id: `cli:${nameOfUser()}` }
}

/** Root is told as who became root by sudo; anybody may say besides who they are, after the machine's own word. */
function nameOfUser(): string {
  const { SUDO_USER, SAUDE_ACTOR } = process.env
  const user = (process.getuid?.() === 0 && plainName(SUDO_USER)) || nameOfMachineUser()
  const actor = plainName(SAUDE_ACTOR)
  return actor ? `${user}/${actor}` : user
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
