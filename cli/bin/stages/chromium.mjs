import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24 } from '../launch/node24.mjs'
import { root } from '../launch/root.mjs'
import { runChild, runNode } from '../launch/run_child.mjs'
import { LaunchError, say } from '../launch/say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ASK_PLAYWRIGHT = "console.log(require('@playwright/test').chromium.executablePath())"

/** Finds a Chromium, or else installs one, and names it in CHROMIUM_PATH for the browser tests. */
export async function ensureChromium() {
  process.env.CHROMIUM_PATH = named() ?? onPath() ?? ofPlaywright() ?? (await installed())
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new LaunchError(`CHROMIUM_PATH aponta para ${path}, que não existe.`)
  return path || undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function ofPlaywright() {
  const path = execFileSync(node24(), ['-p', ASK_PLAYWRIGHT], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')[0]
  return path && existsSync(path) ? path : undefined
}

async function installed() {
  say('Instalando um Chromium…')
  if (await installBySystem()) return onPath()
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true })
  const path = ofPlaywright()
  if (path) return path
  throw new LaunchError(
    'Nenhum Chromium foi encontrado nem pôde ser instalado. Instale o Chromium ou o Chrome, ' +
      'ou indique o programa em CHROMIUM_PATH.',
  )
}

async function installBySystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runChild('apt-get', ['update', '-qq'], options)
  const code = await runChild(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    options,
  )
  return code === 0 && onPath() !== undefined
}
