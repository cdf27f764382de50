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

/** One call of the API. The server answers by it, and the OpenAPI document is made from it. */
export interface Operation {
  method: Method
  /** As the router writes it: `/api/professionals/:id`. */
  path: string
  summary: string
  /** Who may call: someone logged in, or an administrator. `recognised`: anyone, and the answer may depend on who asks. Absent: anyone. */
  access?: 'recognised' | 'session' | 'admin'
  /** Also for an administrator who still owes the second factor. */
  beforeFactor?: true
  /** Counts each call against the limit of its sender's address. */
  limit?: RateLimitName
  /** Limits that refuse the call where they are used up, without counting it. */
  room?: readonly RateLimitName[]
  query?: z.ZodMiniType
  /** Sent as JSON. */
  body?: z.ZodMiniType
  /** How large the JSON may be; a form where absent. */
  bodyKind?: BodyKind
  /** The field of a multipart body that holds the file, where the body is not JSON. */
  upload?: string
  /** 200 where absent. */
  status?: 201 | 202
  /** What is answered as JSON, or the media types of what is not JSON; nothing (204) where absent. */
  answer?: z.ZodMiniType | readonly string[]
  /** The answer is one page of a list and carries `X-Total-Count` and `Link`. */
  paged?: true
  /** Nobody keeps the answer, although no session is needed for it. */
  secret?: true
  /** Refusals of this call beyond those that follow from access, query and body. */
  refuses?: readonly Code[]
}

/** What a call is known by: `GET /api/professionals/:id`. */
export type NameOf<Described extends Operation> = `${Described['method']} ${Described['path']}`

/** What a call brings: path parameters, query and body as their schemas give them, and who asks. */
export interface Call<Described extends Operation> {
  params: { [Name in ParameterIn<Described['path']>]: IdIn<Described['path'], Name> }
  query: OutputOf<Described['query']>
  body: OutputOf<Described['body']>
  viewer: Described['access'] extends 'session' | 'admin'
    ? Viewer
    : Described['access'] extends 'recognised'
      ? Viewer | null
      : undefined
  /** The viewer as one who acts. */
  by: Described['access'] extends 'session' | 'admin' ? Actor : undefined
  context: HttpContext
}

/** A call before its query and body are looked at. */
export type UnreadCall<Described extends Operation> = Omit<Call<Described>, 'query' | 'body'>

export type Handler<Described extends Operation> = (
  call: Call<Described>,
) => Promise<Result<AnswerOf<Described>, CodeOf<Described>>>

export interface Page<Rows> {
  rows: Rows
  /** From 1. */
  page: number
  limit: number
  /** All of them, not only this page's. */
  total: number
  /** Id of the last row, where the next page goes on from it. */
  after?: string | undefined
}

/** Names of the parameters in a path. */
export type ParameterIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterIn<More>
    : Rest
  : never

/** What the id in an address is of. */
interface IdsByAddress {
  '/api/admin/blog/': BlogPostId
  '/api/admin/reviews/': ReviewId
  '/api/admin/users/': ProfessionalId
  '/api/contacts/': ContactId
  '/api/professionals/': ProfessionalId
  '/api/reviews/': ReviewId
}

/** Of a parameter that follows none of those addresses directly, only that it is text. */
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
  | (Described extends { access: 'session' | 'admin' } ? 'signed_out' : never)
  | (Described extends { access: 'admin' } ? 'forbidden' : never)

const UNPROCESSABLE = 422

/** Statuses of the refusals that any call may answer. */
export const ALWAYS_POSSIBLE = [408, 414, 429, 431, 500, 503]

export function successStatusOf({ status, answer }: Operation): number {
  return answer ? (status ?? 200) : 204
}

/** The statuses of all refusals, besides those that any call may answer. */
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
