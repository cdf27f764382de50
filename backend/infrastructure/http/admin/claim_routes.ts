import * as z from 'zod/mini'
import type { WaitingClaim as Waiting } from '#application/ports/profile_claims.ts'
import { doneMessage } from '#contract/accounts.ts'
import {
  CLAIMED_FIELDS,
  claimProfileForm,
  decideClaimBody,
  type WaitingClaim,
  waitingClaim,
  withdrawClaimBody,
} from '#contract/claims.ts'
import { queueQuery } from '#contract/verification.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { pick } from '#domain/shared/pick.ts'
import { mapValue } from '#domain/shared/result.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'

/** Routes for who asks for an unclaimed profile, or for its removal. */
export function claimRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals/:id/claims',
      summary: 'Pede um perfil não assumido, ou a sua remoção; a resposta é a mesma para qualquer e-mail',
      limit: 'claim',
      body: claimProfileForm,
      status: 202,
      answer: doneMessage,
      secret: true,
      refuses: ['professional_not_found', 'profile_claimed', 'claims_waiting'],
    },
    async ({ params: { id: professionalId }, body, context }) => {
      const { lostEmail = false } = body
      const asked = { ...body, lostEmail, professionalId, address: clientAddress(context) }
      return mapValue(await useCases.askForProfile.execute(asked), () => ({
        message: CLAIM_ASKED[body.kind],
      }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/claims/withdrawal',
      summary: 'Retira o que um e-mail pediu de um perfil, pelo link que recebeu',
      limit: 'claimWithdrawal',
      body: withdrawClaimBody,
      secret: true,
      refuses: ['claim_not_found'],
    },
    ({ body: { token } }) => useCases.withdrawClaim.execute(token),
  )
  return [routes, deskRoutes(routes, useCases)]
}

const CLAIM_ASKED = {
  claim:
    'Recebemos o seu pedido. Se os dados conferirem com o conselho, o link para criar a senha chega por e-mail. ' +
    'A confirmação do pedido também: por ela dá para retirá-lo.',
  removal:
    'Recebemos o seu pedido. Se os dados conferirem com o conselho, o perfil sai do ar. ' +
    'A confirmação chega por e-mail: por ela dá para retirar o pedido.',
}

/** Routes for deciding on them. */
function deskRoutes(routes: RouteTable, useCases: HttpDependencies['useCases']) {
  const { listProfileClaims, approveClaim, refuseClaim } = useCases
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/claims',
      summary: 'Quem pede um perfil não assumido, ou a sua remoção, quem espera há mais tempo primeiro',
      access: 'admin',
      query: queueQuery,
      answer: z.array(waitingClaim),
      paged: true,
    },
    async ({ query: { page = 1, limit = DEFAULT_LIMIT }, by }) => {
      const listed = await listProfileClaims.execute({ by, page, limit })
      return mapValue(listed, ({ rows, total }) => ({ rows: rows.map(asWaiting), page, limit, total }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/claims/:id/decision',
      summary: 'Aprova ou recusa o pedido de um perfil; aprovar uma remoção apaga o perfil',
      access: 'admin',
      body: decideClaimBody,
      answer: doneMessage,
      refuses: ['claim_not_found', 'claim_decided', 'profile_claimed', 'email_taken'],
    },
    async ({ params: { id: claimId }, body, by }) => {
      const decided =
        body.decision === 'approve'
          ? await approveClaim.execute({ by, claimId, reason: body.reason })
          : await refuseClaim.execute({ ...body, by, claimId })
      return mapValue(decided, () => ({
        message: body.decision === 'approve' ? 'Pedido aprovado.' : 'Pedido recusado.',
      }))
    },
  )
  return routes
}

function asWaiting(claim: Waiting): WaitingClaim {
  return {
    ...pick(claim, ['id', 'kind', 'registration', 'email', 'phone', 'hasEmail', 'lostEmail']),
    askedAt: claim.askedAt.toISOString(),
    professional: pick(claim, CLAIMED_FIELDS),
  }
}
