import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch, LaunchError } from './launch/launch.mjs'
import { closingNote, runStages } from './stages/run_stages.mjs'
import { stages } from './stages/stages.mjs'

/** The tests keep away from the developer's own data: each stage has a DATA_DIR made for this run. */
await launch(async () => {
  const chosen = chosenStages()
  const folder = mkdtempSync(join(tmpdir(), 'saude-perto-test-'))
  chmodSync(folder, 0o755)
  try {
    const endings = await runStages(chosen, folder)
    process.stdout.write(`\n${closingNote(endings)}\n`)
    return endings.find(({ code }) => code !== 0)?.code ?? 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** `--only unit,api` runs these stages alone, with what they need. */
function chosenStages() {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  if (!values.only) return stages
  const named = values.only.flatMap((names) => names.split(','))
  const selected = new Set(['install', ...named, ...named.flatMap((name) => stageNamed(name).needs ?? [])])
  return stages.filter(({ name }) => selected.has(name))
}

/** @param {string} name */
function stageNamed(name) {
  const stage = stages.find((each) => each.name === name)
  if (stage) return stage
  throw new LaunchError(`Etapa desconhecida: ${name}. Há: ${stages.map((each) => each.name).join(', ')}.`, 2)
}
