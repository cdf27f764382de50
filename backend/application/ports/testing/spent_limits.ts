import { type LimitedAct, RateLimits } from '../rate_limits.ts'

/** Records what was spent; refuses with `refusal` if set, and beyond `most` of one sender. */
export class SpentLimits extends RateLimits {
  readonly spent: string[] = []
  refusal: Error | null = null
  most = Infinity

  override async spend(act: LimitedAct, sender: string): Promise<void> {
    const refusal = await this.trySpend(act, sender)
    if (refusal) throw refusal
  }

  override async trySpend(act: LimitedAct, sender: string): Promise<Error | null> {
    if (this.refusal) return this.refusal
    const spent = `${act} ${sender}`
    this.spent.push(spent)
    return this.spent.filter((each) => each === spent).length > this.most ? new Error('too many') : null
  }

  override async refund(act: LimitedAct, sender: string): Promise<void> {
    const last = this.spent.lastIndexOf(`${act} ${sender}`)
    if (last >= 0) this.spent.splice(last, 1)
  }
}
