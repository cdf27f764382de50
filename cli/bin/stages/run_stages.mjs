import { join } from 'node:path'
import { LaunchError, say } from '../launch/say.mjs'

/**
 * Runs the stages one after another, up to the first that fails, and answers how each one ended:
 * `{name, seconds, code, counts?}`. `folder` takes the files with their counts; `env` is for the tests.
 */
export async function runStages(stages, folder, env) {
  const endings = []
  for (const stage of stages) {
    say(`\n▸ ${stage.name}`)
    const ending = await runStage(stage, join(folder, `${stage.name}.json`), env)
    endings.push(ending)
    say(`${ending.code === 0 ? '✔' : '✖'} ${stage.name} ${ending.seconds.toFixed(1)} s`)
    if (ending.code !== 0) break
  }
  return endings
}

async function runStage({ name, run, counts: read }, file, env) {
  const startedAt = performance.now()
  const code = await codeOf(() => run(file, env))
  const seconds = (performance.now() - startedAt) / 1000
  if (!read) return { name, seconds, code }
  const counts = read(file) ?? { passed: 0, failed: 0, skipped: 0 }
  const hasRunNothing = counts.passed + counts.failed === 0
  if (code === 0 && hasRunNothing) say(`Nenhum teste rodou em ${name}.`)
  return { name, seconds, code: code || (hasRunNothing || counts.failed > 0 ? 1 : 0), counts }
}

async function codeOf(run) {
  try {
    return await run()
  } catch (error) {
    say(error instanceof LaunchError ? error.message : error.stack)
    return error.exitCode ?? 1
  }
}
