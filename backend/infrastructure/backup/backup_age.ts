import { type Finding, type SiteCheck, warning, well } from '#application/ports/site_check.ts'
import { formatMoment } from '#domain/shared/date_words.ts'
import type { Database } from '../database/database.ts'

const LAST = `select at, extract(epoch from now() - at)::float8 as age from audit_log
  where action = 'database_backup_stored' order by id desc limit 1`

interface LastBackup {
  at: Date
  /** Seconds. */
  age: number
}

/** Returns when the last whole backup was made, or null if none is on record. */
export function lastBackup(database: Pick<Database, 'row'>): Promise<LastBackup | null> {
  return database.row<LastBackup>(LAST)
}

/** Backups are daily; one may be missed. */
const OLD_SECONDS = 50 * 3600

const CURE =
  'Rode saude db backup, de preferência por um agendador (docs/operations.md); cópias de outro programa não são vistas aqui.'

/** Says when the last backup was made; nobody needs one of a site under development. */
export const backupCheck = (database: Pick<Database, 'row'>, isProduction: boolean): SiteCheck => ({
  name: 'backup',
  async examine(): Promise<Finding> {
    const last = await lastBackup(database)
    const finding = last ? `a última é de ${formatMoment(last.at)}` : 'nenhuma registrada'
    const isOld = last === null || last.age > OLD_SECONDS
    return isOld && isProduction ? warning(finding, CURE) : well(finding)
  },
})
