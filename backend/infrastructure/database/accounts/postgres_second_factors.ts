import { SecondFactorRepository } from '#application/ports/second_factor.ts'
import { SecondFactor, type SecondFactorState } from '#domain/accounts/second_factor.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import type { Database } from '../database.ts'

type Kept = Omit<SecondFactorState, 'accountId'>

export class PostgresSecondFactors extends SecondFactorRepository {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async find(accountId: AccountId): Promise<SecondFactor | null> {
    const row = await this.#database.row<{ kept: Kept }>(
      'select kept from second_factors where professional_id = ?',
      [accountId],
    )
    return row && new SecondFactor({ accountId, ...row.kept })
  }

  async save(factor: SecondFactor): Promise<void> {
    const { accountId, ...kept } = factor.state
    if (!factor.isOn()) return this.remove(accountId)
    await this.#database.rows(
      `insert into second_factors (professional_id, kept) values (?, ?::jsonb)
       on conflict (professional_id) do update set kept = excluded.kept`,
      [accountId, JSON.stringify(kept)],
    )
  }

  async remove(accountId: AccountId): Promise<void> {
    await this.#database.rows('delete from second_factors where professional_id = ?', [accountId])
  }
}
