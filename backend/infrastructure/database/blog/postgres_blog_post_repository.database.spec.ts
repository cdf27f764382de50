import { blogPostRepositoryBehaviour } from '#application/ports/testing/blog_post_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

blogPostRepositoryBehaviour('PostgresBlogPostRepository', postgresStores())
