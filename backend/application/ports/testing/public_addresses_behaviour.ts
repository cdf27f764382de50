import { test } from '@japa/runner'
import type { AddressKind, PublicAddresses } from '#application/ports/public_addresses.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'

export interface PublicSite {
  addresses: PublicAddresses
  add(professional: Partial<ProfessionalState>): Promise<void>
  publish(post: Partial<BlogPostState>): Promise<void>
  close(): Promise<void>
}

const CHANGED = new Date('2026-11-03T08:00:00Z')

/** Required behaviour of every list of public addresses; cities are named as in the catalogue. */
export function publicAddressesBehaviour(name: string, open: () => Promise<PublicSite>): void {
  test.group(`${name}: public addresses`, (group) => {
    let site: PublicSite

    group.each.setup(async () => {
      site = await open()
      return () => site.close()
    })

    const pathsOf = async (kind: AddressKind) => {
      const listed = await site.addresses.list({ kind, after: null, until: null }, 1_000)
      return listed.map(({ path }) => path)
    }

    test('lists visible professionals only, with their last change', async ({ assert }) => {
      await site.add({ id: aUuid(1), slug: 'ana-lima', updatedAt: CHANGED })
      await site.add({ id: aUuid(2), slug: 'bruno-blocked', blocked: true })
      await site.add({ id: aUuid(3), slug: 'carla-admin', role: 'admin' })

      const listed = await site.addresses.list({ kind: 'profiles', after: null, until: null }, 10)

      assert.deepEqual(
        listed.map(({ path, changedAt }) => ({ path, changedAt })),
        [{ path: '/ana-lima', changedAt: CHANGED }],
      )
    })

    test('lists each specialty and city with visible professionals once', async ({ assert }) => {
      const inCampinas = { specialty: 'Dentista', city: 'Campinas', state: 'SP' } as const
      await site.add({ id: aUuid(1), ...inCampinas })
      await site.add({ id: aUuid(2), ...inCampinas, teleconsulta: true })
      await site.add({ id: aUuid(3), specialty: 'Geriatra', city: 'Santos', state: 'SP', blocked: true })

      assert.deepEqual(await pathsOf('specialties'), ['/especialidades/dentista'])
      assert.deepEqual(await pathsOf('cities'), ['/especialidades/dentista/campinas-sp'])
      assert.equal((await site.addresses.measure('cities', 2)).count, 1)
    })

    test('lists no city without a municipality or specialty', async ({ assert }) => {
      await site.add({ id: aUuid(1), specialty: 'Dentista', city: null, state: null })
      await site.add({ id: aUuid(2), specialty: null, city: 'Campinas', state: 'SP' })

      assert.deepEqual(await pathsOf('specialties'), ['/especialidades/dentista'])
      assert.deepEqual(await pathsOf('cities'), [])
      assert.equal((await site.addresses.measure('cities', 2)).count, 0)
    })

    test('fills a page despite professionals without a city page', async ({ assert }) => {
      await site.add({ id: aUuid(1), specialty: null, city: 'Campinas', state: 'SP' })
      await site.add({ id: aUuid(2), specialty: 'Dentista', city: null, state: null })
      await site.add({ id: aUuid(3), specialty: 'Dentista', city: 'Santos', state: 'SP' })

      const [first] = await site.addresses.list({ kind: 'cities', after: null, until: null }, 1)

      assert.equal(first?.path, '/especialidades/dentista/santos-sp')
    })

    test("lists published posts under their category's path", async ({ assert }) => {
      await site.publish({ id: aUuid(1), slug: 'enxaqueca', category: 'disease' })
      await site.publish({ id: aUuid(2), slug: 'rascunho', isPublished: false, publishedAt: null })

      assert.deepEqual(await pathsOf('posts'), ['/tudo-sobre/enxaqueca'])
    })

    test('counts addresses and returns every second key', async ({ assert }) => {
      for (const number of [1, 2, 3, 4, 5]) await site.add({ id: aUuid(number), slug: `pessoa-${number}` })

      const { count, marks } = await site.addresses.measure('profiles', 2)
      const until = await site.addresses.list({ kind: 'profiles', after: null, until: marks[0] ?? null }, 10)
      const after = await site.addresses.list({ kind: 'profiles', after: marks[0] ?? null, until: null }, 10)

      assert.equal(count, 5)
      assert.lengthOf(marks, 2)
      assert.deepEqual(
        [until, after].map((part) => part.map(({ path }) => path)),
        [
          ['/pessoa-1', '/pessoa-2'],
          ['/pessoa-3', '/pessoa-4', '/pessoa-5'],
        ],
      )
    })

    test('stops at a key of every kind and continues after it', async ({ assert }) => {
      await site.add({ id: aUuid(1), slug: 'ana-um', specialty: 'Dentista', city: 'Campinas', state: 'SP' })
      await site.add({ id: aUuid(2), slug: 'ana-dois', specialty: 'Geriatra', city: 'Campinas', state: 'SP' })
      await site.publish({ id: aUuid(1), slug: 'enxaqueca' })
      await site.publish({ id: aUuid(2), slug: 'insonia-cronica' })

      for (const kind of ['specialties', 'cities', 'profiles', 'posts'] as const) {
        const [first] = await site.addresses.list({ kind, after: null, until: null }, 1)
        const rest = await site.addresses.list({ kind, after: first?.key ?? null, until: null }, 10)
        const ended = await site.addresses.list({ kind, after: null, until: first?.key ?? null }, 10)
        assert.deepEqual(ended, first ? [first] : [], kind)
        assert.lengthOf(rest, 1, kind)
        assert.notEqual(rest[0]?.path, first?.path)
      }
    })

    test('measures an empty site as zero', async ({ assert }) => {
      assert.deepEqual(await site.addresses.measure('cities', 2), { count: 0, marks: [] })
    })
  })
}
