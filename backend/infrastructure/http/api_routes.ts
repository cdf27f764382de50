import type * as z from 'zod/mini'
import { pushRoutes } from './accounts/push_routes.ts'
import { ownAccountRoutes } from './accounts/own_account_routes.ts'
import { mailRoutes } from './accounts/mail_routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { claimRoutes } from './admin/claim_routes.ts'
import { auditRoutes, adminRoutes, verificationRoutes } from './admin/routes.ts'
import { editorRoutes } from './blog/editor_routes.ts'
import { blogRoutes } from './blog/routes.ts'
import { catalogueRoutes, searchRoutes } from './search/routes.ts'
import { contactRoutes, leadRoutes } from './leads/routes.ts'
import { ownerRoutes, photoRoutes } from './professionals/owner_routes.ts'
import { partRoutes } from './professionals/part_routes.ts'
import { screenFailureRoutes } from './health/screen_failure_routes.ts'
import { listRoutes, professionalRoutes } from './professionals/routes.ts'
import { ownReviewRoutes, reviewAnswerRoutes, reviewDecisionRoutes, reviewRoutes } from './reviews/routes.ts'
import type { HttpDependencies } from './dependencies.ts'
import type { NameOf, ParameterIn } from './operation.ts'
import type { OperationsOf, RouteTable } from './route_table.ts'

/** Adds all operations of the API. */
export function apiRoutes(routes: RouteTable, app: HttpDependencies) {
  return [
    searchRoutes(routes, app),
    listRoutes(routes, app),
    professionalRoutes(routes, app),
    ownerRoutes(routes, app),
    partRoutes(routes, app),
    contactRoutes(routes, app),
    photoRoutes(routes, app),
    ownReviewRoutes(routes, app),
    reviewAnswerRoutes(routes, app),
    reviewDecisionRoutes(routes, app),
    reviewRoutes(routes, app),
    leadRoutes(routes, app),
    blogRoutes(routes, app),
    catalogueRoutes(routes, app),
    accountRoutes(routes, app),
    ownAccountRoutes(routes, app),
    pushRoutes(routes, app),
    mailRoutes(routes, app),
    adminRoutes(routes, app),
    auditRoutes(routes, app),
    verificationRoutes(routes, app),
    claimRoutes(routes, app),
    editorRoutes(routes, app),
    screenFailureRoutes(routes, app),
  ]
}

type Described = OperationsOf<ReturnType<typeof apiRoutes>>

type ByName = { [Each in Described as NameOf<Each>]: Each }

/**
 * All operations by name, such as `GET /api/professionals/:id`. An interface, of which the compiler works out the names once;
 * of the mapped type it did at each call, method by path, which took a third of its time.
 */
interface Calls extends ByName {}

export type CallName = keyof Calls

/** The input of a call: path parameters by name, query and body, as far as the operation has them. */
export type Sent<Name extends CallName> = Readonly<Record<ParameterIn<Calls[Name]['path']>, string>> &
  SentQuery<Calls[Name]> &
  SentBody<Calls[Name]>

type SentQuery<Call> = Call extends { query: infer Query extends z.ZodMiniType }
  ? { query?: { readonly [Name in KeyOfAny<z.output<Query>>]?: string | undefined } }
  : { query?: undefined }

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never

type SentBody<Call> = Call extends { body: infer Body extends z.ZodMiniType }
  ? { body: z.input<Body> }
  : { body?: undefined }

/** The response body of a call, or nothing. */
export type Answered<Name extends CallName> = Calls[Name] extends {
  answer: infer Answer extends z.ZodMiniType
}
  ? z.output<Answer>
  : undefined

/** The calls that return a page of a list. */
export type PagedCallName = {
  [Name in CallName]: Calls[Name] extends { paged: true } ? Name : never
}[CallName]
