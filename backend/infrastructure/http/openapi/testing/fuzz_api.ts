import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import fc from 'fast-check'
import { errorBody } from '#contract/errors.ts'
import type { JsonSchema } from '#contract/fields.ts'
import { brokenObjectsOf, valuesOf } from './schema_values.ts'

interface DescribedBody {
  content?: Record<string, { schema: JsonSchema }>
}

interface DescribedOperation {
  security: Record<string, unknown>[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[]
  requestBody?: DescribedBody
  responses: Record<string, DescribedBody>
}

interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

/** A caller; `renew` opens the session again after a call has ended it. */
export interface FuzzCaller {
  role: 'visitor' | 'professional' | 'admin'
  send(method: string, path: string, body?: unknown): Promise<Response>
  renew(): Promise<void>
}

export interface FuzzOptions {
  document: ApiDocument
  callers: readonly FuzzCaller[]
  /** Existing ids of every kind. */
  uuids: readonly string[]
  slugs: readonly string[]
  /** Fields with rules that no schema expresses, as `method path field`: they may refuse what the schema accepts. */
  beyondSchema: ReadonlySet<string>
  seed: number
  /** Total number of requests. */
  cases: number
}

interface Input {
  path: Record<string, string>
  query: object
  body: unknown
}

const LARGEST_ERROR = 1_024
const UNREADABLE = [400, 415, 422]

/**
 * Sends `cases` requests built from the document, half of them valid, as every caller. Returns one sentence for each
 * kind of response that the document does not allow: a 5xx, an undocumented status or media type, a body outside its
 * schema, a valid request refused for its form, an invalid one accepted, a call without the session it needs.
 */
export async function fuzzApi(options: FuzzOptions): Promise<string[]> {
  const { document, callers, cases, seed } = options
  const ajv = addFormats.default(
    new Ajv2020({ strict: false, multipleOfPrecision: 6, schemas: [{ $id: '', ...document }] }),
  )
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const findings = new Map<string, string>()
  const rounds = Math.ceil(cases / (operations.length * callers.length))
  for (const [index, { path, method, operation }] of operations.entries()) {
    const bodySchema = operation.requestBody?.content?.['application/json']?.schema
    const checks = {
      name: `${method} ${path}`,
      operation,
      takesBody: bodySchema && ajv.compile(bodySchema),
      answers: compileAnswers(operation, ajv),
    }
    const inputs = fc.sample(inputsOf(operation, options), {
      seed: seed + index,
      numRuns: rounds * callers.length,
    })
    for (const [turn, input] of inputs.entries()) {
      const caller = callers[turn % callers.length]
      if (!caller) continue
      const address = addressOf(path, input)
      const answer = await sendRenewing(caller, { method, address, operation, body: input.body })
      const problem = await problemOf(answer, {
        ...checks,
        caller,
        input,
        beyondSchema: options.beyondSchema,
      })
      if (!problem) continue
      const request = `${address.slice(0, 300)} ${JSON.stringify(input.body)?.slice(0, 600) ?? ''}`
      findings.set(
        `${checks.name} ${problem.slice(0, 80)}`,
        `${caller.role} ${method} ${request} → ${problem}`,
      )
    }
  }
  return [...findings.values()]
}

type Answers = Map<string, { types: readonly string[]; body?: ValidateFunction }>

function compileAnswers({ responses }: DescribedOperation, ajv: Ajv2020): Answers {
  return new Map(
    Object.entries(responses).map(([status, { content = {} }]) => {
      const schema = content['application/json']?.schema
      const isError = Number(status) >= 400
      const body = isError ? ajv.getSchema('#/components/schemas/Error') : schema && ajv.compile(schema)
      return [status, { types: Object.keys(content), ...(body && { body }) }]
    }),
  )
}

function inputsOf(operation: DescribedOperation, { uuids, slugs }: FuzzOptions): fc.Arbitrary<Input> {
  const { parameters = [], requestBody } = operation
  const pathSchemas = parameters.filter((each) => each.in === 'path')
  const querySchema = objectSchema(parameters.filter((each) => each.in === 'query'))
  const bodySchema = requestBody?.content?.['application/json']?.schema
  const path = fc.record(
    Object.fromEntries(
      pathSchemas.map(({ name, schema }) => [
        name,
        (name === 'slug' ? fc.constantFrom(...slugs) : valuesOf(schema, uuids)).map(String),
      ]),
    ),
  )
  const valid = fc.record({
    path,
    query: valuesOf(querySchema, uuids) as fc.Arbitrary<object>,
    body: bodySchema ? valuesOf(bodySchema, uuids) : uploadsOf(requestBody),
  })
  if (!bodySchema) return valid
  const broken = fc.record({
    path,
    query: valuesOf(querySchema, uuids) as fc.Arbitrary<object>,
    body: brokenObjectsOf(bodySchema, uuids),
  })
  return fc.oneof(valid, broken)
}

/** A file of a few bytes that is no picture, for a form with a file; nothing without a body. */
function uploadsOf(requestBody: DescribedBody | undefined): fc.Arbitrary<FormData | undefined> {
  const { properties = {} } = requestBody?.content?.['multipart/form-data']?.schema ?? {}
  const [field] = Object.keys(properties as object)
  if (!field) return fc.constant(undefined)
  return fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => {
    const form = new FormData()
    form.set(field, new Blob([new Uint8Array(bytes)]), 'foto.png')
    return form
  })
}

