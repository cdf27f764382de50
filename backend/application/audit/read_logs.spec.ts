import { test } from '@japa/runner'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemorySecurityLog } from '#application/testing/in_memory_security_log.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Actor } from './actor.ts'
import { type AuditQuery, ListAuditEntries, ListSecurityEvents, ShowAuditEntry } from './read_logs.ts'

const OPERATOR: Actor = { kind: 'operator', id: 'cli:maria' }
const ADMIN: Actor = { kind: 'admin', id: 'chefe' }
const PROFESSIONAL: Actor = { kind: 'professional', id: 'ana' }
const DATABASE = { subjectKind: 'database', subjectId: 'x' } as const
const FORBIDDEN = { ok: false, failure: 'forbidden' }

test.group('The audit log', () => {
  const given = async () => {
    const auditLog = new InMemoryAuditLog()
    const professionals = InMemoryProfessionalRepository.holding(
      aProfessional({ id: aUuid(1), slug: 'ana-lima', email: 'ana@exemplo.com.br' }),
    )
    const posts = new InMemoryBlogPostRepository()
    await posts.save(aBlogPost({ slug: 'asma' }))
    const entry = { actorKind: 'operator', actorId: 'cli:maria', subjectKind: 'professional' } as const
    for (const subjectId of [aUuid(1), aUuid(2), aUuid(1)])
      await auditLog.record({ ...entry, action: 'professional_verified', subjectId })
    const byAna = { actorKind: 'admin', actorId: aUuid(1) } as const
    const published = { subjectKind: 'post', subjectId: aBlogPost().id, action: 'post_published' } as const
    await auditLog.record({ ...byAna, ...published })
    await auditLog.record({
      ...entry,
      subjectKind: 'file',
      subjectId: 'posts/a.json',
      action: 'posts_imported',
    })
    return new ListAuditEntries({ auditLog, professionals, posts })
  }

  test('shows entries newest first to administrators and operators', async ({ assert }) => {
    const list = await given()

    for (const by of [OPERATOR, ADMIN]) {
      const listed = await list.execute({ by, filter: { subject: aUuid(1) }, page: 1, limit: 1 })
      assert.equal(listed.ok && listed.value.total, 2)
      assert.deepEqual(listed.ok && listed.value.entries.map(({ id }) => id), ['3'])
    }
  })

  test('can be filtered by actor and subject, named by e-mail or slug', async ({ assert }) => {
    const list = await given()
    const ids = async (filter: AuditQuery) => {
      const listed = await list.execute({ by: ADMIN, filter, page: 1, limit: 10 })
      return listed.ok ? listed.value.entries.map(({ id }) => id).join(' ') : listed.failure
    }

    for (const subject of ['ana-lima', '/ana-lima', 'https://site.com.br/ana-lima', ' Ana@Exemplo.com.br'])
      assert.equal(await ids({ subject: subject.trim() }), '3 1', subject)
    assert.equal(await ids({ subject: '/tudo-sobre/asma' }), '4')
    assert.equal(await ids({ subject: 'posts/a.json' }), '5')
    assert.equal(await ids({ subject: 'ninguem' }), 'subject_unknown')
    assert.equal(await ids({ actor: 'ana-lima' }), '4')
    assert.equal(await ids({ actor: 'cli:maria', subject: aUuid(2) }), '2')
    assert.equal(await ids({ actor: 'ninguem@exemplo.com.br' }), 'actor_unknown')
  })

  test('shows one entry', async ({ assert }) => {
    const auditLog = new InMemoryAuditLog()
    await auditLog.record({ actorKind: 'system', actorId: null, action: 'retention_applied', ...DATABASE })
    const show = (by: Actor, entryId: string) => new ShowAuditEntry({ auditLog }).execute({ by, entryId })

    assert.deepInclude(await show(ADMIN, '1'), { ok: true })
    assert.deepEqual(await show(ADMIN, '2'), { ok: false, failure: 'audit_entry_not_found' })
    assert.deepEqual(await show(PROFESSIONAL, '1'), FORBIDDEN)
  })

  test('refuses professionals', async ({ assert }) => {
    const list = await given()

    assert.deepEqual(await list.execute({ by: PROFESSIONAL, filter: {}, page: 1, limit: 10 }), FORBIDDEN)
  })
})

test.group('The security log', () => {
  const given = async (events: number) => {
    const securityLog = new InMemorySecurityLog()
    for (let event = 0; event < events; event++)
      await securityLog.note({ kind: 'account_list_read', accountId: 'chefe' })
    return new ListSecurityEvents({ securityLog })
  }

  test('shows operators pages of at most 200', async ({ assert }) => {
    const list = await given(201)
    const input = { by: OPERATOR, filter: {}, page: 1 }

    const some = await list.execute({ ...input, limit: 2 })
    const many = await list.execute({ ...input, limit: 5_000 })

    assert.deepEqual(some.ok && some.value.events.map(({ id }) => id), ['201', '200'])
    assert.equal(some.ok && some.value.total, 201)
    assert.lengthOf(many.ok ? many.value.events : [], 200)
  })

  test('refuses administrators and professionals', async ({ assert }) => {
    const list = await given(1)

    for (const by of [ADMIN, PROFESSIONAL])
      assert.deepEqual(await list.execute({ by, filter: {}, page: 1, limit: 10 }), FORBIDDEN)
  })
})
