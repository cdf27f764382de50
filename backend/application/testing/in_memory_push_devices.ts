import { type PushDevice, PushDevices, PushSender } from '#application/ports/push.ts'
import type { NoticedContact } from '#application/ports/job_queue.ts'
import type { AccountId } from '#domain/shared/ids.ts'

export class InMemoryPushDevices extends PushDevices {
  #kept: { id: string; accountId: AccountId; device: PushDevice; token: string }[] = []

  async keep(accountId: AccountId, device: PushDevice, token: string, most: number): Promise<void> {
    this.#kept = this.#kept.filter((each) => each.device.endpoint !== device.endpoint)
    this.#kept.push({ id: device.endpoint, accountId, device, token })
    const own = this.#kept.filter((each) => each.accountId === accountId)
    const leaving = own.slice(0, Math.max(own.length - most, 0))
    this.#kept = this.#kept.filter((each) => !leaving.includes(each))
  }

  async renew(accountId: AccountId, endpoint: string, token: string): Promise<boolean> {
    const own = this.#kept.find((each) => each.id === endpoint && each.accountId === accountId)
    if (own) own.token = token
    else this.#kept = this.#kept.filter((each) => each.id !== endpoint)
    return own !== undefined
  }

  async remove(accountId: AccountId, endpoint: string): Promise<void> {
    this.#kept = this.#kept.filter((each) => each.id !== endpoint || each.accountId !== accountId)
  }

  async removeOfSession(accountId: AccountId, token: string): Promise<boolean> {
    const [before, isOther] = [
      this.#kept.length,
      (each: { accountId: AccountId; token: string }) => each.accountId !== accountId || each.token !== token,
    ]
    this.#kept = this.#kept.filter(isOther)
    return this.#kept.length < before
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
