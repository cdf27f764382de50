import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

/** One secret a day, shared by all processes and thrown away when the day is over. */
export class VisitorSalts {
  readonly #database: Database
  #current: { day: string; salt: Promise<string> } | null = null

  constructor(database: Database) {
    this.#database = database
  }

  of(day: string): Promise<string> {
    if (this.#current?.day !== day) this.#current = { day, salt: this.#agreeOn(day) }
    return this.#current.salt
  }

  /** Until then the visitors of earlier days could be recognised by whoever knows their addresses. */
  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows('delete from visitor_salts where day < ?', [day])
  }

  async #agreeOn(day: string): Promise<string> {
    try {
      await this.#database.rows(
        'insert into visitor_salts (day, salt) values (?, ?) on conflict (day) do nothing',
        [day, randomBytes(32)],
      )
      await this.forgetBefore(day)
      const row = await this.#database.row<{ salt: string }>(
        `select encode(salt, 'base64') as salt from visitor_salts where day = ?`,
        [day],
      )
      return row?.salt ?? this.#agreeOn(day)
    } catch (error) {
      this.#current = null
      throw error
    }
  }
}
