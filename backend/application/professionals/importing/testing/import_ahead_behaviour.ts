import { test } from '@japa/runner'
import type { BulkProfessionals } from '#application/ports/bulk_professionals.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aRow, importGroup, rows, type WorkshopSource } from './import_workshop.ts'

const PEOPLE = 2_300

/** What is done for a batch before its turn, and that nobody notices. */
export function importAheadBehaviour(name: string, source: WorkshopSource): void {
  importGroup(`${name} | ahead of the turn`, source, (bench) => {
    test('works newcomers out while the batch before is being written, unless that one has them', async ({
      assert,
    }) => {
      const { bulk, ids } = bench().workshop.tools
      const file = rows(PEOPLE)
      const again = { ...file[PEOPLE - 800], bio: 'Outra.' }
      const allWorkedOut = Promise.withResolvers<void>()
      let given = 0
      const next = ids.next.bind(ids)
      Object.assign(ids, { next: () => (++given > PEOPLE && allWorkedOut.resolve(), next()) })
      holdInsert(bulk, 2, allWorkedOut.promise)

      const { report } = await bench().import([...file, again])

      assert.deepInclude(report, { created: PEOPLE, updated: 1, failed: 0 })
    })

    test('looks newcomers up while the batch before is being written, and gives each an address of its own', async ({
      assert,
    }) => {
      const namesakes = (number: number) => ([2_100, 3_100].includes(number) ? { name: 'Zuleica' } : {})
      const { bulk } = bench().workshop.tools
      const lookedUp = Promise.withResolvers<void>()
      const claims = bulk.claims.bind(bulk)
      let looks = 0
      Object.assign(bulk, {
        async claims(registrations: readonly string[], documents: readonly string[]) {
          if (++looks === 4) lookedUp.resolve()
          return claims(registrations, documents)
        },
      })
      const inserts = holdInsert(bulk, 3, lookedUp.promise)

      const { report } = await bench().import(rows(3_300, namesakes))

      assert.deepInclude(report, { created: 3_300, failed: 0 })
      assert.deepEqual([looks, inserts()], [4, 4])
    })

    test('lets a number go to a newcomer once the batch before has taken it from somebody', async ({
      assert,
    }) => {
      await bench().import([aRow({ email: 'p2299@exemplo.com.br', crm: 'CRM-SP 77777' })])
      const file = rows(PEOPLE)
      const [giving, taking] = [1500, 2250]
      const changed = { ...file[giving], email: 'p2299@exemplo.com.br', crm: 'CRM-SP 88888' }
      const free = { ...file[taking], crm: 'CRM-SP 77777' }
      const others = file.filter((_, index) => index !== PEOPLE - 1)

      const { report } = await bench().import(others.with(giving, changed).with(taking, free))

      assert.deepInclude(report, { created: PEOPLE - 2, updated: 1, failed: 0 })
    })

    test('keeps aside with every reason whoever is wrong among newcomers, and changes those it has by what a row holds', async ({
      assert,
    }) => {
      const file = rows(3_100)
      const wrong = { ...file[3_050], name: 'A', crm: '12', cep: '1' }
      const partial = { email: 'p7@exemplo.com.br', bio: 'Outra.' }

      const { report, rejected } = await bench().import([...file.with(3_050, wrong), partial])

      assert.deepInclude(report, { created: 3_099, updated: 1, failed: 1 })
      const reasons = rejected[0]?.reason.split('; ').map((reason) => reason.split(':')[0])
      assert.deepEqual(reasons, ['name', 'crm', 'cep'])
    })
  })
}

/** Has the numbered insertion wait; returns how to count them. */
function holdInsert(bulk: BulkProfessionals, number: number, until: Promise<void>): () => number {
  const insert = bulk.insert.bind(bulk)
  let inserts = 0
  Object.assign(bulk, {
    async insert(states: readonly ProfessionalState[]) {
      if (++inserts === number) await until
      await insert(states)
    },
  })
  return () => inserts
}
