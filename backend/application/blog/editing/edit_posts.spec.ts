import { test } from '@japa/runner'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import {
  DraftPost,
  EditPost,
  ListAllPosts,
  ListRevisions,
  OpenPost,
  RestoreRevision,
  typedOf,
} from './edit_post.ts'
import { DeletePost, PublishDuePosts, PublishPost, SchedulePost, UnpublishPost } from './publish_post.ts'

const BY = { kind: 'admin', id: aUuid(2) } as const
const STRANGER = { kind: 'professional', id: aUuid(3) } as const
const POST = aUuid(401)
const OF_POST = { by: BY, postId: POST }
const HEADING = {
  title: 'Gripe: o que fazer',
  metaDescription: 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.',
}

async function editorDependencies(...posts: Partial<BlogPostState>[]) {
  const professionals = new InMemoryProfessionalRepository()
  await professionals.save(aProfessional({ id: aUuid(7), slug: 'dra-helena', blocked: false }))
  const deps = {
    directory: new InMemoryProfessionalDirectory(professionals),
    posts: new InMemoryBlogPostRepository(),
    auditLog: new InMemoryAuditLog(),
    unitOfWork: new InMemoryUnitOfWork(),
    ids: new SequentialIds(),
    clock: new FixedClock('2026-11-21T12:00:00Z'),
  }
  for (const post of posts) await deps.posts.save(aBlogPost(post))
  return { ...deps, stored: async () => (await deps.posts.findById(POST))?.state }
}

