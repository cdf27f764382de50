import { test } from '@japa/runner'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemorySearchCounter } from '#application/testing/in_memory_search_counter.ts'
import { CountSearch, mostSoughtFirst, SoughtSpecialties } from './sought_specialties.ts'

test.group('CountSearch', () => {
  test('counts the first page of a search for a specialty, but for programs', async ({ assert }) => {
    const searchCounter = new InMemorySearchCounter(new FixedClock())
    const crawlers = { isCrawler: (userAgent: string | null) => userAgent === 'bot' }
    const counting = new CountSearch({ searchCounter, crawlers })
    const search = {
      specialty: 'Dentista',
      page: 1,
      visitor: { address: '203.0.113.1', userAgent: 'Firefox' },
    } as const

    counting.execute(search)
    counting.execute(search)
    counting.execute({ ...search, page: 2 })
    counting.execute({ ...search, specialty: undefined })
    counting.execute({ ...search, visitor: { address: '203.0.113.2', userAgent: 'bot' } })
    await searchCounter.flush()

    assert.deepEqual([...(await searchCounter.bySpecialty())], [['Dentista', 1]])
  })
})

test.group('CountSearch', () => {
  test('counts a term once for an address, whatever programs it names', async ({ assert }) => {
    const searchCounter = new InMemorySearchCounter(new FixedClock())
    const counting = new CountSearch({ searchCounter, crawlers: { isCrawler: () => false } })
    const search = (address: string, userAgent: string) =>
      counting.execute({
        ...({ specialty: 'Dentista', term: 'dordedente', page: 1 } as const),
        visitor: { address, userAgent },
      })
    for (let each = 0; each < 16; each++) search('203.0.113.1', `Firefox/${each}`)
    await searchCounter.flush()
    assert.isEmpty(await searchCounter.byTerm())

    for (let each = 2; each < 6; each++) search(`203.0.113.${each}`, 'Firefox')
    await searchCounter.flush()
    assert.deepEqual([...(await searchCounter.byTerm())], [['dordedente', 5]])
  })

  test('counts what was looked for in vain, with and without a specialty', async ({ assert }) => {
    const searchCounter = new InMemorySearchCounter(new FixedClock())
    const counting = new CountSearch({ searchCounter, crawlers: { isCrawler: () => false } })
    const visitor = { address: '203.0.113.1', userAgent: 'Firefox' }
    const unmet = { demand: { insurance: 'Amil' }, shortfall: 'nobody' } as const

    counting.execute({ specialty: undefined, unmet, page: 1, visitor })
    counting.execute({ specialty: undefined, unmet, page: 1, visitor })
    counting.execute({ specialty: undefined, unmet, page: 2, visitor })
    await searchCounter.flush()

    const { rows } = await searchCounter.demandSince('2026-01-01', 'most', { page: 1, limit: 10 })
    assert.deepEqual(
      rows.map(({ insurance, nobody, few }) => [insurance, nobody, few]),
      [['Amil', 1, 0]],
    )
  })
})

test.group('SoughtSpecialties', () => {
  test('reads the counts once for many who ask, and knows none where they cannot be read', async ({
    assert,
  }) => {
    const counter = new InMemorySearchCounter(new FixedClock())
    let reads = 0
    counter.bySpecialty = async () => {
      reads += 1
      throw new Error('away')
    }
    const sought = new SoughtSpecialties(counter)

    assert.deepEqual(await Promise.all([sought.current(), sought.current()]), [new Map(), new Map()])
    assert.equal((await sought.current()).size, 0)
    assert.equal(reads, 1)
  })

  test('sorts them by their searches, and equal ones as before', ({ assert }) => {
    const names = ['Dentista', 'Nutricionista', 'Pediatra', 'Psicólogo'] as const
    const before = ['Psicólogo', 'Pediatra'] as const

    assert.deepEqual(mostSoughtFirst(names, new Map(), before), [
      ...before,
      ...(['Dentista', 'Nutricionista'] as const),
    ])
    assert.deepEqual(mostSoughtFirst(names, new Map([['Nutricionista', 2]]), before), [
      ...(['Nutricionista', 'Psicólogo', 'Pediatra', 'Dentista'] as const),
    ])
  })
})
