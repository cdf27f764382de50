import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { explainFailure } from '#infrastructure/composition/explain_failure.ts'
import { openApp } from '#infrastructure/composition/open_app.ts'
import { readSettings } from '#infrastructure/composition/settings.ts'
import type { PageRenderer } from '#infrastructure/http/pages/page_renderer.ts'
import rc from '../../../../adonisrc.ts'
import { configOf } from '../config_of.ts'
import { ROOT } from '../screens.ts'

const log = (line: string) => void process.stderr.write(`${line}\n`)

/** The terminal lists the routes of the screens and renders none. */
const NO_SCREENS: PageRenderer = {
  assets: { scripts: [], styles: [], chunks: {}, screenStyles: {} },
  inlineScripts: [],
  render: () => Promise.reject(new Error('The terminal renders no screens.')),
}

/** Opens the app for the commands that need it; others run without a database. */
async function openForConsole(adonis: ApplicationService): Promise<void> {
  const app = await openApp(readSettings(process.env), log)
  adonis.container.bindValue('saude', app)
  adonis.container.bindValue('saude.renderer', NO_SCREENS)
  adonis.useConfig(configOf(app))
}

try {
  await new Ignitor(ROOT, { importer: (path) => import(path) })
    .tap((adonis) => adonis.rcContents(rc).booting(() => openForConsole(adonis)))
    .ace()
    .handle(process.argv.slice(2))
} catch (error) {
  log(explainFailure(error) ?? String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
}
