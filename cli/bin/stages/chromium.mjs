import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24 } from '../launch/node24.mjs'
import { root } from '../launch/root.mjs'
import { runChild, runNode } from '../launch/run_child.mjs'
import { LaunchError, log } from '../launch/launch.mjs'

/** Chromium without a window: the same engine for a third of the processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ASK_PLAYWRIGHT = "console.log(require('@playwright/test').chromium.executablePath())"
/** So that a machine without a network soon goes on with the browser it has. */
const IMPATIENT = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]

/**
 * Names the browser of the tests in CHROMIUM_PATH: the one named there, Chromium's headless shell, found or installed,
 * or else any Chromium that is found or can be installed.
 */
export async function ensureChromium() {
  process.env.CHROMIUM_PATH =
    named() ??
    onPath([SHELL]) ??
    (await installedBySystem(SHELL)) ??
    onPath(NAMES) ??
    ofPlaywright() ??
    (await installed())
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new LaunchError(`CHROMIUM_PATH aponta para ${path}, que não existe.`)
  return path || undefined
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function ofPlaywright() {
  const path = execFileSync(node24(), ['-p', ASK_PLAYWRIGHT], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')[0]
  return path && existsSync(path) ? path : undefined
}

async function installed() {
  log('Instalando um Chromium…')
  const bySystem = await installedBySystem('chromium')
  if (bySystem) return bySystem
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true })
  const path = ofPlaywright()
  if (path) return path
  throw new LaunchError(
    'Nenhum Chromium foi encontrado nem pôde ser instalado. Instale o Chromium ou o Chrome, ' +
      'ou indique o programa em CHROMIUM_PATH.',
  )
}

/**
 * Returns where the system's package of that name has put its program; undefined where it could not be installed.
 * @param {string} name
 */
async function installedBySystem(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runChild('apt-get', ['update', '-qq', ...IMPATIENT], options)
  await runChild('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...IMPATIENT, name], options)
  return onPath([name])
}
