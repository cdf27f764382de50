import { test } from '@japa/runner'
import { type PostFile, PostFiles, type SourcePost } from '#application/ports/post_files.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import type { Actor } from '../audit/actor.ts'
import { ImportPosts } from './import_posts.ts'

const FIELDS = {
  slug: 'gripe',
  title: 'Gripe: o que fazer',
  metaDescription: 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.',
  category: 'disease',
  introduction: 'A gripe passa em poucos dias.',
}

class OnePost extends PostFiles {
  opened = 0
  fields: Record<string, string> = FIELDS
  override async open({ path }: { path: string }): Promise<PostFile> {
    this.opened++
    const post: SourcePost = {
      ...{ file: path, line: 1, lines: new Map(), parts: [], picture: null, losses: [], raw: {} },
      fields: new Map(Object.entries(this.fields)),
    }
    return {
      name: path,
      async *posts() {
        yield post
      },
      leftOut: () => ({}),
      reject: () => {},
      close: async () => null,
    }
  }
}

test.group('ImportPosts', () => {
  const aPress = () => {
    const deps = {
      postFiles: new OnePost(),
      posts: new InMemoryBlogPostRepository(),
      auditLog: new InMemoryAuditLog(),
      unitOfWork: new InMemoryUnitOfWork(),
      ids: new SequentialIds(),
      clock: new FixedClock(),
    }
    const run = (by: Actor) => new ImportPosts(deps).execute({ by, path: 'posts.json', publish: true })
    return { ...deps, run }
  }

  test('stores and publishes what an operator brings, on record under their name', async ({ assert }) => {
    const { run, posts, auditLog } = aPress()

    const imported = await run({ kind: 'operator', id: 'cli:maria' })

    assert.deepInclude(imported.ok && imported.value, { created: 1, failed: 0 })
    assert.isTrue((await posts.findBySlug('gripe'))?.state.isPublished)
    assert.deepEqual(
      auditLog.entries.map(({ actorKind, actorId, action }) => [actorKind, actorId, action]),
      [
        ['operator', 'cli:maria', 'posts_import_started'],
        ['operator', 'cli:maria', 'post_published'],
        ['operator', 'cli:maria', 'posts_imported'],
      ],
    )
  })

  test('opens no file for administrators and professionals', async ({ assert }) => {
    const { run, postFiles, auditLog } = aPress()

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await run({ kind, id: 'x' }), { ok: false, failure: 'forbidden' })

    assert.equal(postFiles.opened, 0)
    assert.isEmpty(auditLog.entries)
  })

  test('names each field it does not know once, and leaves it alone', async ({ assert }) => {
    const { run, postFiles } = aPress()
    postFiles.fields = { ...FIELDS, cor: 'azul', Título: FIELDS.title }

    const imported = await run({ kind: 'operator', id: 'cli:maria' })

    assert.deepEqual(imported.ok && imported.value.unknownFields, ['cor'])
  })
})
