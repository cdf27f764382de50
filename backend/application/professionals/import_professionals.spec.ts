import { test } from '@japa/runner'
import { setImmediate as turn } from 'node:timers/promises'
import type { RecordFile } from '#application/ports/record_files.ts'
import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import { Professional } from '#domain/professionals/professional.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { importBehaviour } from './importing/testing/import_behaviour.ts'
import { importRefusalsBehaviour } from './importing/testing/import_refusals_behaviour.ts'
import { undoImportBehaviour } from './importing/testing/undo_import_behaviour.ts'
import { ListedRecords } from './importing/testing/listed_records.ts'
import { aRow, ImportBench, rows } from './importing/testing/import_workshop.ts'
import { WatchedIndex } from './importing/testing/watched_index.ts'
import { inMemoryWorkshop } from './importing/testing/in_memory_workshop.ts'
import { ImportProfessionals } from './import_professionals.ts'

const source = { open: inMemoryWorkshop, close: async () => {} }

importBehaviour('ImportProfessionals', source)
importRefusalsBehaviour('ImportProfessionals', source)
undoImportBehaviour('UndoProfessionalImport', source)

const BY = { kind: 'operator', id: 'cli:maria' } as const

/** Cannot be read to its end. */
class BrokenRecords extends ListedRecords {
  isClosed = false

  override async open(choice: { path: string }): Promise<RecordFile> {
    const file = await super.open(choice)
    return {
      ...file,
      async *records() {
        yield* file.records()
        throw new Error('The file is damaged.')
      },
      close: async () => {
        await turn()
        this.isClosed = true
        return null
      },
    }
  }
}

/** Counts the rows that were asked for. */
class CountedRecords extends ListedRecords {
  asked = 0

  override async open(choice: { path: string }): Promise<RecordFile> {
    const file = await super.open(choice)
    const count = () => void this.asked++
    return {
      ...file,
      async *records() {
        for await (const record of file.records()) {
          count()
          yield record
        }
      },
    }
  }
}

const MANY_TURNS = 50

