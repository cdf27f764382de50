import { publicAddressesBehaviour } from '#application/ports/testing/public_addresses_behaviour.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryBlogPostRepository } from './in_memory_blog_post_repository.ts'
import { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryPublicAddresses } from './in_memory_public_addresses.ts'

publicAddressesBehaviour('in memory', async () => {
  const professionals = new InMemoryProfessionalRepository()
  const posts = new InMemoryBlogPostRepository()
  return {
    addresses: new InMemoryPublicAddresses(professionals, posts),
    async add(state) {
      await professionals.save(aProfessional(state))
    },
    async publish(state) {
      await posts.save(aBlogPost({ isPublished: true, publishedAt: new Date('2026-11-11'), ...state }))
    },
    close: async () => undefined,
  }
})
