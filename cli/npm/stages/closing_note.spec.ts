import { test } from '@japa/runner'

type Counts = { passed: number; failed: number; skipped: number; failures?: string[] }
type Ending = { name: string; seconds: number; code: number; counts?: Counts }
const { closingNote } = (await import(new URL('./run_stages.mjs', import.meta.url).href)) as {
  closingNote: (endings: Ending[]) => string
}

const ending = (name: string, code = 0, counts?: Counts): Ending => ({
  name,
  seconds: 1,
  code,
  ...(counts && { counts }),
})
const lastLine = (note: string): string | undefined => note.split('\n').at(-1)

test.group('The closing note of the test run', () => {
  test('gives the sum of all tests on its last line', ({ assert }) => {
    const note = closingNote([
      ending('install'),
      ending('unit', 0, { passed: 40, failed: 0, skipped: 0 }),
      ending('api', 0, { passed: 2, failed: 0, skipped: 0 }),
    ])

    assert.equal(lastLine(note), '42 passed, 0 failed')
    assert.match(note, /^unit +40 +0 +0 +1\.0 s$/m)
    assert.notInclude(note, 'install')
  })

  test('names skipped tests when there are any', ({ assert }) => {
    const note = closingNote([ending('browser', 0, { passed: 3, failed: 0, skipped: 1 })])

    assert.equal(lastLine(note), '3 passed, 0 failed, 1 skipped')
  })

  test('counts a stage without tests that failed as one failure', ({ assert }) => {
    const note = closingNote([ending('types', 2)])

    assert.equal(lastLine(note), '0 passed, 1 failed')
    assert.match(note, /^types +0 +1/m)
  })

  test('says that stages without tests passed', ({ assert }) => {
    assert.equal(closingNote([ending('install'), ending('types')]), 'install, types passed')
  })

  test('counts an aborted test stage as at least one failure', ({ assert }) => {
    const note = closingNote([ending('unit', 1, { passed: 0, failed: 0, skipped: 0 })])

    assert.equal(lastLine(note), '0 passed, 1 failed')
  })

  test('names what failed', ({ assert }) => {
    const failures = ['The queue › keeps jobs: deadlock detected']
    const note = closingNote([ending('database', 1, { passed: 3, failed: 1, skipped: 0, failures })])

    assert.match(note, /^✖ database: The queue › keeps jobs: deadlock detected$/m)
    assert.equal(lastLine(note), '3 passed, 1 failed')
  })
})
