import * as z from 'zod/mini'
import { errorBody } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import { OPERATIONS } from '#contract/operations.ts'

type JsonSchema = Record<string, unknown>

const ALWAYS_POSSIBLE = [414, 429, 500, 503]

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  return rest
}

/** The OpenAPI 3.1 document of the API, made from the schemas that the server itself obeys. */
export function describeApi(title: string, appUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} — API`, version: '1.0.0' },
    servers: [{ url: appUrl }],
    paths,
    components: { schemas: { Error: schemaOf(errorBody, 'output') } },
  }
}

function describeOperation({ path, method, summary, query, body, success, refusals }: Operation): JsonSchema {
  const parameters = [...pathParameters(path), ...(query ? queryParameters(query) : [])]
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: { [success.status]: describeSuccess(success), ...describeRefusals(refusals) },
  }
}

function describeSuccess({ body, type }: Operation['success']): JsonSchema {
  if (type)
    return { description: 'OK', content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
  if (!body) return { description: 'Feito, sem conteúdo' }
  return { description: 'OK', content: { 'application/json': { schema: schemaOf(body, 'output') } } }
}

function describeRefusals(refusals: readonly number[]): JsonSchema {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...refusals, ...ALWAYS_POSSIBLE].map((status) => [status, { description: 'Recusado', content }]),
  )
}

function pathParameters(path: string): JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParameters(query: z.ZodMiniType): JsonSchema[] {
  const { properties = {} } = schemaOf(query, 'output') as { properties?: Record<string, JsonSchema> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}
