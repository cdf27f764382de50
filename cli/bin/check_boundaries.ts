import { mkdir, mkdtemp, rm, symlink, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { PLANTED, type Planted } from './planted_violations.ts'

type Broken = Omit<Planted, 'written'>

const ROOT = new URL('../../', import.meta.url).pathname
const FOLDERS = ['backend', 'search', 'cli', 'frontend', 'bench']

/** Breaks of the staircase in the tree at `folder`: rule, from, to. */
async function violationsIn(folder: string): Promise<Broken[]> {
  const config = (await extractConfig(join(ROOT, '.dependency-cruiser.mjs'))) as ICruiseOptions['ruleSet'] & {
    options: ICruiseOptions
  }
  const options = { ...config.options, ruleSet: config, validate: true, baseDir: folder }
  const { output } = await cruise(FOLDERS, options)
  const { violations } = (output as ICruiseResult).summary
  return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

/** A small tree that breaks every rule once. */
async function plantTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  for (const file of ['package.json', 'tsconfig.json']) await copyFile(join(ROOT, file), join(folder, file))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const name of FOLDERS) await mkdir(join(folder, name))
  const files = new Map<string, string>()
  for (const { from, to, written } of PLANTED) {
    files.set(from, `${files.get(from) ?? ''}import '${written}'\n`)
    if (to.includes('/') && !files.has(to)) files.set(to, '')
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text || 'export {}\n')
  }
  return folder
}

async function unseenPlants(): Promise<Planted[]> {
  const folder = await plantTree()
  try {
    const seen = await violationsIn(folder)
    return PLANTED.filter(
      ({ rule, from }) => !seen.some((one) => one.rule === rule && [one.from, one.to].includes(from)),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const report = (title: string, list: readonly Broken[]) =>
  list.map(({ rule, from, to }) => `${title} ${rule}: ${from} → ${to}\n`).join('')

const broken = await violationsIn(ROOT)
const unseen = await unseenPlants()
process.stdout.write(report('✖', broken) + report('✖ planted, yet not seen:', unseen))
process.stdout.write(
  `${broken.length} broken boundaries; ${PLANTED.length - unseen.length} of ${PLANTED.length} planted ones seen\n`,
)
process.exitCode = broken.length + unseen.length > 0 ? 1 : 0
