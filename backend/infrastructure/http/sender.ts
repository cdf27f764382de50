import type { HttpContext } from '@adonisjs/core/http'
import type { HoneypotFields } from '#contract/honeypot.ts'
import type { Sender } from '#domain/shared/visitor.ts'
import { clientAddress } from './client_address.ts'

const IDEMPOTENCY_KEY = /^[\w-]{1,80}$/

/** Who sends an anonymous message, with the small signs that tell a person from a script. */
export function senderOf(context: HttpContext, { complemento, elapsedMs }: HoneypotFields): Sender {
  const { request } = context
  const idempotencyKey = request.header('idempotency-key')
  return {
    address: clientAddress(context),
    userAgent: request.header('user-agent') ?? null,
    complemento,
    elapsedMs,
    idempotencyKey: idempotencyKey && IDEMPOTENCY_KEY.test(idempotencyKey) ? idempotencyKey : undefined,
  }
}

/** A body that names its professional must name the one in the path. */
export function isSameProfessional(pathId: string, bodyId: string | undefined): boolean {
  return bodyId === undefined || bodyId.toLowerCase() === pathId
}
