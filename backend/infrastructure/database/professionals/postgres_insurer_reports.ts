import {
  type DisputedInsurer,
  type InsurerReport,
  InsurerReports,
  type RefusedInsurer,
} from '#application/ports/insurer_reports.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Database } from '../database.ts'
import { listed } from '../listed.ts'

const REPORTED = `from insurer_reports report
  join professionals professional on professional.id = report.professional_id
  join insurers insurer on insurer.id = report.insurer_id
  join professional_insurances accepted on accepted.professional_id = report.professional_id
    and accepted.insurer_id = report.insurer_id and accepted.is_active`

export class PostgresInsurerReports extends InsurerReports {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async add({ professionalId, insurer, senderHash, day }: InsurerReport): Promise<void> {
    await this.#database.rows(
      `insert into insurer_reports (professional_id, insurer_id, sender_hash, day)
       select professional_id, insurer_id, :senderHash, cast(:day as date) from professional_insurances
       where professional_id = :professionalId and insurer_id = :insurerId and is_active on conflict do nothing`,
      { professionalId, insurerId: insurerByName(insurer)?.id ?? null, senderHash: senderHash ?? '', day },
    )
  }

  unanswered(professionalId: ProfessionalId): Promise<RefusedInsurer[]> {
    return this.#database.rows<RefusedInsurer>(
      `select insurer.name as insurer, to_char(day, 'YYYY-MM') as month,
              count(distinct sender_hash)::int as senders
       ${REPORTED}
       where report.professional_id = ? and day > coalesce(professional.insurers_confirmed_on, '-infinity')
       group by insurer.name, month order by month desc, insurer.name`,
      [professionalId],
    )
  }

  disputed(since: string, fewestSenders: number): Promise<DisputedInsurer[]> {
    return this.#database.rows<DisputedInsurer>(
      `select professional.id, slug, title, professional.name, lastname, insurer.name as insurer,
              count(distinct sender_hash)::int as senders
       ${REPORTED}
       where day >= ?::date and ${listed('professional')}
       group by professional.id, insurer.name having count(distinct sender_hash) >= ?
       order by senders desc, professional.id limit 10`,
      [since, fewestSenders],
    )
  }

  async forgetBefore(day: string): Promise<void> {
    await this.#database.rows('delete from insurer_reports where day < ?::date', [day])
  }
}
