import * as z from 'zod/mini'
import type { OwnVerification as Told } from '#application/verification/verification.ts'
import type { VerificationRequest as Request } from '#application/ports/verification_repository.ts'
import { adminRow } from '#contract/admin.ts'
import {
  decideVerificationBody,
  type OwnVerification,
  ownVerification,
  type VerificationRequest,
  verificationQuery,
  verificationRequest,
} from '#contract/verification.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { pick } from '#domain/shared/pick.ts'
import { mapValue } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'
import { professionalAsAdminRow } from './routes.ts'

const OWN = '/api/professionals/:id/verification'
const NOT_OWNER = ['professional_not_found', 'forbidden'] as const

/** How professionals come to be verified: they ask, and those who run the site decide. */
export function verificationRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  const { askForVerification } = useCases
  const own = { path: OWN, access: 'session', answer: ownVerification } as const
  routes.add(
    { ...own, method: 'GET', summary: 'Como está a própria verificação', refuses: NOT_OWNER },
    async ({ params: { id: professionalId }, viewer }) =>
      mapValue(await askForVerification.show({ viewer, professionalId }), asOwnVerification),
  )
  routes.add(
    {
      ...own,
      method: 'POST',
      summary: 'Pede a verificação; pedir de novo não muda o lugar na fila',
      refuses: [...NOT_OWNER, 'already_verified'],
    },
    async ({ params: { id: professionalId }, viewer }) =>
      mapValue(await askForVerification.execute({ viewer, professionalId }), asOwnVerification),
  )
  return [routes, queueRoutes(routes, useCases)]
}

function queueRoutes(routes: RouteTable, useCases: HttpDependencies['useCases']) {
  const { approveVerification, refuseVerification, verifyProfessional } = useCases
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/verifications',
      summary: 'Quem pede verificação, quem espera há mais tempo primeiro',
      access: 'admin',
      query: verificationQuery,
      answer: z.array(verificationRequest),
      paged: true,
    },
    async ({ query: { page = 1, limit = DEFAULT_LIMIT }, by }) => {
      const listed = await useCases.listVerificationRequests.execute({ by, page, limit })
      return mapValue(listed, ({ rows, total }) => ({ rows: rows.map(asRequest), page, limit, total }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/users/:userId/verification',
      summary: 'Aprova ou recusa um pedido de verificação',
      access: 'admin',
      body: decideVerificationBody,
      answer: adminRow,
      refuses: ['professional_not_found', 'verification_outdated'],
    },
    async ({ params, body, by }) => {
      const decided =
        body.decision === 'approve'
          ? await approveVerification.execute({ ...params, by, seen: body.seen })
          : await refuseVerification.execute({ ...params, ...body, by })
      return mapValue(decided, professionalAsAdminRow)
    },
    { permit: ({ params, by }) => verifyProfessional.check({ ...params, by }) },
  )
  return routes
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function asOwnVerification({ askedAt, decidedAt, endsAt, ...told }: Told): OwnVerification {
  return {
    ...pick(told, ['status', 'refusal', 'note']),
    askedAt: iso(askedAt),
    decidedAt: iso(decidedAt),
    endsAt: iso(endsAt),
  }
}

function asRequest(request: Request): VerificationRequest {
  const { rqe, askedAt, createdAt, checkedAt, checked } = request
  return {
    ...pick(request, [
      'id',
      'slug',
      'title',
      'name',
      'lastname',
      'specialty',
      'crm',
      'state',
      'city',
      'isVerified',
    ]),
    rqe: [...rqe],
    askedAt: askedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    checkedAt: iso(checkedAt),
    checked: checked && pick(checked, ['name', 'lastname', 'specialty', 'crm', 'state']),
  }
}
