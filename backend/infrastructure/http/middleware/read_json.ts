import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'
import { readAtMost, refusePacked } from './read_body.ts'

const KB = 1_024

/** Maximum JSON size in bytes: a form, a post, or a form with a photo. */
const MAX_BYTES = { form: 64 * KB, post: 512 * KB, profile: 1_024 * KB }
export type BodyKind = keyof typeof MAX_BYTES

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i
const MAX_LEVELS = 5
const MAX_VALUES = 5_000

/** Refuses by the headers alone what cannot be such a body. */
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

const FORM_TYPE = /^(?:application\/(?:json|x-www-form-urlencoded)|multipart\/form-data)\b/i

/** Refuses by the headers alone what is no small form, of a body that is not read. */
export function smallFormOnly(context: HttpContext, next: NextFn): Promise<void> {
  refusePacked(context, 'unsupported_body')
  const type = context.request.header('content-type')
  if (type !== undefined && !FORM_TYPE.test(type)) throw new Refused('unsupported_body')
  if (Number(context.request.header('content-length') ?? 0) > KB) throw new Refused('body_too_large')
  return next()
}

/**
 * Reads a JSON object; strings stay as sent. No body counts as {}, except for PUT. The framework's own parser is not
 * used: it decompresses, and copies everything at a cost per value.
 */
export const readJson = (kind: BodyKind) =>
  async function readJsonMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    const { request } = context
    const bytes = await readAtMost(context, MAX_BYTES[kind], 'body_too_large')
    if (bytes.length === 0 && request.method() === 'PUT') throw new Refused('bad_request')
    request.updateBody(bytes.length === 0 ? {} : parseObject(bytes, kind))
    await next()
  }

/** Parses the object; throws beyond the size and depth that any of our forms needs. */
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

/** Length of the photo: one string, however long, costs almost nothing to parse. */
function photoLength(text: string): number {
  return /"profileImageData"\s*:\s*"([^"]*)"/.exec(text)?.[1]?.length ?? 0
}

/** Walks all values level by level; removes the key that would reach a prototype when copied. */
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
