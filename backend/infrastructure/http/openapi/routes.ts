import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendJson, sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { describeApi } from './describe_api.ts'

/** The document of all operations that were added before, and while developing a page of it. */
export function openApiRoutes(routes: RouteTable, { limiter, site }: HttpDependencies): void {
  const description = describeApi(routes.operations, site)
  const reading = rateLimit(limiter, 'publicRead')
  routes
    .get('/api/openapi.json', (context) => {
      context.response.header('cache-control', 'no-cache')
      sendJson(context, 200, description)
    })
    .use(reading)
  if (site.isProduction) return
  routes
    .get('/api/docs', (context) => {
      sendText(context, 200, { type: 'text/html', text: apiPage(description) })
    })
    .use(reading)
}

interface Described {
  info?: { title: string }
  paths?: Record<
    string,
    Record<string, { summary: string; responses: Record<string, unknown>; parameters?: { name: string }[] }>
  >
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The API as a page that a person reads while developing. */
function apiPage(description: Described): string {
  const title = escape(description.info?.title ?? 'API')
  const rows = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, parameters = [], responses }]) => {
      const names = parameters.map(({ name }) => `<code>${escape(name)}</code>`).join(' ')
      const statuses = Object.keys(responses).join(', ')
      return `<tr><td><code>${method.toUpperCase()} ${escape(path)}</code></td><td>${escape(summary)}</td><td>${names}</td><td>${statuses}</td></tr>`
    }),
  )
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}
td,th{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid #8884}</style>
<h1>${title}</h1><p>O documento completo está em <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<table><tr><th>Chamada</th><th>O que faz</th><th>Parâmetros</th><th>Respostas</th></tr>${rows.join('\n')}</table></html>`
}
