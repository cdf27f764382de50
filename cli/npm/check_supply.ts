import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Checks the dependencies: every package of the lockfile has a checksum and comes from the registry, no install script
 * runs unless package.json allows it by name, its licence is acceptable, and no tracked file contains a secret.
 * `--licences` lists the licences, `--signatures` checks the registry's signatures too.
 */
interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  license?: string
  hasInstallScript?: boolean
}

const ROOT = new URL('../../', import.meta.url)
const read = <Shape>(name: string) => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8')) as Shape
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json')
const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

const REGISTRY = 'https://registry.npmjs.org/'
/** Licences that allow unchanged use beside our own code; of several the first is chosen. */
const LICENCES =
  /^\(?(?:MIT|MIT-0|MIT\/X11|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|MPL-2\.0|LGPL-3\.0-or-later|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1|Python-2\.0|Zlib)(?:\)| (?:AND|and|OR) |$)/

const licenceOf = ({ license }: Locked) => license ?? 'unknown'

const problems = [
  ...locked.filter(([, { integrity }]) => !integrity).map(([path]) => `${path}: no checksum`),
  ...locked
    .filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith(REGISTRY))
    .map(([path]) => `${path}: not from the registry`),
  ...locked
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !allowScripts[nameOf(path)])
    .map(([path]) => `${path}: runs a script at its installation; package.json does not allow it`),
  ...locked
    .filter(([, one]) => !LICENCES.test(licenceOf(one)))
    .map(([path, one]) => `${path}: licence ${licenceOf(one)}`),
  ...secretsIn(trackedFiles()),
]

if (process.argv.includes('--licences')) listLicences()
if (process.argv.includes('--signatures')) askForSignatures()
for (const problem of problems) process.stdout.write(`✖ ${problem}\n`)
process.stdout.write(`${locked.length} packages, ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Empty without git, as in a container. */
function trackedFiles(): string[] {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean)
  } catch {
    return []
  }
}

/** Finds keys and tokens by their vendors' formats. */
function secretsIn(files: readonly string[]): string[] {
  const shapes = new RegExp(
    [
      '-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY',
      '\\b(?:AKIA|ASIA)[0-9A-Z]{16}\\b',
      '\\bgh[pousr]_[A-Za-z0-9]{36}\\b',
      '\\bglpat-[\\w-]{20}\\b',
      '\\bnpm_[A-Za-z0-9]{36}\\b',
      '\\bxox[abprs]-[\\w-]{10,}',
      '\\bsk_live_[A-Za-z0-9]{20,}',
      '\\bAIza[\\w-]{35}\\b',
      '\\beyJ[\\w-]{20,}\\.eyJ[\\w-]{20,}\\.[\\w-]{20,}',
    ].join('|'),
  )
  const text = (file: string) => readFileSync(new URL(file, ROOT), 'latin1')
  return files
    .filter((file) => file !== 'package-lock.json' && !/\.(?:png|jpe?g|avif|webp|woff2|gz)$/.test(file))
    .filter((file) => shapes.test(text(file)))
    .map((file) => `${file}: looks like a secret`)
}

function listLicences(): void {
  const byLicence = Map.groupBy(locked, ([, one]) => licenceOf(one))
  for (const [licence, all] of [...byLicence].toSorted(([, one], [, other]) => other.length - one.length)) {
    const shipped = all.filter(([, { dev }]) => !dev).map(([path]) => nameOf(path))
    process.stdout.write(`${licence}: ${all.length}, shipped ${shipped.length}\n`)
    if (!/^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause)$/.test(licence))
      process.stdout.write(`  ${[...new Set(shipped)].join(' ')}\n`)
  }
}

function askForSignatures(): void {
  try {
    process.stdout.write(execFileSync('npm', ['audit', 'signatures'], { cwd: ROOT, encoding: 'utf8' }))
  } catch {
    problems.push('npm audit signatures: the registry did not answer, or a signature is wrong')
  }
}
