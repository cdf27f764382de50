import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'
import { readAtMost, refusePacked } from './read_body.ts'

const KB = 1_024

/** How much JSON a call takes, in bytes: a form, a post, or a form that may bring a photo along. */
const MAX_BYTES = { form: 64 * KB, post: 512 * KB, profile: 1_024 * KB }
export type BodyKind = keyof typeof MAX_BYTES

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i
const MAX_LEVELS = 5
const MAX_VALUES = 5_000

/** Refuses by its headers alone what cannot be such a body. */
export const jsonOnly = (kind: BodyKind) =>
  function jsonOnlyMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    const { request } = context
    const length = request.header('content-length')
    refusePacked(context, 'unsupported_body')
    if (request.hasBody() && length !== '0' && !JSON_TYPE.test(request.header('content-type') ?? ''))
      throw new Refused('unsupported_body')
    if (Number(length ?? 0) > MAX_BYTES[kind]) throw new Refused('body_too_large')
    return next()
  }

/**
 * Reads a JSON object; strings stay as they were sent. No body reads as {}, but a PUT must bring one. The framework's own
 * parser is not asked: it unpacks, and copies all it reads at a cost that grows with the number of values.
 */
export const readJson = (kind: BodyKind) =>
  async function readJsonMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    const { request } = context
    const bytes = await readAtMost(context, MAX_BYTES[kind], 'body_too_large')
    if (bytes.length === 0 && request.method() === 'PUT') throw new Refused('bad_request')
    request.updateBody(bytes.length === 0 ? {} : parseObject(bytes, kind))
    await next()
  }

/** The object in the bytes, which holds no more and nests no deeper than any form of ours. */
export function parseObject(bytes: Uint8Array, kind: BodyKind): Record<string, unknown> {
  const text = decode(bytes)
  if (kind === 'profile' && text.length - photoLength(text) > MAX_BYTES.form)
    throw new Refused('body_too_large')
  const value = parse(text)
  if (!isPlainObject(value)) throw new Refused('bad_request')
  tame(value)
  return value
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('bad_request')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('bad_request')
  }
}

/** What the photo takes of a profile's text: one string, however long, costs next to nothing to parse. */
function photoLength(text: string): number {
  return /"profileImageData"\s*:\s*"([^"]*)"/.exec(text)?.[1]?.length ?? 0
}

/** Walks through all values, level by level; takes away the key that reaches an object's prototype where it is copied. */
function tame(body: object): void {
  let values = 1
  let level: object[] = [body]
  for (let depth = 1; level.length > 0; depth++) {
    const below: object[] = []
    for (const whole of level) {
      Reflect.deleteProperty(whole, '__proto__')
      const parts: unknown[] = Object.values(whole)
      values += parts.length
      if (depth > MAX_LEVELS || values > MAX_VALUES) throw new Refused('bad_request')
      below.push(...parts.filter(isObject))
    }
    level = below
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