test.group('ImportProfessionals', () => {
  for (const { readsAhead, asked, what } of [
    { readsAhead: false, asked: [1_000, 2_000], what: 'no row' },
    { readsAhead: true, asked: [2_000, 2_000], what: 'the next batch, where nobody searches,' },
  ])
    test(`reads ${what} while a batch is written`, async ({ assert }) => {
      const { tools } = await inMemoryWorkshop()
      const files = new CountedRecords(rows(2_000))
      const askedMeanwhile: number[] = []
      tools.bulk.insert = async () => {
        for (let each = 0; each < MANY_TURNS; each++) await turn()
        askedMeanwhile.push(files.asked)
      }

      const useCase = new ImportProfessionals({ ...tools, readsAhead, files })
      await useCase.execute({ by: BY, path: 'pessoas.csv' })

      assert.deepEqual(askedMeanwhile, asked)
    })

  test('waits for deferred index work after each batch, without locks', async ({ assert }) => {
    const { tools } = await inMemoryWorkshop()
    const events: string[] = []
    const index = new WatchedIndex()
    index.settle = async () => {
      events.push('index begins')
      for (let each = 0; each < MANY_TURNS; each++) await turn()
      events.push('index ends')
    }
    const unitOfWork = new (class extends InMemoryUnitOfWork {
      override async run<Value>(work: () => Promise<Value>): Promise<Value> {
        events.push('batch begins')
        const value = await super.run(work)
        events.push('batch ends')
        return value
      }
    })()
    const files = new ListedRecords(rows(1_001))

    const useCase = new ImportProfessionals({ ...tools, index, unitOfWork, files })
    await useCase.execute({ by: BY, path: 'pessoas.csv' })

    const ofABatch = ['batch begins', 'batch ends', 'index begins', 'index ends']
    assert.deepEqual(events, [...ofABatch, ...ofABatch])
  })

  test('stores nothing for administrators and professionals', async ({ assert }) => {
    const { tools, professionals, audited } = await inMemoryWorkshop()
    const useCase = new ImportProfessionals({ ...tools, files: new ListedRecords([aRow()]) })

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await useCase.execute({ by: { kind, id: 'x' }, path: 'pessoas.csv' }), {
        ok: false,
        failure: 'forbidden',
      })

    assert.isNull(await professionals.findByEmail('ana@exemplo.com.br'))
    assert.isEmpty(await audited('pessoas.csv'))
  })

  test('gives a document to only one of two simultaneous rows', async ({ assert }) => {
    const cpfCnpj = '529.982.247-25'
    const { report, rejected } = await new ImportBench(await inMemoryWorkshop()).import([
      aRow({ cpfCnpj }),
      aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 2222', cpfCnpj }),
    ])

    assert.deepInclude(report, { created: 1, failed: 1 })
    assert.deepEqual(rejected, [
      { line: 2, reason: 'cpfCnpj: este documento já pertence a outro profissional' },
    ])
  })

  test('refuses a single row with a taken or reserved slug', async ({ assert }) => {
    const bench = new ImportBench(await inMemoryWorkshop())
    await bench.import([aRow({ slug: 'ana' })])
    const refusalOf = async (slug: string) => {
      const row = aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 2222', slug })
      return (await bench.import([row])).rejected[0]?.reason
    }

    assert.equal(await refusalOf('ana'), 'slug: este endereço já está em uso')
    assert.equal(await refusalOf([...RESERVED_SLUGS][0] ?? ''), 'slug: este endereço é reservado')
  })

  stopsWhereAPortFails(
    'an import',
    async () => {
      const workshop = await inMemoryWorkshop()
      await new ImportBench(workshop).import([aRow()])
      const changed = aRow({ subscriptionLevel: 'premium', isVerified: true })
      const added = aRow({ email: 'b@exemplo.com.br', crm: 'CRM-SP 2222' })
      return { ...workshop.tools, files: new ListedRecords([changed, 'nothing', added]) }
    },
    (tools) => new ImportProfessionals(tools).execute({ by: BY, path: 'pessoas.csv' }),
  )

  test('finishes the current batch, closes the file and reports when reading fails', async ({ assert }) => {
    const { tools, professionals, audited } = await inMemoryWorkshop()
    const files = new BrokenRecords(rows(1_000))
    const insert = tools.bulk.insert.bind(tools.bulk)
    tools.bulk.insert = async (states) => {
      await turn()
      await insert(states)
    }

    await assert.rejects(
      () => new ImportProfessionals({ ...tools, files }).execute({ by: BY, path: 'pessoas.csv' }),
      /damaged/,
    )

    assert.isTrue(files.isClosed)
    assert.isNotNull(await professionals.findByEmail('p999@exemplo.com.br'))
    const told = (await audited('pessoas.csv')).map(({ action, after }) => [action, Object(after).created])
    assert.deepEqual(told, [
      ['professionals_import_started', undefined],
      ['professionals_imported', 1_000],
    ])
  })

  test('finds people stored by a simultaneous import unchanged', async ({ assert }) => {
    const { tools } = await inMemoryWorkshop()
    const run = () =>
      new ImportProfessionals({ ...tools, files: new ListedRecords([aRow()]) }).execute({
        ...{ by: BY, path: 'pessoas.csv' },
      })
    const findByEmail = tools.bulk.findByEmail.bind(tools.bulk)
    const claims = tools.bulk.claims.bind(tools.bulk)
    let isOtherToCome = true
    const lookedBeforeTheOther = async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
      const seen = await look()
      if (isOtherToCome) {
        isOtherToCome = false
        await run()
      }
      return seen
    }
    tools.bulk.findByEmail = (emails) => lookedBeforeTheOther(() => findByEmail(emails))
    tools.bulk.claims = (...keys) => lookedBeforeTheOther(() => claims(...keys))

    assert.containSubset(await run(), { ok: true, value: { created: 0, unchanged: 1, failed: 0 } })
  })

  test('replans a batch after interference, at most four times', async ({ assert }) => {
    const { tools, professionals } = await inMemoryWorkshop()
    const insert = tools.bulk.insert.bind(tools.bulk)
    const importing = async (conflicts: number) => {
      let tries = 0
      tools.bulk.insert = async (states) => {
        if (++tries <= conflicts) throw new BulkConflict('slug_taken')
        await insert(states)
      }
      const files = new ListedRecords([aRow()])
      const { ok, ...imported } = await new ImportProfessionals({ ...tools, files }).execute({
        ...{ by: BY, path: 'pessoas.csv' },
      })
      return { ok, ...imported, tries, rejected: files.rejected }
    }

    const { tries, rejected, ...busy } = await importing(4)
    assert.equal(tries, 4)
    assert.containSubset(busy, { ok: true, value: { created: 0, failed: 1 } })
    assert.deepEqual(rejected, [
      { line: 1, reason: 'outro programa gravava o mesmo profissional; importe esta linha de novo' },
    ])
    assert.isNull(await professionals.findByEmail('ana@exemplo.com.br'))

    assert.containSubset(await importing(3), { tries: 4, rejected: [], value: { created: 1, failed: 0 } })
  })

  test('clears a document with a blank cell, and keeps inactive insurers', async ({ assert }) => {
    const workshop = await inMemoryWorkshop()
    const bench = new ImportBench(workshop)
    await bench.import([aRow({ cpfCnpj: '529.982.247-25', insurances: 'Amil|Unimed' })])
    const state = await bench.stored()
    if (!state) throw new Error('Nobody was stored.')
    const insurances = state.insurances.map((each) => ({ ...each, isActive: each.insuranceName !== 'Amil' }))
    await workshop.professionals.save(Professional.restore({ ...state, insurances }))

    await bench.import([aRow({ cpfCnpj: '', insurances: 'Cassi' })], { clearsEmpty: true })

    const stored = await bench.stored()
    assert.isNull(stored?.cpfCnpj)
    assert.deepEqual(
      stored?.insurances.map(({ insuranceName, isActive }) => [insuranceName, isActive]),
      [
        ['Cassi', true],
        ['Amil', false],
      ],
    )
  })

  test('refuses an empty file with unknown columns', async ({ assert }) => {
    const { tools } = await inMemoryWorkshop()
    const files = new (class extends ListedRecords {
      override async open(choice: { path: string }) {
        return { ...(await super.open(choice)), columns: ['cor'] }
      }
    })([])

    await assert.rejects(
      () => new ImportProfessionals({ ...tools, files }).execute({ by: BY, path: 'pessoas.csv' }),
      /Nenhuma coluna conhecida: há 'cor'/,
    )
  })

  test('refuses a city that is not in the state', async ({ assert }) => {
    const { rejected } = await new ImportBench(await inMemoryWorkshop()).import([aRow({ city: 'Salvador' })])

    assert.deepEqual(
      rejected.map(({ reason }) => reason.split(':')[0]),
      ['city'],
    )
  })
})
