import { test } from '@japa/runner'
import { SECTION_GROUPS } from './section_groups.ts'
import { SECTION_NAMES } from './post_values.ts'

test.group('The groups of the editor', () => {
  test('contain every section once, in reading order', ({ assert }) => {
    assert.deepEqual(
      SECTION_GROUPS.flatMap(({ sections }) => sections),
      SECTION_NAMES,
    )
  })
})
