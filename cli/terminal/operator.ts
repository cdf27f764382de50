import { userInfo } from 'node:os'

/** Who is at the terminal, as the audit log names them. */
export function operator(): { kind: 'operator'; id: string } {
  return { kind: 'operator', id: `cli:${nameOfUser()}` }
}

function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
