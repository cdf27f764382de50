import { test } from '@japa/runner'
import { postImageStoreBehaviour } from '#application/ports/testing/post_image_store_behaviour.ts'
import { PostImageFiles, type PostImageVariant } from '#application/ports/post_image_store.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PostgresBlogPostRepository } from './postgres_blog_post_repository.ts'
import { PostgresPostImageMoves, PostgresPostImageStore } from './postgres_post_stores.ts'

class FilesInMemory extends PostImageFiles {
  readonly files = new Map<string, Uint8Array>()
  isAway = false

  override async put(name: string, variants: readonly PostImageVariant[]) {
    if (this.isAway) throw new Error('away')
    for (const { width, bytes } of variants) this.files.set(`${name} ${width}`, bytes)
  }

  override async get(name: string, width: number) {
    return this.files.get(`${name} ${width}`) ?? null
  }

  override async remove(name: string) {
    for (const key of [...this.files.keys()]) if (key.startsWith(`${name} `)) this.files.delete(key)
  }
}

function storesWith(filesOf: () => PostImageFiles | null) {
  let fresh: FreshDatabase
  return {
    async open() {
      fresh = await freshDatabase()
      const images = new PostgresPostImageStore(fresh.database, filesOf())
      return { images, posts: new PostgresBlogPostRepository(fresh.database) }
    },
    close: () => fresh.drop(),
  }
}

postImageStoreBehaviour(
  'PostgreSQL',
  storesWith(() => null),
)
postImageStoreBehaviour(
  'PostgreSQL with files elsewhere',
  storesWith(() => new FilesInMemory()),
)

const NAME = `${'a'.repeat(22)}-900x600`
const VARIANT = { width: 640, bytes: Buffer.from('a picture') } as const
const AT = new Date('2026-11-01T12:00:00Z')
const LATER = new Date('2026-12-01T12:00:00Z')

test.group('PostgreSQL | pictures of posts whose bytes lie elsewhere', (group) => {
  let fresh: FreshDatabase
  group.each.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })

  test('are stored only there, and removed when unused', async ({ assert }) => {
    const files = new FilesInMemory()
    const images = new PostgresPostImageStore(fresh.database, files)
    await images.put(NAME, [VARIANT], AT)

    assert.deepEqual(await fresh.database.rows('select bytes from post_images'), [{ bytes: null }])
    assert.deepEqual([...files.files.keys()], [`${NAME} 640`])
    await images.removeUnused(LATER)
    assert.isEmpty([...files.files.keys()])
  })

  test('are still found in the database', async ({ assert }) => {
    await new PostgresPostImageStore(fresh.database).put(NAME, [VARIANT], AT)
    const images = new PostgresPostImageStore(fresh.database, new FilesInMemory())

    assert.deepEqual(Buffer.from((await images.get(NAME, 640)) ?? []), VARIANT.bytes)
  })

  test('are moved there and back, each after its copy exists', async ({ assert }) => {
    const files = new FilesInMemory()
    const { database } = fresh
    const images = new PostgresPostImageStore(database, files)
    const moves = new PostgresPostImageMoves(database, files)
    await new PostgresPostImageStore(database).put(NAME, [VARIANT], AT)
    const read = async () => Buffer.from((await images.get(NAME, 640)) ?? []).toString()

    assert.deepEqual([await moves.page(null, 5), await moves.page(NAME, 5)], [[NAME], []])
    assert.equal(await moves.move(NAME, 's3', true), 'moved')
    assert.isEmpty([...files.files])
    assert.equal(await moves.move(NAME, 's3', false), 'moved')
    assert.equal(await moves.move(NAME, 's3', false), 'there')
    assert.deepEqual([files.files.size, await read()], [1, 'a picture'])
    assert.equal(await moves.move(NAME, 'postgresql', false), 'moved')
    assert.deepEqual([files.files.size, await read()], [0, 'a picture'])
    assert.isNull(await moves.move('unknown', 's3', false))
    await moves.move(NAME, 's3', false)
    files.files.clear()
    assert.equal(await moves.move(NAME, 'postgresql', false), 'missing')
  })

  test('stay when the copy differs', async ({ assert }) => {
    const files = new FilesInMemory()
    files.get = async () => Buffer.from('?')
    await new PostgresPostImageStore(fresh.database).put(NAME, [VARIANT], AT)

    await assert.rejects(() => new PostgresPostImageMoves(fresh.database, files).move(NAME, 's3', false))

    assert.deepEqual(await fresh.database.rows('select bytes is null as away from post_images'), [
      { away: false },
    ])
  })

  test('are not listed if they could not be stored', async ({ assert }) => {
    const files = new FilesInMemory()
    files.isAway = true
    const images = new PostgresPostImageStore(fresh.database, files)

    await assert.rejects(() => images.put(NAME, [VARIANT], AT), 'away')
    assert.isEmpty(await fresh.database.rows('select from post_images'))
  })
})
