import { publicAddressesBehaviour } from '#application/ports/testing/public_addresses_behaviour.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { DERIVE_LISTINGS } from '#search/postgres/postgres_professional_index.ts'
import { PostgresBlogPostRepository } from '../blog/postgres_blog_post_repository.ts'
import { PostgresProfessionalRepository } from '../professionals/postgres_professional_repository.ts'
import { freshDatabase } from '../testing/fresh_database.ts'
import { PostgresPublicAddresses } from './postgres_public_addresses.ts'

publicAddressesBehaviour('PostgreSQL', async () => {
  const fresh = await freshDatabase()
  const { database } = fresh
  const professionals = new PostgresProfessionalRepository(database, new FixedClock())
  const posts = new PostgresBlogPostRepository(database)
  return {
    addresses: new PostgresPublicAddresses(database),
    async add(state) {
      const professional = aProfessional(state)
      await professionals.save(professional)
      await database.rows(DERIVE_LISTINGS, [[professional.id], [professional.id]])
    },
    async publish(state) {
      await posts.save(aBlogPost({ isPublished: true, publishedAt: new Date('2026-11-11'), ...state }))
    },
    close: () => fresh.drop(),
  }
})
