import { test } from '@japa/runner'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import type { FacetRow } from './facet_statement.ts'
import { ListingCounts } from './listing_counts.ts'
import { listingFilter } from '../pages/listing_filter.ts'

interface Person {
  municipality?: number
  state?: string
  specialty?: number
  modes?: number
  insurers?: number[]
}

/** As `listing_mark()` of the database writes it. */
function marked({
  municipality = 0,
  state = '\0\0',
  specialty = 0,
  modes = 0,
  insurers = [],
}: Person): Buffer {
  const mark = Buffer.alloc(20)
  mark.writeInt32BE(municipality, 0)
  mark.write(state, 4, 'latin1')
  mark.writeUInt16BE(specialty, 6)
  mark.writeBigUInt64BE(
    insurers.reduce((bits, id) => bits | (1n << BigInt(id - 1)), 0n),
    8,
  )
  mark.writeInt32BE(modes, 16)
  return mark
}

function countOf(rows: readonly FacetRow[], facet: FacetRow['facet'], value: string | number = '') {
  return rows.find((row) => row.facet === facet && row.value === String(value))?.count
}

test.group('counts of listings gone through', () => {
  test('distinguishes every insurer of the catalogue', ({ assert }) => {
    for (const { id, name } of INSURERS) {
      const others = INSURERS.filter((each) => each.id !== id).map((each) => each.id)
      const people = Buffer.concat([
        marked({ insurers: [id] }),
        marked({ insurers: [id, ...others] }),
        marked({ insurers: others }),
      ])

      const rows = new ListingCounts(listingFilter({ insurance: name })).add(people).rows()

      assert.equal(countOf(rows, 'total'), 2, name)
      assert.equal(countOf(rows, 'insurer', id), 2, name)
    }
  })

  test('forgets whoever is removed again', ({ assert }) => {
    const stays = marked({ municipality: 3550308, state: 'SP', specialty: 5, modes: 3, insurers: [2] })
    const leaves = marked({ municipality: 3304557, state: 'RJ', specialty: 6, modes: 3, insurers: [40] })

    const rows = new ListingCounts(listingFilter({}))
      .add(Buffer.concat([stays, leaves]))
      .add(leaves, -1)
      .rows()

    assert.deepEqual(
      rows.filter(({ count }) => count > 0).map(({ facet, value, count }) => `${facet} ${value} ${count}`),
      [
        'total  1',
        'presencial  1',
        'teleconsulta  1',
        'masculino  1',
        'specialty 5 1',
        'state SP 1',
        'insurer 2 1',
      ],
    )
  })

  test("lists the other municipalities of the requested one's state", ({ assert }) => {
    const people = [3550308, 3509502, 3509502, 3304557, 0].map((municipality) =>
      marked({ municipality, state: municipality === 3304557 ? 'RJ' : 'SP' }),
    )

    const rows = new ListingCounts(listingFilter({ municipality: 3550308 })).add(Buffer.concat(people)).rows()

    assert.sameDeepMembers(
      rows.filter(({ facet }) => facet === 'municipality').map(({ value, count }) => [value, count]),
      [
        ['3509502', 2],
        ['3550308', 1],
      ],
    )
  })
})
