import { test } from '@japa/runner'
import { AccountAdminList } from '#application/ports/account_admin_list.ts'
import type { EditorsPostsRequest } from '#application/ports/blog_post_repository.ts'
import { ReviewAdminList } from '#application/ports/review_repository.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { ListAccounts } from '../accounts/read_accounts.ts'
import type { Actor } from '../audit/actor.ts'
import { ListAuditEntries } from '../audit/read_logs.ts'
import { ListAllPosts } from '../blog/editing/edit_post.ts'
import { ListAllReviews } from '../reviews/list_reviews.ts'
import { ListUsers } from './list_users.ts'

const by: Actor = { kind: 'operator', id: 'cli:maria' }

test.group('The lists of those who run the site', () => {
  test('have a maximum length that no request exceeds', async ({ assert }) => {
    const asked: number[] = []
    const nobody = (limit: number) => {
      asked.push(limit)
      return Promise.resolve({ rows: [], entries: [], posts: [], total: 0 })
    }
    class Accounts extends AccountAdminList {
      override list = (_filter: object, _page: number, limit: number) => nobody(limit)
      override find = () => Promise.resolve(null)
    }
    class Reviews extends ReviewAdminList {
      override list = (_filter: object, _page: number, limit: number) => nobody(limit)
    }
    class Professionals extends InMemoryProfessionalAdminList {
      override list = (_filter: object, _page: number, limit: number) => nobody(limit)
    }
    class Entries extends InMemoryAuditLog {
      override list = (_filter: object, _page: number, limit: number) => nobody(limit)
    }
    class Posts extends InMemoryBlogPostRepository {
      override findForEditors = ({ limit }: EditorsPostsRequest) => nobody(limit)
    }
    const input = { by, filter: {}, page: 1, limit: 5_000 }

    const adminList = new Professionals(new InMemoryProfessionalRepository())
    await new ListUsers({ adminList, securityLog: new InMemorySecurityLog() }).execute({
      ...input,
      sort: 'newest',
    })
    await new ListAccounts({ accountAdminList: new Accounts() }).execute(input)
    await new ListAllReviews({ reviewAdminList: new Reviews() }).execute(input)
    await new ListAllPosts({ posts: new Posts() }).execute({ by, request: input })
    const professionals = new InMemoryProfessionalRepository()
    await new ListAuditEntries({ auditLog: new Entries(), professionals, posts: new Posts() }).execute(input)

    assert.deepEqual(asked, [1_000, 1_000, 1_000, 1_000, 200])
  })
})
