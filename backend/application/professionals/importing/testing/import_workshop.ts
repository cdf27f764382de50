import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { AuditEntry } from '#application/ports/audit_log.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { unwrap } from '#domain/shared/result.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import {
  type ImportProfessionalsInput,
  ImportProfessionals,
  type ImportTools,
} from '../../import_professionals.ts'
import { UndoProfessionalImport, type UndoProfessionalImportInput } from '../../undo_professional_import.ts'
import type { ImportReport } from '../import_report.ts'
import { ListedRecords, type Rejected } from './listed_records.ts'

export interface ImportWorkshop {
  tools: Omit<ImportTools, 'files'>
  professionals: ProfessionalRepository
  /** Ids with a refreshed listing, in order. */
  refreshed(): readonly string[]
  /** The audit entries on a file or person, in order. */
  audited(subjectId: string): Promise<AuditEntry[]>
}

export interface WorkshopSource {
  /** Opens an empty workshop. */
  open(): Promise<ImportWorkshop>
  close(): Promise<void>
}

export interface ImportOutcome {
  report: ImportReport
  rejected: Rejected[]
}

export type Row = Record<string, unknown>

/** A valid row. */
export function aRow(changes: Row = {}): Row {
  return {
    email: 'ana@exemplo.com.br',
    name: 'Ana',
    lastname: 'Lima',
    specialty: 'Cardiologista',
    crm: 'CRM-SP 12345',
    city: 'Campinas',
    state: 'SP',
    ...changes,
  }
}

/** Distinct people, numbered. */
export function rows(count: number, changes: (number: number) => Row = () => ({})): Row[] {
  return Array.from({ length: count }, (_, index) =>
    aRow({ email: `p${index}@exemplo.com.br`, crm: `CRM-SP ${10_000 + index}`, ...changes(index) }),
  )
}

export class ImportBench {
  readonly workshop: ImportWorkshop

  constructor(workshop: ImportWorkshop) {
    this.workshop = workshop
  }

  async import(
    list: readonly (Row | string)[],
    input: Partial<ImportProfessionalsInput> = {},
  ): Promise<ImportOutcome> {
    const files = new ListedRecords(list)
    const useCase = new ImportProfessionals({ ...this.workshop.tools, files })
    const by = { kind: 'operator', id: 'cli:maria' } as const
    const imported = await useCase.execute({ path: 'pessoas.csv', by, ...input })
    return { report: unwrap(imported), rejected: files.rejected }
  }

  async undo(importId: string, input: Pick<Partial<UndoProfessionalImportInput>, 'dryRun' | 'signal'> = {}) {
    const { tools } = this.workshop
    const left: string[] = []
    const useCase = new UndoProfessionalImport({
      ...tools,
      auditLog: tools.audit,
      professionalImports: tools.professionalImports ?? assert.fail('The workshop has no ledger.'),
    })
    const by = { kind: 'operator', id: 'cli:maria' } as const
    const onChangedSince = (slug: string) => void left.push(slug)
    const undone = await useCase.execute({ by, importId, onChangedSince, ...input })
    return { undone, left }
  }

  async stored(email = 'ana@exemplo.com.br'): Promise<ProfessionalState | undefined> {
    return (await this.workshop.professionals.findByEmail(email))?.state
  }
}

/** A group of tests that each start with an empty store. */
export function importGroup(
  title: string,
  source: WorkshopSource,
  tests: (bench: () => ImportBench) => void,
): void {
  test.group(title, (group) => {
    let current: ImportBench | null = null
    group.each.timeout(30_000)
    group.each.setup(async () => {
      current = new ImportBench(await source.open())
    })
    group.teardown(() => source.close())
    tests(() => {
      if (!current) throw new Error('The workshop has not been opened.')
      return current
    })
  })
}