const objectSchema = (parameters: NonNullable<DescribedOperation['parameters']>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

function addressOf(path: string, { path: values, query }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

interface Sent {
  method: string
  address: string
  operation: DescribedOperation
  body: unknown
}

/** Opens a session once more if an earlier call has ended it. */
async function sendRenewing(
  caller: FuzzCaller,
  { method, address, operation, body }: Sent,
): Promise<Response> {
  const answer = await caller.send(method, address, body)
  if (answer.status !== 401 || caller.role === 'visitor' || !needsSession(operation)) return answer
  await answer.arrayBuffer()
  await caller.renew()
  return caller.send(method, address, body)
}

const needsSession = ({ security }: DescribedOperation) =>
  security.every((each) => Object.keys(each).length > 0)

interface Expected {
  name: string
  operation: DescribedOperation
  takesBody: ValidateFunction | undefined
  answers: Answers
  caller: FuzzCaller
  input: Input
  beyondSchema: ReadonlySet<string>
}

async function problemOf(answer: Response, expected: Expected): Promise<string | null> {
  const { operation, answers, caller } = expected
  const { status } = answer
  const text = await answer.text()
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (caller.role === 'visitor' && needsSession(operation) && ![401, 404, 413, 415].includes(status)) {
    return `${status} without a session`
  }
  const described = answers.get(String(status))
  if (!described) return `status ${status} is not documented: ${text.slice(0, 200)}`
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (text !== '' && !described.types.includes(type)) return `media type ${type} is not documented`
  if (described.body && !described.body(JSON.parse(text))) {
    return `${status} outside its schema: ${JSON.stringify(described.body.errors?.[0])} ${text.slice(0, 300)}`
  }
  if (status >= 400 && text.length > LARGEST_ERROR) return `an error of ${text.length} bytes`
  return formProblem(status, text, expected)
}

/** Valid input must never be refused for its form, invalid input never accepted. */
function formProblem(status: number, text: string, expected: Expected): string | null {
  const { name, takesBody, input, beyondSchema } = expected
  const isTaken = takesBody ? takesBody(input.body) : true
  if (!isTaken && status < 300) return `accepted although ${JSON.stringify(takesBody?.errors?.[0])}`
  if (!isTaken || !UNREADABLE.includes(status)) return null
  const { code, errors = [] } = errorBody.parse(JSON.parse(text))
  const fields = errors.length > 0 ? errors.map(({ field }) => field) : [code]
  const refused = fields.filter((field) => !beyondSchema.has(`${name} ${field}`))
  return refused.length > 0 ? `valid, and refused (${status}) for ${refused.join(', ')}` : null
}
