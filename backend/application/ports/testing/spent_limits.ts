import { RateLimits } from '../rate_limits.ts'

/** Records what was spent; throws `refusal` if set. */
export class SpentLimits extends RateLimits {
  readonly spent: string[] = []
  refusal: Error | null = null

  override async spend(act: string, sender: string): Promise<void> {
    if (this.refusal) throw this.refusal
    this.spent.push(`${act} ${sender}`)
  }

  override async refund(act: string, sender: string): Promise<void> {
    const last = this.spent.lastIndexOf(`${act} ${sender}`)
    if (last >= 0) this.spent.splice(last, 1)
  }
}
