import { test } from '@japa/runner'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { SCREEN_SEGMENTS } from '#domain/shared/screen_segments.ts'
import { paths } from '#frontend/paths.ts'
import { openTestApp } from '#infrastructure/server/testing/test_app.ts'

const firstSegment = (path: string) => path.split('?')[0]?.split('/')[1] ?? ''

test.group('Addresses that no professional may have', () => {
  test('include the first segment of every route, of the server and of the screens', async ({
    assert,
    cleanup,
  }) => {
    const site = await openTestApp()
    cleanup(() => site.close())
    const addresses = [
      ...site.routes.map((route) => route.split(' ')[1] ?? ''),
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      paths.blogCategory('disease'),
    ]

    const segments = new Set([...addresses.map(firstSegment), ...SCREEN_SEGMENTS])
    const free = [...segments].filter((segment) => isSlug(segment) && !RESERVED_SLUGS.has(segment))

    assert.include([...segments], 'sitemaps')
    assert.isAbove(segments.size, 15)
    assert.deepEqual(free, [])
  })
})
