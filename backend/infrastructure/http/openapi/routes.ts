import * as z from 'zod/mini'
import { errorBody } from '#contract/errors.ts'
import { exactSchemas, type JsonSchema } from '#contract/fields.ts'
import { ALWAYS_POSSIBLE, type Operation, refusalStatusesOf, successStatusOf } from '../operation.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendJson, sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'

const SESSION = 'session'
const RETRY_STATUSES = [429, 503]

const TEXT = { type: 'string' }
const HEADERS = {
  'X-Request-Id': { description: 'Identifica a requisição nos registros do servidor.', schema: TEXT },
  'Retry-After': { description: 'Segundos até tentar de novo.', schema: { type: 'integer', minimum: 0 } },
  ETag: { description: 'Versão da resposta, para If-None-Match.', schema: TEXT },
  'X-Total-Count': { description: 'Quantos são ao todo.', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'A página seguinte, com rel="next"; ausente na última.', schema: TEXT },
}
type HeaderName = keyof typeof HEADERS

/** Builds the OpenAPI 3.1 document from the operations that the server handles. */
function describeApi(
  operations: readonly Operation[],
  { brandName: title, appUrl }: { brandName: string; appUrl: string },
): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const operation of operations) {
    const path = documentedPath(operation)
    const method = operation.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: describeOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} — API`, version: '1.0.0' },
    servers: [{ url: appUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      headers: HEADERS,
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'cookie',
          name: appUrl.startsWith('https:') ? '__Host-sid' : 'sid',
          description: 'O cookie que POST /api/login entrega.',
        },
      },
    },
  }
}

/** `/api/professionals/:id` in OpenAPI's form: `/api/professionals/{id}`. */
const documentedPath = ({ path }: Operation) => path.replaceAll(/:(\w+)/g, '{$1}')

const needsSession = ({ access }: Operation) => access === 'session' || access === 'admin'

function describeOperation(operation: Operation): JsonSchema {
  const { summary, query } = operation
  const path = documentedPath(operation)
  const method = operation.method.toLowerCase()
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])]
  const requestBody = describeRequestBody(operation)
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`,
    summary,
    tags: [tagOf(path)],
    security: needsSession(operation) ? [{ [SESSION]: [] }] : [{}, { [SESSION]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...describeSuccess(operation), ...describeRefusals(refusalStatusesOf(operation)) },
  }
}

/** `/api/admin/blog/{id}` has the tag admin, `/api/professionals/{id}/faqs` professionals. */
const tagOf = (path: string) => path.split('/')[2] ?? 'api'

function describeRequestBody({ body, upload }: Operation): JsonSchema | null {
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } }
  if (!upload) return null
  const schema = {
    type: 'object',
    properties: { [upload]: { type: 'string', format: 'binary' } },
    required: [upload],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

/** A read without a session has an ETag, and answers 304 if the client has that version. */
function describeSuccess(operation: Operation): Record<string, JsonSchema> {
  const { method, answer, paged } = operation
  const hasVersion = method === 'GET' && !needsSession(operation)
  const names: HeaderName[] = [...(hasVersion ? ['ETag' as const] : []), ...(paged ? PAGE_HEADERS : [])]
  const headers = headersOf(names)
  const content = answer && contentOf(answer)
  return {
    [successStatusOf(operation)]: {
      description: content ? 'OK' : 'Feito, sem conteúdo',
      headers,
      ...(content && { content }),
    },
    ...(hasVersion && {
      304: { description: 'Igual à versão de If-None-Match', headers: headersOf(['ETag']) },
    }),
  }
}

function contentOf(answer: NonNullable<Operation['answer']>): JsonSchema {
  if ('_zod' in answer) return { 'application/json': { schema: schemaOf(answer, 'output') } }
  return Object.fromEntries(answer.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

const PAGE_HEADERS = ['X-Total-Count', 'Link'] as const

function headersOf(names: readonly HeaderName[]): JsonSchema {
  const all: HeaderName[] = ['X-Request-Id', ...names]
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function describeRefusals(refusals: readonly number[]): Record<string, JsonSchema> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...refusals, ...ALWAYS_POSSIBLE].map((status) => [
      status,
      {
        description: 'Recusado',
        headers: headersOf(RETRY_STATUSES.includes(status) ? ['Retry-After'] : []),
        content,
      },
    ]),
  )
}

const UUID = { type: 'string', format: 'uuid' }
const PATH_SCHEMAS: Record<string, JsonSchema> = {
  slug: { type: 'string', pattern: '^[a-z0-9-]{1,255}$' },
  entry: { type: 'string', pattern: '^[0-9]{1,18}$' },
}

function pathParameters(path: string): JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: PATH_SCHEMAS[name] ?? UUID }))
}

function queryParameters(query: z.ZodMiniType): JsonSchema[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Replaces a schema with rules beyond JSON Schema by its documented form. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const exact = io === 'input' && exactSchemas.get(zodSchema)
      if (!exact) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
      Object.assign(jsonSchema, exact.schema)
    },
  })
  return rest
}

/** Serves the document of all operations added before, and a page for it during development. */
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

/** The API as a page for developers. */
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
