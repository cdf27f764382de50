import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

const MODULE = new URL('./build_frontend.mjs', import.meta.url).href
const { keepEarlierAssets } = (await import(MODULE)) as {
  keepEarlierAssets: (old: string, fresh: string) => void
}

test.group('keepEarlierAssets', (group) => {
  let folder: string
  const client = () => join(folder, 'client')

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-perto-assets-'))
    return () => rmSync(folder, { recursive: true })
  })

  /** A build as the bundler leaves it, put in the place of the one before. */
  function build(names: readonly string[]): string[] {
    const fresh = join(folder, 'next')
    mkdirSync(join(fresh, '.vite'), { recursive: true })
    mkdirSync(join(fresh, 'assets'))
    const manifest = names.map((name) => [name, { file: `assets/${name}` }])
    writeFileSync(join(fresh, '.vite', 'manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
    for (const name of names) {
      writeFileSync(join(fresh, 'assets', name), `code of ${name}`)
      writeFileSync(join(fresh, 'assets', `${name}.br`), `small ${name}`)
    }
    keepEarlierAssets(client(), fresh)
    rmSync(client(), { recursive: true, force: true })
    renameSync(fresh, client())
    return readdirSync(join(client(), 'assets')).filter((name) => !name.endsWith('.br'))
  }

  test("keeps the previous build's files and compressed copies", ({ assert }) => {
    build(['react-1.js', 'home-1.js'])

    assert.sameMembers(build(['react-1.js', 'home-2.js']), ['react-1.js', 'home-1.js', 'home-2.js'])
    const kept = join(client(), 'assets', 'home-1.js')
    assert.equal(readFileSync(kept, 'utf8'), 'code of home-1.js')
    assert.equal(readFileSync(`${kept}.br`, 'utf8'), 'small home-1.js')
  })

  test('removes a build after three later ones', ({ assert }) => {
    build(['home-1.js'])
    build(['home-2.js'])
    build(['home-3.js'])

    assert.sameMembers(build(['home-4.js']), ['home-1.js', 'home-2.js', 'home-3.js', 'home-4.js'])
    assert.sameMembers(build(['home-5.js']), ['home-2.js', 'home-3.js', 'home-4.js', 'home-5.js'])
    assert.isFalse(existsSync(join(client(), 'assets', 'home-1.js.br')))
  })
})
