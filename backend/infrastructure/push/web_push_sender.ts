import { buildPushPayload } from '@block65/webcrypto-web-push'
import { type PushDevice, PushSender } from '#application/ports/push.ts'
import type { NoticedContact } from '#application/ports/job_queue.ts'

/** Whom a push service asks about the notices, and the keys that sign them. */
export interface VapidAddress {
  /** `mailto:` of the operator. */
  subject: string
  publicKey: string
  privateKey: string
}

interface Options {
  /** Null if notices are not set up. */
  vapid: VapidAddress | null
  /** How requests leave; tests lead them to a push service of their own. */
  reach?: (address: string, options: RequestInit) => Promise<Response>
}

const PATIENCE_MS = 10_000
const GONE = new Set([404, 410])

/** Sends notices by Web Push (RFC 8030, 8291, 8292): encrypted, and without a word about the patient. */
export class WebPushSender extends PushSender {
  readonly publicKey: string | null
  readonly #vapid: VapidAddress | null
  readonly #reach: NonNullable<Options['reach']>

  constructor({ vapid, reach = fetch }: Options) {
    super()
    this.publicKey = vapid?.publicKey ?? null
    this.#vapid = vapid
    this.#reach = reach
  }

  async send(
    { endpoint, p256dh, auth }: PushDevice,
    { id, kind }: NoticedContact,
    seconds: number,
  ): Promise<'sent' | 'gone'> {
    if (!this.#vapid) throw new Error('Notices are not set up.')
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const message = { data: { id, kind }, options: { ttl: seconds, urgency: 'high' } } as const
    const request = await buildPushPayload(message, subscription, this.#vapid).catch(() => null)
    // Keys with which nothing can be encrypted are no browser's.
    if (!request) return 'gone'
    const status = await this.#post(endpoint, request)
    if (GONE.has(status)) return 'gone'
    if (status < 200 || status > 299) throw failure(`The push service answered ${status}.`, `HTTP_${status}`)
    return 'sent'
  }

  /** What went wrong on the way may name the endpoint, so only its code is told. */
  async #post(endpoint: string, request: Awaited<ReturnType<typeof buildPushPayload>>): Promise<number> {
    try {
      const response = await this.#reach(endpoint, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      return response.status
    } catch (error) {
      throw failure('The push service did not answer.', codeOf(error))
    }
  }
}

/** The code is what operators are told of a failed job. */
const failure = (message: string, code: string) => Object.assign(new Error(message), { code })

function codeOf(error: unknown): string {
  const { cause, name } = error instanceof Error ? error : new Error()
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}
