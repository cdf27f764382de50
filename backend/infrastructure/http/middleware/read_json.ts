import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { defineConfig } from '@adonisjs/core/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i
const MAX_DEPTH = 5

/** Reads a JSON object of at most `limit`; strings arrive as they were sent. Blank bodies read as {}. */
export function readJson(limit: '64kb' | '512kb' | '1mb') {
  const parser = new BodyParserMiddleware(
    defineConfig({
      allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      json: {
        limit,
        strict: true,
        convertEmptyStringsToNull: false,
        trimWhitespaces: false,
        types: ['application/json'],
      },
      form: { types: [] },
      raw: { types: [] },
      multipart: { types: [] },
    }),
  )
  return async function readJsonMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    const { request } = context
    if (hasBytes(context) && !JSON_TYPE.test(request.header('content-type') ?? ''))
      throw new Refused('unsupported_body')
    await parser.handle(context, async () => {
      if (!isPlainObject(request.body())) throw new Refused('bad_request')
      if (isDeeper(request.body(), MAX_DEPTH)) throw new Refused('bad_request')
      await next()
    })
  }
}

function hasBytes({ request }: HttpContext): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1))
}
