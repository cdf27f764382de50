import fc from 'fast-check'
import type { JsonSchema } from '#contract/fields.ts'

/** Words of real forms, and some that break careless programs; all are valid free text. */
const WORDS = [
  'Ana',
  'São João',
  'coração',
  '😀',
  "d'Ávila",
  '<b>',
  "'; --",
  '%_',
  '\\',
  '{{7*7}}',
  'x'.repeat(40),
]
/** Values that are invalid for every type. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e15,
  '',
  '\u0000',
  'a\u202Eb',
  [],
  ['x'],
  {},
  { $gt: '' },
]

const MAX_TEXT_LENGTH = 300
const EMAIL = fc.integer({ min: 0, max: 1e9 }).map((number) => `fuzz.${number}@exemplo.com.br`)

/** Values that a schema accepts. `uuids` are existing ids. */
export function valuesOf(schema: JsonSchema, uuids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf, oneOf } = schema
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(choices)) return fc.constantFrom<unknown>(...choices)
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return fc.oneof(...branches.map((each) => valuesOf(each, uuids)))
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valuesOf({ ...schema, type: each }, uuids)))
  if (type === 'string') return stringsOf(schema, uuids)
  if (type === 'integer' || type === 'number') return numbersOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return arraysOf(schema, uuids)
  if (type === 'object') return objectsOf(schema, uuids)
  return fc.jsonValue({ maxDepth: 1 })
}

function stringsOf(schema: JsonSchema, uuids: readonly string[]): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = MAX_TEXT_LENGTH } = schema as Record<string, never>
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...uuids) }, fc.uuid())
  if (format === 'email') return EMAIL
  if (format === 'date-time') return fc.constant(new Date(0).toISOString())
  if (typeof pattern === 'string' && !(pattern as string).includes('(?!')) {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' })
  }
  return textsOf(minLength, Math.min(maxLength, MAX_TEXT_LENGTH))
}

const textsOf = (min: number, max: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => {
    const text = Array.from(`Texto ${words.join(' ')}`)
      .slice(0, max)
      .join('')
      .trim()
    return text.length >= min ? text : text.padEnd(min, 'ã')
  })

function numbersOf({ type, minimum, maximum, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  const min = typeof minimum === 'number' ? minimum : 0
  const max = typeof maximum === 'number' ? Math.min(maximum, 1e6) : 1_000
  if (type === 'integer')
    return fc.oneof(fc.integer({ min, max: Math.min(max, min + 10) }), fc.integer({ min, max }))
  const steps = multipleOf === undefined ? 1 : 100
  return fc
    .integer({ min: Math.ceil(min * steps), max: Math.floor(max * steps) })
    .map((value) => value / steps)
}

function arraysOf(
  { items, minItems, maxItems, uniqueItems }: JsonSchema,
  uuids: readonly string[],
): fc.Arbitrary<unknown> {
  const maxLength = Math.min(typeof maxItems === 'number' ? maxItems : 4, 4)
  const values = valuesOf((items ?? {}) as JsonSchema, uuids)
  const minLength = typeof minItems === 'number' ? minItems : 0
  if (uniqueItems !== true) return fc.array(values, { minLength, maxLength })
  return fc.uniqueArray(values, { minLength, maxLength, selector: (value) => String(value).toLowerCase() })
}

function objectsOf(
  { properties = {}, required = [] }: JsonSchema,
  uuids: readonly string[],
): fc.Arbitrary<object> {
  const entries = Object.entries(properties as Record<string, JsonSchema>)
  return fc.record(Object.fromEntries(entries.map(([name, schema]) => [name, valuesOf(schema, uuids)])), {
    requiredKeys: required as string[],
  })
}

/** Objects with one invalid field: wrong type, too long, missing, or unknown. */
export function brokenObjectsOf(schema: JsonSchema, uuids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const names = Object.keys(properties)
  if (names.length === 0) return fc.constantFrom<unknown>([], 'x', null, 7, { role: 'admin' })
  return fc
    .tuple(valuesOf(schema, uuids), fc.constantFrom(...names), fc.constantFrom(...BREAKAGES))
    .map(([value, name, damage]) => damage(value as object, name, longestOf(properties[name])))
}

type Break = (value: object, name: string, longest: number) => object

const BREAKAGES: readonly Break[] = [
  ...WRONG.map((wrong): Break => (value, name) => ({ ...value, [name]: wrong })),
  (value, name, longest) => ({ ...value, [name]: 'x'.repeat(longest + 1) }),
  (value, name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
  (value) => ({ ...value, role: 'admin', isVerified: true }),
]

function longestOf(schema: JsonSchema | undefined): number {
  if (!schema) return 0
  const { maxLength, anyOf } = schema
  if (Array.isArray(anyOf)) return Math.max(...anyOf.map(longestOf))
  return typeof maxLength === 'number' ? maxLength : MAX_TEXT_LENGTH
}
