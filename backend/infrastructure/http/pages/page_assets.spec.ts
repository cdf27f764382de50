import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { readPageAssets } from './page_renderer.ts'

const MANIFEST = {
  'app/entry_client.tsx': {
    file: 'entry.js',
    src: 'app/entry_client.tsx',
    imports: ['_react.js', '_shared.js'],
    css: ['styles.css'],
  },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'], css: ['styles.css'] },
  '_workspace.js': { file: 'workspace.js', css: ['workspace.css'] },
  'features/home/home_screen.tsx': {
    file: 'home.js',
    src: 'features/home/home_screen.tsx',
    isDynamicEntry: true,
    imports: ['_shared.js'],
    css: ['styles.css'],
  },
  'features/dashboard/dashboard_screen.tsx': {
    file: 'dashboard.js',
    src: 'features/dashboard/dashboard_screen.tsx',
    isDynamicEntry: true,
    imports: ['_shared.js', '_workspace.js'],
    css: ['dashboard.css'],
  },
}

async function assetsOf(manifest: object) {
  const folder = await mkdtemp(join(tmpdir(), 'page-assets-'))
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest))
  return readPageAssets(pathToFileURL(`${folder}/`))
}

test.group('The files of a page', () => {
  test('list once what every page loads, the entry last', async ({ assert }) => {
    const { scripts, styles } = await assetsOf(MANIFEST)

    assert.deepEqual(scripts, ['/react.js', '/shared.js', '/entry.js'])
    assert.deepEqual(styles, ['/styles.css'])
  })

  test("include a screen's own files only for it", async ({ assert }) => {
    const { chunks, screenStyles } = await assetsOf(MANIFEST)

    assert.deepEqual(chunks, {
      'features/home/home_screen.tsx': ['/home.js'],
      'features/dashboard/dashboard_screen.tsx': ['/dashboard.js', '/workspace.js'],
    })
    assert.deepEqual(screenStyles, {
      'features/dashboard/dashboard_screen.tsx': ['/dashboard.css', '/workspace.css'],
    })
  })

  test('require an entry in the build', async ({ assert }) => {
    await assert.rejects(() => assetsOf({}), 'The client build lacks its entry.')
  })
})
