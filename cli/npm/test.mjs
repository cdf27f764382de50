import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch, LaunchError } from './launch/launch.mjs'
import { closingNote, runStages } from './stages/run_stages.mjs'
import { stages } from './stages/stages.mjs'

const MEMORY = '/dev/shm'
const ROOM = 2 * 2 ** 30

/**
 * The tests keep away from the developer's own data: each stage has a DATA_DIR made for this run, which PostgreSQL's own
 * account may enter.
 */
await launch(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return showUsage()
  const chosen = values.only ? chosenStages(values.only) : stages
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'saude-perto-test-'))
  chmodSync(folder, 0o755)
  try {
    const endings = await runStages(chosen, folder)
    process.stdout.write(`\n${closingNote(endings)}\n`)
    return endings.find(({ code }) => code !== 0)?.code ?? 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function showUsage() {
  const names = stages.map(({ name }) => name).join(', ')
  process.stdout.write(`Uso: npm test                      todas as etapas
     npm test -- --only unit,api   só estas, com o que precisam
     npm run spec -- unit review   só os testes unitários dos arquivos com 'review' no nome

Etapas: ${names}.
`)
  return 0
}

/**
 * `--only unit,api` runs these stages alone, with what they need.
 * @param {string[]} only
 */
function chosenStages(only) {
  const named = only.flatMap((names) => names.split(','))
  const selected = new Set(['install', ...named, ...named.flatMap((name) => stageNamed(name).needs ?? [])])
  return stages.filter(({ name }) => selected.has(name))
}

/** @param {string} name */
function stageNamed(name) {
  const stage = stages.find((each) => each.name === name)
  if (stage) return stage
  throw new LaunchError(`Etapa desconhecida: ${name}. Há: ${stages.map((each) => each.name).join(', ')}.`, 2)
}

/**
 * Returns a folder whose files live in memory, if there is room. On ext4 the database suite takes a third more of the
 * processor's time, since each new file looks for an inode that was not deleted within the last 5 s.
 */
function inMemory() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? MEMORY : undefined
  } catch {
    return undefined
  }
}
