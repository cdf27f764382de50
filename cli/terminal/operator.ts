import { userInfo } from 'node:os'

/** Who is at the terminal, as the audit log names them. */
export function operator(): { kind: 'operator'; id: string } {
  return { kind: 'operator', id: `cli:${nameOfUser()}` }
}

/** Root is told as who became root by sudo; anybody may say besides who they are, after the machine's own word. */
function nameOfUser(): string {
  const { SUDO_USER, SAUDE_OPERATOR } = process.env
  const user = (process.getuid?.() === 0 && plainName(SUDO_USER)) || nameOfMachineUser()
  const said = plainName(SAUDE_OPERATOR)
  return said ? `${user}/${said}` : user
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
