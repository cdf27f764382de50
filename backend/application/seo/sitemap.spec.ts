import { test } from '@japa/runner'
import {
  type AddressKind,
  type AddressMeasure,
  type AddressRange,
  type KeyedAddress,
  PublicAddresses,
} from '#application/ports/public_addresses.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { ListSitemapAddresses, PlanSitemap, type SitemapFile } from './sitemap.ts'

/** As many addresses of each kind as told, numbered from 1. */
class NumberedAddresses extends PublicAddresses {
  readonly counts: Partial<Record<AddressKind, number>>
  longestPage = 0

  constructor(counts: Partial<Record<AddressKind, number>>) {
    super()
    this.counts = counts
  }

  async measure(kind: AddressKind, step: number): Promise<AddressMeasure> {
    const count = this.counts[kind] ?? 0
    const marks = Array.from({ length: Math.floor(count / step) }, (_, index) => String((index + 1) * step))
    return { count, marks }
  }

  async list({ kind, after, until }: AddressRange, limit: number): Promise<KeyedAddress[]> {
    const first = Number(after ?? 0) + 1
    const last = Math.min(Number(until ?? Infinity), this.counts[kind] ?? 0, first + limit - 1)
    this.longestPage = Math.max(this.longestPage, last - first + 1)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      return { key: String(first + index), path: `/${kind}/${first + index}`, changedAt: null }
    })
  }
}

async function pathsOf(addresses: PublicAddresses, file: SitemapFile | undefined): Promise<string[]> {
  const paths: string[] = []
  if (!file) return paths
  for await (const { path } of new ListSitemapAddresses({ publicAddresses: addresses }).execute(file))
    paths.push(path)
  return paths
}

const plan = (addresses: PublicAddresses) =>
  new PlanSitemap({ publicAddresses: addresses, clock: new FixedClock() }).execute()

test.group('The sitemap', () => {
  test('is one file while everything fits', async ({ assert }) => {
    const addresses = new NumberedAddresses({ specialties: 1, cities: 1, profiles: 2, posts: 1 })

    const { isSplit, files } = await plan(addresses)

    assert.isFalse(isSplit)
    assert.deepEqual(await pathsOf(addresses, files[0]), [
      '/',
      '/especialidades',
      '/blog',
      '/termos',
      '/privacidade',
      '/acessibilidade',
      '/specialties/1',
      '/cities/1',
      '/profiles/1',
      '/profiles/2',
      '/posts/1',
    ])
  })

  test('stays one file at exactly 50,000 addresses', async ({ assert }) => {
    const addresses = new NumberedAddresses({ profiles: 49_994 })

    const { isSplit, files } = await plan(addresses)

    assert.isFalse(isSplit)
    assert.lengthOf(await pathsOf(addresses, files[0]), 50_000)
  })

  test('is split above 50,000 without losing or repeating an address', async ({ assert }) => {
    const addresses = new NumberedAddresses({ specialties: 35, cities: 40_000, profiles: 95_000 })

    const { isSplit, files } = await plan(addresses)
    const paths = (await Promise.all(files.map((file) => pathsOf(addresses, file)))).flat()

    assert.isTrue(isSplit)
    assert.lengthOf(files, 6)
    assert.lengthOf(paths, 6 + 35 + 40_000 + 95_000)
    assert.equal(new Set(paths).size, paths.length)
  })

  test('lists newcomers since the plan in the last file', async ({ assert }) => {
    const addresses = new NumberedAddresses({ profiles: 60_000 })
    const { files } = await plan(addresses)

    addresses.counts.profiles = 60_001

    assert.equal((await pathsOf(addresses, files.at(-1))).at(-1), '/profiles/60001')
  })

  test('never lists more than 50,000 in a file', async ({ assert }) => {
    const addresses = new NumberedAddresses({ profiles: 60_000 })
    const { files } = await plan(addresses)

    addresses.counts.profiles = 200_000

    assert.lengthOf(await pathsOf(addresses, files.at(-1)), 50_000)
  })

  test('reads at most 1,000 addresses at a time', async ({ assert }) => {
    const addresses = new NumberedAddresses({ profiles: 3_000 })

    await pathsOf(addresses, (await plan(addresses)).files[0])

    assert.equal(addresses.longestPage, 1_000)
  })
})
