import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBulkProfessionals } from '#application/testing/in_memory_bulk_professionals.ts'
import { InMemoryErasureLedger } from '#application/testing/in_memory_erasure_ledger.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InMemoryProfessionalImportLedger } from '#application/testing/in_memory_professional_import_ledger.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { InMemoryVerificationRepository } from '#application/testing/in_memory_verification_repository.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { BrazilianUtilsDocuments } from '#infrastructure/brazil/brazilian_utils_documents.ts'
import { JsonRegisters } from '#infrastructure/files/registers/json_registers.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import type { ImportWorkshop } from './import_workshop.ts'
import { WatchedIndex } from './watched_index.ts'

const municipalities = new InMemoryMunicipalityCatalogue()

interface InMemoryWorkshop extends ImportWorkshop {
  professionals: InMemoryProfessionalRepository
}

export async function inMemoryWorkshop(): Promise<InMemoryWorkshop> {
  const professionals = new InMemoryProfessionalRepository()
  const audit = new InMemoryAuditLog()
  const index = new WatchedIndex()
  return {
    tools: {
      professionals,
      verifications: new InMemoryVerificationRepository(professionals),
      audit,
      index,
      municipalities,
      bulk: new InMemoryBulkProfessionals(professionals),
      professionalImports: new InMemoryProfessionalImportLedger(),
      unitOfWork: new InMemoryUnitOfWork(),
      ids: new SequentialIds(),
      clock: new FixedClock(),
      hasher: new TransparentHasher(),
      erasures: new InMemoryErasureLedger(),
      documents: new BrazilianUtilsDocuments(),
      registers: new JsonRegisters(),
      reservedSlugs: RESERVED_SLUGS,
      readsAhead: false,
      readLexicon,
    },
    professionals,
    refreshed: () => index.refreshed,
    audited: async (subjectId) => audit.entries.filter((entry) => entry.subjectId === subjectId),
  }
}
