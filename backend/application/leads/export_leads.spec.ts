import { test } from '@japa/runner'
import {
  type ArchivedLead,
  LeadArchive,
  type LeadArchiveFilter,
  LeadSheets,
} from '#application/ports/lead_archive.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import type { Actor } from '../audit/actor.ts'
import { ExportLeads, ListLeads } from './export_leads.ts'

const LEAD: ArchivedLead = {
  ...{ id: 'lead', professional: 'Ana Lima', slug: 'ana-lima', patientName: 'Maria', whatsapp: null },
  ...{ serviceOfInterest: null, location: null, message: '', leadStatus: 'pending', consentVersion: null },
  ...{ note: null, quarantined: false },
  createdAt: new Date('2026-11-21T12:00:00Z'),
}

class OneLead extends LeadArchive {
  override async *read() {
    yield LEAD
  }
  override async list(_filter: LeadArchiveFilter, page: number, limit: number) {
    return { rows: [LEAD].slice((page - 1) * limit, page * limit), total: 1 }
  }
}

class PaperSheets extends LeadSheets {
  readonly written: string[] = []
  override async write(path: string, _format: string, leads: AsyncIterable<ArchivedLead>) {
    for await (const { id } of leads) this.written.push(`${path} ${id}`)
    return this.written.length
  }
}

test.group('ExportLeads', () => {
  const anExport = () => {
    const [leadSheets, auditLog] = [new PaperSheets(), new InMemoryAuditLog()]
    const useCase = new ExportLeads({ leadArchive: new OneLead(), leadSheets, auditLog })
    const by: Actor = { kind: 'operator', id: 'cli:maria' }
    const exportLeads = (more: { by?: Actor; dryRun?: boolean; professional?: string } = {}) =>
      useCase.execute({ by, path: 'leads.csv', format: 'csv', ...more })
    return { exportLeads, written: leadSheets.written, entries: auditLog.entries }
  }

  test("writes a sheet and an audit entry without patients' data", async ({ assert }) => {
    const { exportLeads, written, entries } = anExport()

    assert.deepEqual(await exportLeads(), { ok: true, value: 1 })
    await exportLeads({ professional: 'ana-lima' })

    assert.deepEqual(written, ['leads.csv lead', 'leads.csv lead'])
    const subject = { subjectKind: 'leads', subjectId: 'all professionals' }
    const actor = { actorKind: 'operator', actorId: 'cli:maria' } as const
    const after = { leads: 1, format: 'csv' }
    assert.deepEqual(entries[0], { ...actor, action: 'leads_exported', ...subject, after })
    assert.equal(entries[1]?.subjectId, 'one professional')
  })

  test('only counts in a dry run', async ({ assert }) => {
    const { exportLeads, written, entries } = anExport()

    assert.deepEqual(await exportLeads({ dryRun: true }), { ok: true, value: 1 })
    assert.isEmpty([...written, ...entries])
  })

  test('refuses administrators and professionals', async ({ assert }) => {
    const { exportLeads, written, entries } = anExport()

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await exportLeads({ by: { kind, id: 'x' } }), { ok: false, failure: 'forbidden' })
    assert.isEmpty([...written, ...entries])
  })
})

test.group('ListLeads', () => {
  const aList = () => {
    const auditLog = new InMemoryAuditLog()
    const useCase = new ListLeads({ leadArchive: new OneLead(), auditLog })
    const list = (by: Actor, filter: LeadArchiveFilter = {}, page = 1) =>
      useCase.execute({ by, filter, page, limit: 10 })
    return { list, entries: auditLog.entries }
  }

  test("shows an operator the leads, and records each page without patients' data", async ({ assert }) => {
    const { list, entries } = aList()
    const by: Actor = { kind: 'operator', id: 'cli:maria' }

    assert.deepEqual(await list(by), { ok: true, value: { rows: [LEAD], total: 1 } })
    await list(by, { professional: 'their-id' }, 2)

    const read = { actorKind: 'operator', actorId: 'cli:maria', action: 'leads_read', subjectKind: 'leads' }
    assert.deepEqual(entries, [
      { ...read, subjectId: 'all professionals', after: { leads: 1 } },
      { ...read, subjectId: 'their-id', after: { leads: 0 } },
    ] as typeof entries)
  })

  test('refuses administrators and professionals before reading', async ({ assert }) => {
    const { list, entries } = aList()

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await list({ kind, id: 'x' }), { ok: false, failure: 'forbidden' })
    assert.isEmpty(entries)
  })
})
