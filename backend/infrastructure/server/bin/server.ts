import { explainFailure } from '#infrastructure/composition/explain_failure.ts'
import { openHouse, type House } from '#infrastructure/composition/open_house.ts'
import { prepareDatabase } from '#infrastructure/composition/prepare_database.ts'
import { readSettings, type Settings } from '#infrastructure/composition/settings.ts'
import { startServer } from '../start_server.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start(readSettings(process.env))
} catch (error) {
  const story = error instanceof Error ? error.stack : error
  process.stderr.write(`${explainFailure(error) ?? String(story)}\n`)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const house = await openHouse(settings, say)
  try {
    await prepareDatabase(house, say)
    const { url, stop } = await startServer(house)
    stopOnSignals(stop)
    await house.worker.start()
    await greet(house, url)
  } catch (error) {
    await house.close()
    throw error
  }
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(0))
    })
  }
}

async function greet({ adapters }: House, url: string): Promise<void> {
  const demo = await adapters.professionals.findByEmail('admin@demo.local')
  if (demo)
    say('contas de demonstração: admin@demo.local, premium@demo.local, gratis@demo.local (senha demo-demo-1)')
  say(`ready on ${url}`)
}