test.group('Editing posts', () => {
  test('creates a draft with the administrator as author', async ({ assert }) => {
    const deps = await editorDependencies()

    const drafted = await new DraftPost(deps).execute({
      by: BY,
      fields: { slug: 'gripe', ...HEADING },
    })

    const { state } = drafted.ok ? drafted.value : aBlogPost()
    assert.deepInclude(state, { authorId: BY.id, isPublished: false, publishedAt: null, viewCount: 0 })
    assert.deepInclude(deps.auditLog.entries[0], { action: 'post_created', subjectId: state.id })
  })

  test('creates a draft without an author for an operator, recorded by slug and title', async ({
    assert,
  }) => {
    const deps = await editorDependencies()
    const by = { kind: 'operator', id: 'cli:maria' } as const

    const drafted = await new DraftPost(deps).execute({ by, fields: { slug: 'gripe', ...HEADING } })

    assert.isNull(drafted.ok ? drafted.value.state.authorId : '')
    assert.deepEqual(deps.auditLog.entries, [
      {
        ...{ actorKind: 'operator', actorId: 'cli:maria', action: 'post_created', subjectKind: 'post' },
        subjectId: drafted.ok ? drafted.value.id : '',
        after: { slug: 'gripe', title: HEADING.title },
      },
    ])
  })

  test("refuses a draft that breaks a field's rule", async ({ assert }) => {
    const deps = await editorDependencies()

    const drafted = await new DraftPost(deps).execute({
      by: BY,
      fields: { slug: 'gripe', ...HEADING, title: '' },
    })

    assert.isFalse(drafted.ok)
    assert.isEmpty([...deps.posts.states(), ...deps.auditLog.entries])
  })

  test('records slug and title before and after, the changed texts, and the reason', async ({ assert }) => {
    const deps = await editorDependencies({ slug: 'enxaqueca', category: 'disease' })
    const fields = {
      slug: 'dor-de-cabeca',
      category: 'treatment',
      metaDescription: HEADING.metaDescription,
    }

    await new EditPost(deps).execute({ ...OF_POST, fields, reason: 'Revisado' })

    assert.deepEqual(deps.auditLog.entries, [
      {
        ...{ actorKind: 'admin', actorId: BY.id, action: 'post_edited' },
        ...{ subjectKind: 'post', subjectId: POST, reason: 'Revisado' },
        before: { slug: 'enxaqueca', category: 'disease' },
        after: { slug: 'dor-de-cabeca', category: 'treatment', texts: ['metaDescription'] },
      },
    ])
  })

  test('stores no revision and no entry when nothing changes', async ({ assert }) => {
    const deps = await editorDependencies({ isPublished: false })
    const before = await deps.stored()
    if (!before) throw new Error('There is no post.')
    deps.clock.advance({ minutes: 1 })

    const { writtenBy: _, reviewedBy: __, ...fields } = typedOf(before)
    const edited = await new EditPost(deps).execute({ ...OF_POST, fields, seen: before.updatedAt })
    const unscheduled = await new SchedulePost(deps).execute({ ...OF_POST, publishAt: null })

    assert.deepEqual([edited.ok, unscheduled.ok], [true, true])
    const publishAt = new Date('2026-11-22T12:00:00Z')
    await new SchedulePost(deps).execute({ ...OF_POST, publishAt })
    deps.clock.advance({ minutes: 1 })
    await new SchedulePost(deps).execute({ ...OF_POST, publishAt: new Date(publishAt) })
    assert.deepEqual(await deps.stored(), {
      ...{ ...before, publishAt, updatedAt: new Date('2026-11-21T12:01:00Z') },
    })
    assert.isEmpty(await deps.posts.listRevisions(POST))
    assert.deepEqual(
      deps.auditLog.entries.map(({ action }) => action),
      ['post_scheduled'],
    )
  })

  test('stores the complete former state as a revision, with the time of the change', async ({ assert }) => {
    const deps = await editorDependencies({ writtenBy: aUuid(7), excerpt: 'Curto.' })
    const before = await deps.stored()
    deps.clock.advance({ hours: 1 })

    await new EditPost(deps).execute({ ...OF_POST, fields: { excerpt: null } })

    const [revision] = await deps.posts.listRevisions(POST)
    assert.deepInclude(revision, { at: deps.clock.now(), title: before?.title })
    const fields = await deps.posts.findRevision(POST, revision?.id ?? '')
    assert.deepEqual(fields, before && typedOf(before))
    assert.equal((await deps.stored())?.updatedAt, deps.clock.now())
  })

  test('changes nothing when a field breaks its rule', async ({ assert }) => {
    const deps = await editorDependencies({})

    assert.isFalse((await new EditPost(deps).execute({ ...OF_POST, fields: { title: '' } })).ok)

    assert.equal((await deps.stored())?.title, 'Enxaqueca: sintomas e tratamento')
    assert.isEmpty([...deps.auditLog.entries, ...(await deps.posts.listRevisions(POST))])
  })

  test("refuses another post's slug, on creation and editing", async ({ assert }) => {
    const deps = await editorDependencies({ slug: 'gripe' }, { id: aUuid(402), slug: 'asma' })
    const taken = { ok: false, failure: 'post_slug_taken' }

    const fields = { slug: 'gripe', ...HEADING }
    assert.deepEqual(await new DraftPost(deps).execute({ by: BY, fields }), taken)
    const edit = { by: BY, postId: aUuid(402), fields: { slug: 'gripe' } }
    assert.deepEqual(await new EditPost(deps).execute(edit), taken)
  })

  test('changes only sent fields; the audit log names texts without their contents', async ({ assert }) => {
    const deps = await editorDependencies({ excerpt: 'Curto.', isPublished: true, publishedAt: new Date(0) })

    const fields = { title: 'Enxaqueca sem mistério', causes: 'Segredo', excerpt: null }
    await new EditPost(deps).execute({ ...OF_POST, fields })

    const post = await deps.stored()
    assert.deepInclude(post, { title: 'Enxaqueca sem mistério', excerpt: null, conditionName: 'Enxaqueca' })
    assert.deepInclude(post, { isPublished: true, publishedAt: new Date(0) })
    assert.sameMembers(Object.keys(post?.sections ?? {}), ['introduction', 'causes'])
    assert.deepInclude(deps.auditLog.entries[0], {
      before: { title: 'Enxaqueca: sintomas e tratamento' },
      after: { title: 'Enxaqueca sem mistério', texts: ['excerpt', 'causes'] },
    })
  })

  test('refuses an edit of an outdated version', async ({ assert }) => {
    const deps = await editorDependencies({})
    const seen = (await deps.stored())?.updatedAt
    const edit = (introduction: string) =>
      new EditPost(deps).execute({ ...OF_POST, fields: { introduction }, seen })

    assert.isTrue((await edit('Primeiro')).ok)
    assert.deepEqual(await edit('Segundo'), { ok: false, failure: 'post_changed_meanwhile' })

    assert.equal((await deps.stored())?.sections.introduction, 'Primeiro')
  })

  test('keeps the first publication date when published again', async ({ assert }) => {
    const deps = await editorDependencies({})
    await new PublishPost(deps).execute(OF_POST)
    const first = deps.clock.now()

    await new UnpublishPost(deps).execute(OF_POST)
    deps.clock.advance({ minutes: 60 })
    await new PublishPost(deps).execute(OF_POST)
    await new PublishPost(deps).execute(OF_POST)

    assert.deepInclude(await deps.stored(), { isPublished: true, publishedAt: first })
    const actions = deps.auditLog.entries.map(({ action }) => action)
    assert.deepEqual(actions, ['post_published', 'post_unpublished', 'post_published'])
  })

  test('records publishing and unpublishing once each', async ({ assert }) => {
    const deps = await editorDependencies({})
    const request = { ...OF_POST, reason: 'Pronto' }

    await new UnpublishPost(deps).execute(request)
    await new PublishPost(deps).execute(request)
    deps.clock.advance({ hours: 1 })
    const taken = await new UnpublishPost(deps).execute(request)

    assert.isFalse(taken.ok && taken.value.state.isPublished)
    assert.deepInclude(await deps.stored(), { isPublished: false, updatedAt: deps.clock.now() })
    const common = { actorKind: 'admin', actorId: BY.id, subjectKind: 'post', subjectId: POST } as const
    const [draft, published] = [{ isPublished: false }, { isPublished: true }]
    assert.deepEqual(deps.auditLog.entries, [
      { ...common, action: 'post_published', before: draft, after: published, reason: 'Pronto' },
      { ...common, action: 'post_unpublished', before: published, after: draft, reason: 'Pronto' },
    ])
  })

  test('publishes nothing that lacks a required field', async ({ assert }) => {
    const deps = await editorDependencies({ metaDescription: 'Curta demais.' })

    assert.deepEqual(await new PublishPost(deps).execute(OF_POST), { ok: false, failure: 'post_incomplete' })
    assert.isFalse((await deps.stored())?.isPublished)
  })

  test('opens a draft for an editor, or reports that there is none', async ({ assert }) => {
    const deps = await editorDependencies({ isPublished: false })

    const opened = await new OpenPost(deps).execute(OF_POST)

    assert.equal(opened.ok && opened.value.id, POST)
    const missing = { by: BY, postId: aUuid(499) }
    assert.deepEqual(await new OpenPost(deps).execute(missing), { ok: false, failure: 'post_not_found' })
  })

  test('opens a draft by its slug too', async ({ assert }) => {
    const deps = await editorDependencies({ slug: 'asma', isPublished: false })
    const open = new OpenPost(deps)

    const opened = await open.execute({ by: BY, slug: 'asma' })

    assert.equal(opened.ok && opened.value.id, POST)
    const failure = 'post_not_found'
    assert.deepEqual(await open.execute({ by: BY, slug: 'gota' }), { ok: false, failure })
    assert.deepEqual(await open.execute({ by: STRANGER, slug: 'asma' }), { ok: false, failure: 'forbidden' })
  })

  test('can be signed only by listed professionals', async ({ assert }) => {
    const deps = await editorDependencies({})
    const edit = (fields: object) => new EditPost(deps).execute({ ...OF_POST, fields })

    assert.deepEqual(await edit({ author: 'ninguem' }), { ok: false, failure: 'author_unknown' })
    assert.deepEqual(await edit({ reviewer: 'ninguem' }), { ok: false, failure: 'reviewer_unknown' })
    await edit({ author: 'dra-helena', reviewer: 'dra-helena' })
    await edit({ excerpt: 'Breve.' })
    assert.deepInclude(await deps.stored(), { writtenBy: aUuid(7), reviewedBy: aUuid(7), excerpt: 'Breve.' })
    assert.instanceOf((await deps.stored())?.reviewedAt, Date)
    await edit({ reviewer: '', excerpt: 'Curto.' })

    assert.deepInclude(await deps.stored(), {
      writtenBy: aUuid(7),
      reviewedBy: null,
      reviewedAt: null,
      excerpt: 'Curto.',
    })
  })

  test('publishes a scheduled draft at its time and not before', async ({ assert }) => {
    const deps = await editorDependencies({})
    const publishAt = new Date('2026-11-22T09:00:00Z')
    const run = () => new PublishDuePosts(deps).execute()

    await new SchedulePost(deps).execute({ ...OF_POST, publishAt })
    deps.clock.moveTo('2026-11-22T08:59:59.999Z')
    await run()
    assert.deepInclude(await deps.stored(), { isPublished: false, publishAt })
    deps.clock.moveTo(publishAt)
    await run()
    await run()

    assert.deepInclude(await deps.stored(), { isPublished: true, publishAt: null, publishedAt: publishAt })
    assert.deepEqual(
      deps.auditLog.entries.map(({ action, actorKind }) => [action, actorKind]),
      [
        ['post_scheduled', 'admin'],
        ['post_published', 'system'],
      ],
    )
    assert.deepInclude(deps.auditLog.entries[0], { before: { publishAt: null }, after: { publishAt } })
    assert.deepEqual(deps.auditLog.entries[1], {
      ...{ actorKind: 'system', actorId: null, action: 'post_published' },
      ...{ subjectKind: 'post', subjectId: POST },
      ...{ before: { isPublished: false }, after: { isPublished: true } },
    })
  })

  test('publishes a hundred scheduled drafts per run, and the rest in the next', async ({ assert }) => {
    const publishAt = new Date('2026-11-20T12:00:00Z')
    const drafts = Array.from({ length: 101 }, (_, index) => ({
      ...{ id: aUuid(401 + index), slug: `gripe-${index}`, publishAt },
    }))
    const deps = await editorDependencies(...drafts)
    const published = () => deps.posts.states().filter(({ isPublished }) => isPublished).length

    await new PublishDuePosts(deps).execute()
    assert.equal(published(), 100)
    await new PublishDuePosts(deps).execute()
    assert.equal(published(), 101)
  })

  test('skips an unscheduled draft, and records one that became invalid', async ({ assert }) => {
    const publishAt = new Date('2026-11-20T12:00:00Z')
    const deps = await editorDependencies({ publishAt, metaDescription: 'Curta demais.' })
    await new PublishDuePosts(deps).execute()
    await new PublishDuePosts(deps).execute()
    const change = { before: { publishAt }, after: { publishAt: null } }
    assert.deepInclude(await deps.stored(), { isPublished: false, publishAt: null })
    assert.deepEqual(deps.auditLog.entries, [
      {
        ...{ actorKind: 'system', actorId: null, action: 'post_unscheduled' },
        ...{ subjectKind: 'post', subjectId: POST, ...change },
      },
    ])

    const other = await editorDependencies({ publishAt })
    await new SchedulePost(other).execute({ ...OF_POST, publishAt: null })
    await new PublishDuePosts(other).execute()
    assert.deepInclude(await other.stored(), { isPublished: false, publishAt: null })
    assert.deepInclude(other.auditLog.entries[0], { action: 'post_unscheduled', ...change })
    assert.lengthOf(other.auditLog.entries, 1)
  })

  test('schedules only complete drafts, at most a year ahead', async ({ assert }) => {
    const schedule = async (publishAt: string, state: Partial<BlogPostState> = {}) => {
      const deps = await editorDependencies(state)
      const result = await new SchedulePost(deps).execute({ ...OF_POST, publishAt: new Date(publishAt) })
      return result.ok || result.failure
    }

    assert.equal(await schedule('2026-11-21T12:00:00Z'), 'publish_time_refused')
    assert.isTrue(await schedule('2026-11-21T12:00:01Z'))
    assert.equal(await schedule('2027-11-23T12:00:00Z'), 'publish_time_refused')
    assert.equal(await schedule('2026-12-01T12:00:00Z', { metaDescription: 'x' }), 'post_incomplete')
    const published = { isPublished: true, publishedAt: new Date(0) }
    assert.equal(await schedule('2026-12-01T12:00:00Z', published), 'post_published_already')
  })

  test('restores a revision and stores the replaced state as one', async ({ assert }) => {
    const deps = await editorDependencies({})
    await new EditPost(deps).execute({ ...OF_POST, fields: { title: 'Enxaqueca de novo', causes: 'Novo' } })
    const list = async () => {
      const listed = await new ListRevisions(deps).execute(OF_POST)
      return listed.ok ? listed.value : []
    }
    const [first] = await list()

    const restored = await new RestoreRevision(deps).execute({ ...OF_POST, revisionId: first?.id ?? '' })

    assert.isTrue(restored.ok)
    assert.deepInclude(await deps.stored(), { title: 'Enxaqueca: sintomas e tratamento' })
    assert.deepEqual(Object.keys((await deps.stored())?.sections ?? {}), ['introduction'])
    assert.deepEqual(
      (await list()).map(({ title }) => title),
      ['Enxaqueca de novo', 'Enxaqueca: sintomas e tratamento'],
    )
    const missing = await new RestoreRevision(deps).execute({ ...OF_POST, revisionId: aUuid(999) })
    assert.deepEqual(missing, { ok: false, failure: 'revision_not_found' })
    const unknown = await new ListRevisions(deps).execute({ by: BY, postId: aUuid(499) })
    assert.deepEqual(unknown, { ok: false, failure: 'post_not_found' })
  })

  test('deletes with title and slug on record', async ({ assert }) => {
    const deps = await editorDependencies({ slug: 'asma' })

    assert.isTrue((await new DeletePost(deps).execute(OF_POST)).ok)
    assert.deepEqual(await new DeletePost(deps).execute(OF_POST), { ok: false, failure: 'post_not_found' })

    const missing = { ok: false, failure: 'post_not_found' }
    for (const UseCase of [PublishPost, UnpublishPost])
      assert.deepEqual(await new UseCase(deps).execute(OF_POST), missing)
    assert.isUndefined(await deps.stored())
    const before = { slug: 'asma', title: 'Enxaqueca: sintomas e tratamento' }
    assert.deepInclude(deps.auditLog.entries[0], { action: 'post_deleted', before })
  })

  test('requires an administrator or an operator', async ({ assert }) => {
    const deps = await editorDependencies({})
    const refused = { ok: false, failure: 'forbidden' }
    const target = { by: STRANGER, postId: POST }
    const fields = { slug: 'gripe', ...HEADING }

    const request = { page: 1, limit: 9 }
    assert.deepEqual(await new ListAllPosts(deps).execute({ by: STRANGER, request }), refused)
    assert.deepEqual(await new DraftPost(deps).execute({ by: STRANGER, fields }), refused)
    assert.deepEqual(await new EditPost(deps).execute({ ...target, fields }), refused)
    const revision = { ...target, revisionId: aUuid(1) }
    assert.deepEqual(await new RestoreRevision(deps).execute(revision), refused)
    assert.deepEqual(await new SchedulePost(deps).execute({ ...target, publishAt: null }), refused)
    for (const UseCase of [ListRevisions, OpenPost, DeletePost, PublishPost, UnpublishPost])
      assert.deepEqual(await new UseCase(deps).execute(target), refused)
    assert.isEmpty(deps.auditLog.entries)
  })
})
