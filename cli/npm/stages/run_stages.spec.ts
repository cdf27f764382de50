import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'

type Given = { file: string; env: { DATA_DIR: string; TMPDIR: string }; held: boolean }
type Stage = {
  name: string
  run: (given: Given) => Promise<number>
  counts?: (file: string) => unknown
  lane?: string
}
type Ending = { name: string; code: number; counts?: unknown }
const { runStages } = (await import(new URL('./run_stages.mjs', import.meta.url).href)) as {
  runStages: (stages: Stage[], folder: string) => Promise<Ending[]>
}
const { japaCountsIn, playwrightCountsIn } = (await import(
  new URL('./stages.mjs', import.meta.url).href
)) as {
  japaCountsIn: (file: string) => unknown
  playwrightCountsIn: (file: string) => unknown
}

const passing: Stage = { name: 'types', run: async () => 0 }
const testsThat = (report: object, code = 0): Stage => ({
  name: 'unit',
  counts: japaCountsIn,
  run: async ({ file }) => {
    writeFileSync(file, JSON.stringify(report))
    return code
  },
})

test.group('The stages of the test run', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-perto-stages-'))
    return () => rmSync(folder, { recursive: true })
  })

  const codes = async (...stages: Stage[]): Promise<number[]> =>
    (await runStages(stages, folder)).map(({ code }) => code)

  test('end at the first that fails', async ({ assert }) => {
    assert.deepEqual(await codes(passing, { name: 'lint', run: async () => 3 }, passing), [0, 3])
  })

  test('run in parallel in one lane, with separate output and data, and none after a failure', async ({
    assert,
  }) => {
    const given: Given[] = []
    const meeting = Promise.withResolvers<void>()
    const meets = (name: string, code: number): Stage => ({
      name,
      lane: 'server',
      run: async (all) => {
        if (given.push(all) === 2) meeting.resolve()
        await meeting.promise
        return code
      },
    })

    assert.deepEqual(await codes(passing, meets('database', 3), meets('api', 0), passing), [0, 3, 0])
    assert.deepEqual(
      given.map(({ held }) => held),
      [true, true],
    )
    assert.notEqual(given[0]?.env.DATA_DIR, given[1]?.env.DATA_DIR)
    assert.deepEqual(
      given.map(({ env }) => env.TMPDIR),
      [folder, folder],
    )
  })

  test('run two at a time in a lane, and report in order', async ({ assert }) => {
    const running = new Set<string>()
    const events: string[] = []
    const second = Promise.withResolvers<void>()
    const stage = (name: string, until?: Promise<void>): Stage => ({
      name,
      lane: 'site',
      run: async () => {
        events.push(`${name} beside ${running.size}`)
        running.add(name)
        if (running.size === 2) second.resolve()
        await (until ?? second.promise)
        running.delete(name)
        if (name === 'budget') last.resolve()
        return 0
      },
    })
    const last = Promise.withResolvers<void>()
    const stages = [stage('browser', last.promise), stage('database'), stage('budget')]

    const endings = await runStages(stages, folder)

    assert.deepEqual(events, ['browser beside 0', 'database beside 1', 'budget beside 1'])
    assert.deepEqual(
      endings.map(({ name }) => name),
      ['browser', 'database', 'budget'],
    )
  })

  test('start none in a lane after a failure', async ({ assert }) => {
    const slower = (name: string): Stage => ({ name, lane: 'site', run: () => setImmediate(0) })
    const failing: Stage = { name: 'database', lane: 'site', run: async () => 3 }

    const stages = [slower('browser'), failing, slower('cli'), slower('budget')]

    const names = (await runStages(stages, folder)).map(({ name }) => name)

    assert.deepEqual(names, ['browser', 'database'])
  })

  test('fail with the error that a stage throws', async ({ assert }) => {
    const broken: Stage = { name: 'build', run: () => Promise.reject(new Error('out of space')) }

    assert.deepEqual(await codes(broken, passing), [1])
  })

  test('read how many tests passed', async ({ assert }) => {
    const counts = { passed: 3, failed: 0, skipped: 1 }

    assert.deepInclude((await runStages([testsThat(counts)], folder))[0], { code: 0, counts })
  })

  test('fail on a failed test even with exit code 0', async ({ assert }) => {
    assert.deepEqual(await codes(testsThat({ passed: 3, failed: 1, skipped: 0 })), [1])
  })

  test('fail without any test', async ({ assert }) => {
    assert.deepEqual(await codes(testsThat({ passed: 0, failed: 0, skipped: 0 })), [1])
    assert.deepEqual(await codes({ name: 'api', run: async () => 0, counts: japaCountsIn }), [1])
  })

  test('read the numbers of the browser tests, and count an error outside of any test', ({ assert }) => {
    const file = join(folder, 'browser.json')
    const report = (unexpected: number, errors: string[]): void => {
      const stats = { expected: 5, flaky: 1, unexpected, skipped: 2 }
      const specs = [
        { title: 'opens', ok: true },
        { title: 'closes', ok: unexpected === 0 },
      ]
      const suites = [{ title: 'menu.spec.ts', suites: [{ title: 'The menu', specs }] }]
      writeFileSync(file, JSON.stringify({ stats, errors, suites }))
    }

    report(0, [])
    assert.deepEqual(playwrightCountsIn(file), { passed: 6, failed: 0, skipped: 2, failures: [] })
    report(0, ['global setup'])
    assert.deepEqual(playwrightCountsIn(file), { passed: 6, failed: 1, skipped: 2, failures: [] })
    report(1, [])
    assert.deepEqual(playwrightCountsIn(file), {
      ...{ passed: 6, failed: 1, skipped: 2 },
      failures: ['menu.spec.ts › The menu › closes'],
    })
  })
})
