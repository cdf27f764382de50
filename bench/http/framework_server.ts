import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ignitor } from '@adonisjs/core'
import { adonisConfig } from '#infrastructure/server/adonis_config.ts'
import { openOneQuery } from './one_query.ts'

const APP_KEY = 'a-key-for-benchmarks-only-0123456789-0123456789'
const provider = () => import('#infrastructure/server/providers/quiet_app_provider.ts')

/** AdonisJS as it comes, with one route that hands the same query's rows to its `response.json`. Returns its address. */
export async function startFrameworkServer(databaseUrl: string, connections: number): Promise<string> {
  const { page } = openOneQuery(databaseUrl, connections)
  process.env['PORT'] = '0'
  process.env['HOST'] = '127.0.0.1'
  const ignitor = new Ignitor(new URL('.', import.meta.url), { importer: (path) => import(path) })
  ignitor.tap((app) => {
    app.rcContents({ providers: [{ file: provider, environment: ['web', 'test'] }] })
    app.useConfig(adonisConfig({ appKey: APP_KEY, logLevel: 'silent', trustProxy: () => false }))
    app.starting(async () => {
      const router = await app.container.make('router')
      router.get('/page', async ({ request, response }) => response.json(await page(request.url(true))))
    })
  })
  const server = createServer()
  await ignitor.httpServer().start((handler) => server.on('request', handler))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
