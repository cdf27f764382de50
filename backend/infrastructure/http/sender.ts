import type { HttpContext } from '@adonisjs/core/http'
import type { HoneypotFields } from '#contract/honeypot.ts'
import type { Sender, Visitor } from '#domain/shared/visitor.ts'
import { clientAddress } from './client_address.ts'

const IDEMPOTENCY_KEY = /^[\w-]{1,80}$/

/** Returns who reads a page, as far as one can tell. */
export function visitorOf(context: HttpContext): Visitor {
  return { address: clientAddress(context), userAgent: context.request.header('user-agent') ?? null }
}

/** Returns the sender of an anonymous message, with signs of automation. */
export function senderOf(context: HttpContext, { corFavorita, elapsedMs }: HoneypotFields): Sender {
  const { request } = context
  const idempotencyKey = request.header('idempotency-key')
  return {
    address: clientAddress(context),
    userAgent: request.header('user-agent') ?? null,
    corFavorita,
    elapsedMs,
    idempotencyKey: idempotencyKey && IDEMPOTENCY_KEY.test(idempotencyKey) ? idempotencyKey : undefined,
  }
}

/** If the body names a professional, it must be the one in the path. */
export function isSameProfessional(pathId: string, bodyId: string | undefined): boolean {
  return bodyId === undefined || bodyId.toLowerCase() === pathId
}
