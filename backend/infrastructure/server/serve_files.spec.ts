import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { serveFilesOf, withoutWorker } from './serve_files.ts'

test.group('The files of the screens', (group) => {
  let folder: string
  let address: string
  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'saude-perto-files-'))
    for (const name of ['assets', 'api']) mkdirSync(join(folder, name))
    for (const name of ['robots.txt', 'assets/app-1a2b.js', 'api/login', 'sw.js', 'sw_off.js'])
      writeFileSync(join(folder, name), name)
    const served = serveFilesOf(folder)
    const without = withoutWorker(served)
    const serve: typeof served = (request, ...rest) =>
      (request.headers['x-switched'] === 'off' ? without : served)(request, ...rest)
    const server = createServer((request, response) =>
      serve(request, response, () => response.writeHead(404).end()),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('are cached permanently if their name contains a hash', async ({ assert }) => {
    const [hashed, plain] = await Promise.all([
      fetch(`${address}/assets/app-1a2b.js`),
      fetch(`${address}/robots.txt`),
    ])

    assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(plain.headers.get('cache-control'), 'public, max-age=3600')
    assert.equal(await plain.text(), 'robots.txt')
  })

  test('contain a service worker that is always revalidated, or one that removes it', async ({ assert }) => {
    const on = await fetch(`${address}/sw.js`)
    const off = await fetch(`${address}/sw.js`, { headers: { 'x-switched': 'off' } })

    assert.deepEqual([await on.text(), await off.text()], ['sw.js', 'sw_off.js'])
    assert.deepEqual(
      [on, off].map(({ headers }) => headers.get('cache-control')),
      ['no-cache', 'no-cache'],
    )
  })

  test('are never searched for API paths', async ({ assert }) => {
    assert.equal((await fetch(`${address}/api/login`)).status, 404)
  })

  test('may be deleted while the server runs', async ({ assert }) => {
    rmSync(join(folder, 'robots.txt'))

    await assert.rejects(async () => (await fetch(`${address}/robots.txt`)).text())
    assert.equal((await fetch(`${address}/assets/app-1a2b.js`)).status, 200)
  })
})
