import type { HttpContext } from '@adonisjs/core/http'
import type * as z from 'zod/mini'
import type { Actor, Viewer } from '#application/audit/actor.ts'
import type { Result } from '#domain/shared/result.ts'
import type { ProfessionalId, BlogPostId, ContactId, ReviewId } from '#domain/shared/ids.ts'
import { type FieldRefusalCode, isFieldRefusal } from './field_refusals.ts'
import type { BodyKind } from './middleware/read_json.ts'
import type { RateLimitName } from './rate_limits.ts'
import { type RefusalCode, REFUSALS } from './refusals.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Code = RefusalCode | FieldRefusalCode

/** One call of the API. The server and the OpenAPI document are built from it. */
export interface Operation {
  method: Method
  /** In the router's form: `/api/professionals/:id`. */
  path: string
  summary: string
  /** `session`: logged in; `admin`; `recognised`: anyone, but the response depends on the viewer. Absent: anyone. */
  access?: 'recognised' | 'session' | 'admin'
  /** Also for an administrator who still lacks the second factor. */
  beforeFactor?: true
  /** Counts each call against this limit of the sender's address. */
  limit?: RateLimitName
  /** Limits that refuse the call when exhausted, without counting it. */
  room?: readonly RateLimitName[]
  query?: z.ZodMiniType
  /** JSON. */
  body?: z.ZodMiniType
  /** Limits the JSON's size; a form if absent. */
  bodyKind?: BodyKind
  /** The body is not read, and may be any form: mail programs send their own. */
  unread?: true
  /** The multipart field with the file, if the body is not JSON. */
  upload?: string
  /** Default 200. */
  status?: 201 | 202
  /** The JSON response's schema, or the media types of another response; 204 if absent. */
  answer?: z.ZodMiniType | readonly string[]
  /** The response is one page of a list, with `X-Total-Count` and `Link`. */
  paged?: true
  /** No cache may store the response, although it needs no session. */
  secret?: true
  /** Refusals besides those that follow from access, query and body. */
  refuses?: readonly Code[]
}

/** A call's name: `GET /api/professionals/:id`. */
export type NameOf<Described extends Operation> = `${Described['method']} ${Described['path']}`

/** A call's path parameters, parsed query and body, and viewer. */
export interface Call<Described extends Operation> {
  params: { [Name in ParameterIn<Described['path']>]: IdIn<Described['path'], Name> }
  query: OutputOf<Described['query']>
  body: OutputOf<Described['body']>
  viewer: Described['access'] extends 'session' | 'admin'
    ? Viewer
    : Described['access'] extends 'recognised'
      ? Viewer | null
      : undefined
  /** The viewer as an actor. */
  by: Described['access'] extends 'session' | 'admin' ? Actor : undefined
  context: HttpContext
}

/** A call before its query and body are parsed. */
export type UnreadCall<Described extends Operation> = Omit<Call<Described>, 'query' | 'body'>

export type Handler<Described extends Operation> = (
  call: Call<Described>,
) => Promise<Result<AnswerOf<Described>, CodeOf<Described>>>

export interface Page<Rows> {
  rows: Rows
  /** From 1. */
  page: number
  limit: number
  /** Of all pages. */
  total: number
  /** Id of the last row, from which the next page continues. */
  after?: string | undefined
}

/** Names of the parameters in a path. */
export type ParameterIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterIn<More>
    : Rest
  : never

/** The kind of id after each path. */
interface IdsByAddress {
  '/api/admin/blog/': BlogPostId
  '/api/admin/reviews/': ReviewId
  '/api/admin/users/': ProfessionalId
  '/api/contacts/': ContactId
  '/api/professionals/': ProfessionalId
  '/api/reviews/': ReviewId
}

/** A parameter after none of these paths is plain text. */
type IdIn<
  Path extends string,
  Name extends string,
> = Path extends `${infer Address extends keyof IdsByAddress}:${Name}${string}`
  ? IdsByAddress[Address]
  : string

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type AnswerOf<Described extends Operation> = Described['answer'] extends z.ZodMiniType
  ? Described extends { paged: true }
    ? Page<z.output<Described['answer']>>
    : z.output<Described['answer']>
  : void

export type CodeOf<Described extends Operation> =
  | (Described extends { refuses: readonly (infer Own extends Code)[] } ? Own : never)
  | (Described extends { access: 'session' | 'admin' } ? 'signed_out' | 'session_blocked' : never)
  | (Described extends { access: 'admin' } ? 'forbidden' : never)

const UNPROCESSABLE = 422

/** Statuses of refusals that any call may return. */
export const ALWAYS_POSSIBLE = [408, 414, 429, 431, 500, 503]

export function successStatusOf({ status, answer }: Operation): number {
  return answer ? (status ?? 200) : 204
}

/** Returns the statuses of all other refusals of the operation. */
export function refusalStatusesOf({ method, access, query, body, refuses = [] }: Operation): number[] {
  const statuses = new Set(
    refuses.map((code) => (isFieldRefusal(code) ? UNPROCESSABLE : REFUSALS[code].status)),
  )
  if (access === 'session' || access === 'admin') statuses.add(REFUSALS.signed_out.status)
  if (access === 'session' || access === 'admin') statuses.add(REFUSALS.second_factor_demanded.status)
  if (query || body) statuses.add(UNPROCESSABLE)
  if (method !== 'GET')
    for (const code of ['bad_request', 'cross_site', 'body_too_large', 'unsupported_body'] as const)
      statuses.add(REFUSALS[code].status)
  return [...statuses].toSorted((one, other) => one - other)
}
