import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { serveFilesOf } from './serve_files.ts'

test.group('The files of the screens', (group) => {
  let folder: string
  let address: string
  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'saude-perto-files-'))
    for (const name of ['assets', 'api']) mkdirSync(join(folder, name))
    for (const name of ['robots.txt', 'assets/app-1a2b.js', 'api/login'])
      writeFileSync(join(folder, name), name)
    const serve = serveFilesOf(folder)
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

  test('are kept by browsers for ever where their name changes with them', async ({ assert }) => {
    const [hashed, plain] = await Promise.all([
      fetch(`${address}/assets/app-1a2b.js`),
      fetch(`${address}/robots.txt`),
    ])

    assert.equal(hashed.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(plain.headers.get('cache-control'), 'public, max-age=3600')
    assert.equal(await plain.text(), 'robots.txt')
  })

  test('are not looked for where the API is asked', async ({ assert }) => {
    assert.equal((await fetch(`${address}/api/login`)).status, 404)
  })

  test('may vanish under the server, which goes on', async ({ assert }) => {
    rmSync(join(folder, 'robots.txt'))

    await assert.rejects(async () => (await fetch(`${address}/robots.txt`)).text())
    assert.equal((await fetch(`${address}/assets/app-1a2b.js`)).status, 200)
  })
})
