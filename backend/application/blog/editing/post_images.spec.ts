import { test } from '@japa/runner'
import { PostImageStore, type PostImageVariant } from '#application/ports/post_image_store.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { RemoveUnusedPostImages, UploadPostImage } from './post_images.ts'

const HASH = 'a'.repeat(22)
const VARIANTS: PostImageVariant[] = [{ width: 640, bytes: new Uint8Array([1]) }]
const admin = { kind: 'admin', id: aUuid(2) } as const

class WatchedStore extends PostImageStore {
  readonly names: string[] = []
  readonly removals: Date[] = []

  override async put(name: string) {
    this.names.push(name)
  }

  override async get() {
    return null
  }

  override async removeUnused(before: Date) {
    this.removals.push(before)
    return 0
  }
}

test.group('Pictures of posts', () => {
  const clock = new FixedClock('2026-11-21T12:00:00Z')
  const encoder = {
    encodeWhole: async (bytes: Uint8Array) =>
      bytes.length > 0
        ? ok({ hash: HASH, width: 900, height: 600, variants: VARIANTS })
        : fail('image_broken' as const),
  }

  test('are stored under a name made of content and size, only for administrators', async ({ assert }) => {
    const [postImages, auditLog] = [new WatchedStore(), new InMemoryAuditLog()]
    const upload = new UploadPostImage({ encoder, postImages, clock, auditLog })
    const bytes = new Uint8Array([1])

    assert.deepEqual(await upload.execute({ by: admin, bytes }), ok(`/api/post-images/${HASH}-900x600`))
    const stranger = { kind: 'professional', id: aUuid(3) } as const
    assert.deepEqual(await upload.execute({ by: stranger, bytes }), fail('forbidden'))
    assert.deepEqual(await upload.execute({ by: admin, bytes: new Uint8Array() }), fail('image_broken'))
    assert.deepEqual(postImages.names, [`${HASH}-900x600`])
    assert.deepEqual(auditLog.entries, [
      {
        ...{ actorKind: 'admin', actorId: admin.id, action: 'post_image_sent' },
        ...{ subjectKind: 'post_image', subjectId: `${HASH}-900x600` },
      },
    ] as typeof auditLog.entries)
  })

  test('are removed after thirty unused days', async ({ assert }) => {
    const postImages = new WatchedStore()

    await new RemoveUnusedPostImages({ postImages, clock }).execute()

    assert.deepEqual(postImages.removals, [new Date('2026-10-22T12:00:00Z')])
  })
})
