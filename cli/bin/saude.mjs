#!/usr/bin/env node
import module from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IMPORT_FLAGS } from '../npm/launch/node_options.mjs'
import { readEnvFile } from '../npm/launch/env_file.mjs'
import { ensureInstalled } from '../npm/launch/install.mjs'
import { compileCache, isNode24 } from '../npm/launch/node24.mjs'
import { root } from '../npm/launch/root.mjs'
import { launch } from '../npm/launch/launch.mjs'

const main = new URL('../main.ts', import.meta.url)

await launch(async () => {
  readEnvFile()
  await ensureInstalled({ development: false })
  settleFolders()
  if (process.argv.includes('import')) return runInNode24(...IMPORT_FLAGS)
  return isNode24 ? runHere() : runInNode24()
})

/** Paths that are typed are of the folder where they are typed, which npm leaves; the data's own is the one of `npm start`. */
function settleFolders() {
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data')
  const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env
  if (script === 'saude' && typedIn && resolve(process.cwd()) === resolve(root)) process.chdir(typedIn)
}

/** Saves a second process, and with it a third of the time of a short command. */
async function runHere() {
  module.enableCompileCache(compileCache)
  await import(main.href)
  return process.exitCode
}

/** @param {...string} flags */
async function runInNode24(...flags) {
  const { runNode } = await import('../npm/launch/run_child.mjs')
  const args = [...flags, fileURLToPath(main), ...process.argv.slice(2)]
  return runNode(args, { cwd: process.cwd(), interactive: true })
}
