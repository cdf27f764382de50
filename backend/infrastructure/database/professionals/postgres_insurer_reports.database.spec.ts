import { insurerReportsBehaviour } from '#application/ports/testing/insurer_reports_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

insurerReportsBehaviour('PostgresInsurerReports', postgresStores())
