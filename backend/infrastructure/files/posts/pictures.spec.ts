import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { fail, type Result } from '#domain/shared/result.ts'
import { StreamRecordFiles } from '../stream_record_files.ts'
import { DiskPostFiles } from './disk_post_files.ts'
import { isPublicAddress, WebPictures } from './pictures.ts'
import { aZip } from './testing/a_zip.ts'

const textOf = (picture: Result<Uint8Array, string>) =>
  picture.ok ? Buffer.from(picture.value).toString() : picture.failure

async function firstOf<Post>(posts: AsyncIterable<Post>): Promise<Post> {
  for await (const post of posts) return post
  throw new Error('There is no post.')
}

test.group('Pictures of posts on the web', (group) => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let base: string
  let requests: string[]
  group.each.setup(async () => {
    requests = []
    const server = createServer((request, response) => {
      requests.push(`${request.headers.host} ${request.url}`)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => {
      server.closeAllConnections()
      server.close()
    }
  })
  const port = () => base.split(':')[1]
  /** Names are looked up here; what is public is said by the test. */
  const aWeb = (hosts: Record<string, string[]>, publicOnes: string[], timeout = 60_000) =>
    new WebPictures({
      timeout,
      isPublic: (address) => publicOnes.includes(address),
      resolve: async (host) => (hosts[host] ?? []).map((address) => ({ address, family: 4 })),
    })

  test('are asked for at the very address that was looked at', async ({ assert }) => {
    answer = (_, response) => response.end('a picture')
    const web = aWeb({ 'fotos.example': ['127.0.0.1'] }, ['127.0.0.1'])

    assert.equal(textOf(await web.read(`http://fotos.example:${port()}/a.png`)), 'a picture')
    assert.deepEqual(requests, [`fotos.example:${port()} /a.png`])
  })

  test('are refused at addresses that are not everybody’s, by number, name and redirect', async ({
    assert,
  }) => {
    answer = (_, response) =>
      response.writeHead(302, { location: 'http://inside.example/latest/meta-data' }).end()
    const web = aWeb(
      {
        'fotos.example': ['127.0.0.1'],
        'both.example': ['127.0.0.1', '10.0.0.1'],
        'inside.example': ['169.254.169.254'],
      },
      ['127.0.0.1'],
    )

    for (const address of [
      'http://10.0.0.1/a.png',
      `http://both.example:${port()}/a.png`,
      `http://fotos.example:${port()}/redirected.png`,
      'http://[::1]/a.png',
      'http://0x0a000001/a.png',
      'ftp://fotos.example/a.png',
      'file:///etc/passwd',
      `http://user:secret@fotos.example:${port()}/a.png`,
    ])
      assert.deepEqual(await web.read(address), fail('picture_private'), address)
    assert.deepEqual(requests, [`fotos.example:${port()} /redirected.png`])
  })

  test('may be redirected three times, are 5 MB at most, and have to come in time', async ({ assert }) => {
    const read = (path: string, timeout?: number) =>
      aWeb({ 'fotos.example': ['127.0.0.1'] }, ['127.0.0.1'], timeout).read(
        `http://fotos.example:${port()}${path}`,
      )
    answer = ({ url = '' }, response) => {
      if (url.startsWith('/hop')) {
        const hops = Number(url.slice(4))
        if (hops === 0) response.end('there')
        else response.writeHead(301, { location: `/hop${hops - 1}` }).end()
      } else if (url === '/told') response.writeHead(200, { 'content-length': 6_000_000 }).end()
      else if (url === '/untold') response.end(Buffer.alloc(6_000_000))
      else if (url === '/gone') response.writeHead(404).end()
      else if (url === '/refused') response.writeHead(403).end()
    }

    assert.equal(textOf(await read('/hop3')), 'there')
    assert.equal(textOf(await read('/hop4')), 'picture_unreachable')
    assert.equal(textOf(await read('/told')), 'picture_too_large')
    assert.equal(textOf(await read('/untold')), 'picture_too_large')
    assert.equal(textOf(await read('/gone')), 'picture_missing')
    assert.equal(textOf(await read('/refused')), 'picture_unreachable')
    assert.equal(textOf(await read('/never', 50)), 'picture_slow')
  })

  test('are no longer asked for where nobody answered three times', async ({ assert }) => {
    answer = (request) => request.socket.destroy()
    const web = aWeb({ 'fotos.example': ['127.0.0.1'] }, ['127.0.0.1'])

    for (const name of ['a', 'b', 'c', 'd', 'e'])
      assert.equal(textOf(await web.read(`http://fotos.example:${port()}/${name}`)), 'picture_unreachable')

    assert.lengthOf(requests, 3)
  })

  test('are those of public networks alone', ({ assert }) => {
    for (const address of ['8.8.8.8', '200.160.2.3', '2001:12ff::10', '::ffff:8.8.8.8'])
      assert.isTrue(isPublicAddress(address), address)
    for (const address of [
      ...[
        '0.0.0.0',
        '10.1.2.3',
        '100.64.0.1',
        '127.0.0.1',
        '169.254.169.254',
        '172.16.0.1',
        '192.168.0.1',
        '198.18.0.1',
      ],
      ...[
        '224.0.0.1',
        '255.255.255.255',
        '::',
        '::1',
        '::ffff:10.0.0.1',
        '::10.0.0.1',
        '64:ff9b::a00:1',
        '2002:a00:1::',
      ],
      ...['fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', 'fotos.example', ''],
    ])
      assert.isFalse(isPublicAddress(address), address)
  })
})

test.group('Pictures of posts beside their file', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    return () => rm(folder, { recursive: true })
  })
  const nowhere = new WebPictures({ resolve: async () => [], isPublic: () => false })
  const open = (path: string, input = Readable.from([])) =>
    new DiskPostFiles(new StreamRecordFiles(), input, nowhere).open({ path })
  const FILES = {
    'blog/_posts/2026-01-01-gripe.md': '---\ntitle: Gripe\n---\nTexto',
    'blog/_posts/ao lado.png': 'beside',
    'blog/images/top.png': 'top',
    'blog/static/hugo.png': 'hugo',
    'outside.png': 'outside',
  }
  const ANSWERS = [
    ['ao%20lado.png', 'beside'],
    ['/images/top.png?x=1', 'top'],
    ['../images/top.png', 'top'],
    ['/hugo.png', 'hugo'],
    ['../../outside.png', 'picture_missing'],
    ['/nothing.png', 'picture_missing'],
  ] as const

  test('are read from its folder, and never from outside', async ({ assert }) => {
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(join(folder, name, '..'), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    await symlink(join(folder, 'outside.png'), join(folder, 'blog', 'link.png'))
    const file = await open(join(folder, 'blog'))
    const post = await firstOf(file.posts())

    for (const [address, expected] of [
      ...ANSWERS,
      ['/link.png', 'picture_missing'],
      ['/images', 'picture_missing'],
    ])
      assert.equal(textOf(await file.picture(post, address ?? '')), expected, address)
    assert.equal(textOf(await file.picture(post, 'https://a.example/b.png')), 'picture_private')
    await file.close()
  })

  test('are read from its zip', async ({ assert }) => {
    const names = Object.entries(FILES).map(([name, text]) => [name.replace('blog/', ''), text] as const)
    await writeFile(join(folder, 'blog.zip'), aZip(Object.fromEntries(names)))
    const file = await open(join(folder, 'blog.zip'))
    const post = await firstOf(file.posts())

    for (const [address, expected] of ANSWERS)
      assert.equal(textOf(await file.picture(post, address)), expected, address)
    await file.close()
  })
})
