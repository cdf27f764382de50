import { type PushDevice, PushDevices, PushSender } from '#application/ports/push.ts'
import type { NoticedContact } from '#application/ports/job_queue.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export class InMemoryPushDevices extends PushDevices {
  #kept: { id: string; accountId: AccountId; device: PushDevice }[] = []

  async keep(accountId: AccountId, device: PushDevice, _token: string, most: number): Promise<void> {
    this.#kept = this.#kept.filter((each) => each.device.endpoint !== device.endpoint)
    this.#kept.push({ id: device.endpoint, accountId, device })
    const own = this.#kept.filter((each) => each.accountId === accountId)
    const leaving = own.slice(0, Math.max(own.length - most, 0))
    this.#kept = this.#kept.filter((each) => !leaving.includes(each))
  }

  async renew(accountId: AccountId, endpoint: string): Promise<boolean> {
    const isOwn = this.#kept.some((each) => each.id === endpoint && each.accountId === accountId)
    if (!isOwn) this.#kept = this.#kept.filter((each) => each.id !== endpoint)
    return isOwn
  }

  async remove(accountId: AccountId, endpoint: string): Promise<void> {
    this.#kept = this.#kept.filter((each) => each.id !== endpoint || each.accountId !== accountId)
  }

  async idsOf(accountId: AccountId): Promise<string[]> {
    return this.#kept.filter((each) => each.accountId === accountId).map(({ id }) => id)
  }

  async find(accountId: AccountId, id: string): Promise<PushDevice | null> {
    return this.#kept.find((each) => each.id === id && each.accountId === accountId)?.device ?? null
  }
}

/** Notes what is sent; endpoints that end in `gone` or `down` answer so. */
export class NotedPushSender extends PushSender {
  readonly publicKey: string | null
  readonly sent: { endpoint: string; notice: NoticedContact; seconds: number }[] = []

  constructor(publicKey: string | null = 'a public key') {
    super()
    this.publicKey = publicKey
  }

  async send({ endpoint }: PushDevice, notice: NoticedContact, seconds: number): Promise<'sent' | 'gone'> {
    if (endpoint.endsWith('down')) throw new Error('The push service answered 503.')
    if (endpoint.endsWith('gone')) return 'gone'
    this.sent.push({ endpoint, notice, seconds })
    return 'sent'
  }
}
