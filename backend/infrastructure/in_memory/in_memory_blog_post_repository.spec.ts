import { blogPostRepositoryBehaviour } from '#application/ports/testing/blog_post_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

blogPostRepositoryBehaviour('InMemoryBlogPostRepository', inMemoryStores())
