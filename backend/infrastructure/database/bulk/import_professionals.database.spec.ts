import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import type { AuditEntry } from '#application/ports/audit_log.ts'
import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import { importBehaviour } from '#application/professionals/importing/testing/import_behaviour.ts'
import { importRefusalsBehaviour } from '#application/professionals/importing/testing/import_refusals_behaviour.ts'
import { undoImportBehaviour } from '#application/professionals/importing/testing/undo_import_behaviour.ts'
import {
  aRow,
  ImportBench,
  importGroup,
  type ImportWorkshop,
  rows,
} from '#application/professionals/importing/testing/import_workshop.ts'
import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { JsonRegisters } from '#infrastructure/files/registers/json_registers.ts'
import { BrazilianUtilsDocuments } from '#infrastructure/brazil/brazilian_utils_documents.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { RandomIds } from '#infrastructure/security/node_crypto.ts'
import { PostgresAuditLog } from '../audit/postgres_logs.ts'
import { PostgresErasureLedger } from '../privacy/postgres_privacy_records.ts'
import { PostgresMunicipalityCatalogue } from '../catalogue/postgres_catalogue.ts'
import { type Database, PostgresUnitOfWork } from '../database.ts'
import {
  PostgresProfessionalRepository,
  PostgresVerificationRepository,
} from '../professionals/postgres_professional_repository.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresProfessionalImportLedger } from './postgres_professional_import_ledger.ts'
import { PostgresBulkProfessionals } from './postgres_bulk_professionals.ts'

const SIDE_BY_SIDE = 6

let fresh: FreshDatabase | null = null

let database: Database

const source = {
  open,
  async close() {
    await fresh?.drop()
    fresh = null
  },
}

async function open(): Promise<ImportWorkshop> {
  fresh ??= await freshDatabase()
  database = fresh.database
  await database.rows('delete from professionals')
  await database.rows('delete from released_slugs')
  const newest = await database.row<{ id: string }>('select coalesce(max(id), 0) as id from audit_log')
  return workshopIn(database, newest?.id ?? '0')
}

function workshopIn(store: Database, auditedBefore: string): ImportWorkshop {
  const clock = new FixedClock()
  const professionals = new PostgresProfessionalRepository(store, clock)
  const index = new WatchedIndex(new PostgresProfessionalIndex(store))
  return {
    tools: {
      professionals,
      verifications: new PostgresVerificationRepository(store),
      clock,
      hasher: new TransparentHasher(),
      erasures: new PostgresErasureLedger(store),
      index,
      audit: new PostgresAuditLog(store),
      municipalities: new PostgresMunicipalityCatalogue(store),
      bulk: new PostgresBulkProfessionals(store, clock),
      professionalImports: new PostgresProfessionalImportLedger(store),
      unitOfWork: new PostgresUnitOfWork(store),
      ids: new RandomIds(),
      documents: new BrazilianUtilsDocuments(),
      registers: new JsonRegisters(),
      reservedSlugs: RESERVED_SLUGS,
      readsAhead: false,
      readLexicon,
    },
    professionals,
    refreshed: () => index.refreshed,
    audited: (subjectId) =>
      store.rows<AuditEntry>(
        `select actor_kind as "actorKind", actor_id as "actorId", action, subject_kind as "subjectKind",
           subject_id as "subjectId", before, after
         from audit_log where subject_id = ? and id > ? order by id`,
        [subjectId, auditedBefore],
      ),
  }
}

importBehaviour('PostgresBulkProfessionals', source)
importRefusalsBehaviour('PostgresBulkProfessionals', source)
undoImportBehaviour('PostgresProfessionalImportLedger', source)

importGroup('PostgresBulkProfessionals | side by side', source, (bench) => {
  test('gives homonyms of simultaneous imports distinct slugs', async ({ assert }) => {
    const { workshop } = bench()
    const files = Array.from({ length: SIDE_BY_SIDE }, (_, file) =>
      rows(40, (number) => ({
        name: 'João',
        lastname: 'da Silva',
        email: `f${file}n${number}@exemplo.com.br`,
        crm: `CRM-SP ${file}${1000 + number}`,
      })),
    )

    const outcomes = await Promise.all(files.map((file) => new ImportBench(workshop).import(file)))

    const counted = await database.row<{ slugs: number; listed: number }>(
      `select (select count(distinct slug)::integer from professionals) as slugs,
              (select count(*)::integer from professional_listings) as listed`,
    )
    assert.isTrue(outcomes.every(({ report }) => report.created === 40 && report.failed === 0))
    assert.deepEqual(counted, { slugs: 40 * SIDE_BY_SIDE, listed: 40 * SIDE_BY_SIDE })
  })

  test('stores a file once when it is imported twice at the same time', async ({ assert }) => {
    const { workshop } = bench()
    const file = rows(300)

    const outcomes = await Promise.all([1, 2, 3].map(() => new ImportBench(workshop).import(file)))

    const { count } =
      (await database.row<{ count: number }>('select count(*)::integer as count from professionals')) ?? {}
    assert.equal(count, 300)
    assert.equal(
      outcomes.reduce((sum, { report }) => sum + report.created, 0),
      300,
    )
    assert.isTrue(outcomes.every(({ report }) => report.failed === 0))
  })

  test('records nothing of a batch that had to be rewritten', async ({ assert }) => {
    const { workshop } = bench()
    await bench().import([aRow()])
    const ana = await bench().stored()
    const { bulk } = workshop.tools
    const insert = bulk.insert.bind(bulk)
    let inserts = 0
    Object.assign(bulk, {
      async insert(states: readonly ProfessionalState[]) {
        if (++inserts === 1) throw new BulkConflict()
        await insert(states)
      },
    })

    await bench().import([aRow({ subscriptionLevel: 'premium' })])

    assert.equal(inserts, 2)
    assert.lengthOf(await workshop.audited(ana?.id ?? ''), 1)
  })

  test('indexes an imported professional at once with the municipality', async ({ assert }) => {
    await bench().import([aRow({ city: 'campinas', insurances: 'Amil' })])

    const listing = await database.row(
      `select municipality_id, specialty_id, insurers::integer as insurers from professional_listings`,
    )
    assert.deepEqual(listing, { municipality_id: 3_509_502, specialty_id: 4, insurers: 4 })
  })
})
