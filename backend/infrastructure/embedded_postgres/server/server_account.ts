import { existsSync, readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import type { Account } from '../system/run_program.ts'

const SUITABLE_NAMES = ['postgres', 'nobody', 'www-data', 'daemon']

/**
 * PostgreSQL refuses to run as root. Started by root it runs under the account that owns the data
 * already, or else under an existing unprivileged one. Returns undefined for an ordinary user.
 */
export function serverAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(data)) {
    const { uid, gid } = statSync(data)
    if (uid !== 0) return { uid, gid }
  }
  return unprivilegedAccount()
}

function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount)
  for (const wanted of SUITABLE_NAMES) {
    const found = accounts.find(({ name, uid, gid }) => name === wanted && uid > 0 && gid > 0)
    if (found) return { uid: found.uid, gid: found.gid }
  }
  throw new EmbeddedPostgresError(
    `O PostgreSQL não roda como root, e nenhuma destas contas existe aqui: ${SUITABLE_NAMES.join(', ')}. ` +
      'Rode com um usuário comum ou aponte DATABASE_URL para um PostgreSQL já instalado.',
  )
}

function parseAccount(line: string): Account & { name: string } {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}
