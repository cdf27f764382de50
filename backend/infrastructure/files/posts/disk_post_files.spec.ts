import { mkdir, mkdtemp, readFile, rm, writeFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PostFileChoice, SourcePost } from '#application/ports/post_files.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { StreamRecordFiles } from '../stream_record_files.ts'
import { DiskPostFiles, isPublicAddress, WebPictures } from './disk_post_files.ts'
import { aZip } from './testing/a_zip.ts'

const EXPORT = `<?xml version="1.0" encoding="UTF-8"?><rss><channel><title>Blog da Clínica</title>
<item><title>Asma</title><wp:post_type>post</wp:post_type><wp:post_name>asma-%c3%a0-noite</wp:post_name>
<content:encoded><![CDATA[Chiado. <script>//<![CDATA[ x() //]]></script> Fim.]]></content:encoded>
<category domain="category" nicename="a"><![CDATA[Pulmão]]></category><category domain="post_tag" nicename="b"><![CDATA[remédio]]></category></item>
<item><title>Quem somos</title><wp:post_type>page</wp:post_type></item>
</channel></rss>`

test.group('DiskPostFiles', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saude-posts-'))
    return () => rm(folder, { recursive: true })
  })

  const write = async (name: string, bytes: string | Buffer) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const read = async (choice: Partial<PostFileChoice>, input: Buffer = Buffer.alloc(0)) => {
    const files = new DiskPostFiles(new StreamRecordFiles(), Readable.from([input], { objectMode: false }))
    const opened = await files.open({ path: folder, ...choice })
    const posts: SourcePost[] = []
    for await (const post of opened.posts()) posts.push(post)
    for (const post of posts) if (!post.fields) opened.reject(post, 'não serve')
    return { posts, leftOut: opened.leftOut(), failed: await opened.close() }
  }
  const textOf = (post: SourcePost | undefined) => post?.parts.map(({ text }) => text).join('\n')

  test('never overwrites its source with refused posts', async ({ assert }) => {
    await write('a.json', '[{"title": 3')
    const path = join(folder, 'a.json')

    await assert.rejects(() => read({ path, failedPath: path }), /é o próprio arquivo da importação/)

    assert.equal(await readFile(path, 'utf8'), '[{"title": 3')
  })

  test('never overwrites a file of its source folder, but an earlier file of refused posts', async ({
    assert,
  }) => {
    await write('posts/a.json', '[{"title": 3')
    await write('posts/old.failed.json', '[]')

    const overOne = () => read({ failedPath: join(folder, 'posts', 'a.json') })
    await assert.rejects(overOne, /é o próprio arquivo da importação/)
    assert.equal(await readFile(join(folder, 'posts', 'a.json'), 'utf8'), '[{"title": 3')

    const { failed } = await read({ failedPath: join(folder, 'posts', 'old.failed.json') })
    assert.match(failed ?? '', /old\.failed\.json$/)
  })

  test('reads front matter in TOML and in YAML, and pages of HTML', async ({ assert }) => {
    await write(
      'content/a.md',
      '+++\ntitle = "Gripe"\ntags = ["febre"]\ndate = 2024-03-02\n+++\nTexto {{< figure src="x" >}} fim.',
    )
    await write('content/b.md', '---\ntitle: Tosse\n...\n{% highlight js %}\nx()\n{% endhighlight %}\n')
    await write('content/c.md', '+++\ntitle = "sem fim\n+++\nTexto')
    await write(
      'content/d.html',
      Buffer.from(
        '<html><head><meta charset="iso-8859-1"><title>Dor de cabeça | Blog</title><meta name="description" ' +
          'content="Dói"></head><body><nav>Menu</nav><article><h1>Dor de ' +
          'cabeça</h1><p>Água.</p></article></body></html>',
        'latin1',
      ),
    )
    await write('content/_index.md', 'lista')
    await write('_layouts/post.html', '<p>modelo</p>')
    await write('_pages/sobre.md', '---\ntitle: Sobre\n---\nNós')
    await write('content/foto.png', 'x')

    const { posts, leftOut, failed } = await read({})

    const [toml, yaml, broken, html] = posts
    assert.deepEqual([...(toml?.fields?.entries() ?? [])].slice(0, 3), [
      ['title', 'Gripe'],
      ['tags', ['febre']],
      ['date', '2024-03-02'],
    ])
    assert.deepEqual([toml?.lines.get('tags'), textOf(toml), toml?.losses], [3, 'Texto  fim.', ['[figure]']])
    assert.deepEqual([textOf(yaml), yaml?.losses], ['x()', []])
    assert.deepInclude(broken, { fields: null, line: 2 })
    assert.match(broken?.unreadable ?? '', /não é TOML válido/)
    assert.deepEqual(
      [html?.fields?.get('title'), html?.fields?.get('metaDescription')],
      ['Dor de cabeça', 'Dói'],
    )
    assert.equal(textOf(html), 'Água.')
    assert.deepEqual(leftOut, { 'índice de pasta': 1, página: 1, 'arquivo de imagem': 1 })
    assert.match(await readFile(failed ?? '', 'utf8'), /"document"/)
    assert.lengthOf((await read({ pages: true })).posts, 5)
  })

  test('reads an export from gzip, zip or standard input', async ({ assert }) => {
    await write('a.xml.gz', gzipSync(EXPORT))
    await write(
      'b.zip',
      aZip({ 'export/a.xml': EXPORT, 'c.md': '---\ntitle: Tosse\n---\nOi', '__MACOSX/c.md': '' }),
    )

    const packed = await read({ path: join(folder, 'a.xml.gz') })
    const zipped = await read({ path: join(folder, 'b.zip'), pages: true })

    const [asthma] = packed.posts
    assert.deepInclude(Object.fromEntries(asthma?.fields ?? []), {
      slug: 'asma-à-noite',
      category: ['Pulmão'],
      tags: ['remédio'],
    })
    assert.deepEqual([textOf(asthma), asthma?.site], ['Chiado.  Fim.', 'Blog da Clínica'])
    assert.deepEqual(packed.leftOut, { página: 1 })
    assert.deepEqual(
      zipped.posts.map(({ fields }) => fields?.get('title')),
      ['Tosse', 'Asma', 'Quem somos'],
    )
    for (const [input, title] of [
      [Buffer.from(EXPORT), 'Asma'],
      [gzipSync(EXPORT), 'Asma'],
      [aZip({ 'x.xml': EXPORT }), 'Asma'],
      [Buffer.from('{"title":"Um"}\n{"title":"Dois"}'), 'Um'],
      [Buffer.from('[{"title":"Um"}]'), 'Um'],
      [Buffer.from('<p>Oi</p>'), undefined],
      [Buffer.from('---\ntitle: Tosse\n---\nOi'), 'Tosse'],
    ] as const)
      assert.equal((await read({ path: '-' }, input)).posts[0]?.fields?.get('title'), title)
  })

  const anExport = (...items: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>${items.join('\n')}</channel></rss>`
  const anItem = (title: string, text: string, more = '') =>
    `<item><title>${title}</title><wp:post_type>post</wp:post_type>${more}<content:encoded><![CDATA[${text}]]></content:encoded></item>`

  test('repairs what XML forbids in an export: controls, the entities of HTML, a lonely &', async ({
    assert,
  }) => {
    await write(
      'a.xml',
      anExport(
        anItem('Sa&uacute;de & &#11;vida &amp; &semnome;', 'Um\u000Bdois \u0008tr\u0000ês &uacute;'),
        anItem('Asma', 'Oi'),
      ),
    )

    const { posts } = await read({ path: join(folder, 'a.xml') })

    assert.deepEqual(
      posts.map((post) => [post.fields?.get('title'), textOf(post)]),
      [
        ['Saúde & vida & &semnome;', 'Um\ndois três ú'],
        ['Asma', 'Oi'],
      ],
    )
  })

  test('skips content before and between the items of an export', async ({ assert }) => {
    const items = [
      anItem('Um', 'A </item> B'),
      '<!-- <item><title>Apagado</title></item> --><?php x ?>',
      anItem('Dois', 'C'),
      '<wp:term><wp:term_id>1</wp:term_id></wp:term>',
      anItem('Três', 'D'),
      '<image><url>https://a.br/b.png</url></image>',
    ]
    const notice = '<br />\n<b>Notice</b>:  Undefined index: x in <b>/a.php</b> on line <b>1</b><br />\n'
    await write('a.xml', notice + anExport(...items))

    for (const { posts } of [
      await read({ path: join(folder, 'a.xml') }),
      await read({ path: '-' }, Buffer.from(notice + anExport(...items))),
    ])
      assert.deepEqual(
        posts.map(({ fields }) => fields?.get('title')),
        ['Um', 'Dois', 'Três'],
      )
  })

  test('keeps an invalid item with line and error, for repair', async ({ assert }) => {
    const broken = anItem('Gripe', 'Texto', '\n<wp:post_name>gripe</wp:postname>')
    await write('a.xml', anExport(anItem('Um', 'A'), broken, anItem('Dois', 'B')))

    const { posts, failed } = await read({ path: join(folder, 'a.xml') })
    const refused = await readFile(failed ?? '', 'utf8')
    await write('mended.json', refused.replace('</wp:postname>', '</wp:post_name>'))
    const mended = await read({ path: join(folder, 'mended.json') })

    assert.deepInclude(posts[1], { fields: null, line: 3 })
    assert.match(
      posts[1]?.unreadable ?? '',
      /^este item, que começa na linha 2, não é XML válido: falta fechar <wp:post_name>/,
    )
    assert.deepEqual(JSON.parse(refused)[0].wxr, broken)
    assert.deepEqual(
      mended.posts.map((post) => [post.fields?.get('slug'), textOf(post), post.site]),
      [['gripe', 'Texto', 'Blog']],
    )
  })

  test('finds the date of a post anywhere in an export', async ({ assert }) => {
    const gmt = '<wp:post_date_gmt>2011-05-11 02:30:00</wp:post_date_gmt>'
    const never = '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>'
    const local = '<wp:post_date>2011-05-10 23:30:00</wp:post_date>'
    const pub = '<pubDate>Wed, 11 May 2011 02:30:00 +0000</pubDate>'
    await write(
      'a.xml',
      anExport(
        ...[
          gmt + local,
          never + local + pub,
          never + pub,
          `${never}<pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>`,
        ].map((dates) => anItem('Um', 'A', dates)),
      ),
    )

    const { posts } = await read({ path: join(folder, 'a.xml') })

    assert.deepEqual(
      posts.map(({ fields }) => fields?.get('publishedAt')),
      ['2011-05-11T02:30:00Z', '2011-05-10 23:30:00', 'Wed, 11 May 2011 02:30:00 +0000', undefined],
    )
  })

  test("reads a Markdown file's date from its name or folders, if it has none", async ({ assert }) => {
    await write('_posts/2014-03-02-gripe.md', '---\ntitle: Gripe\n---\nTexto')
    await write('content/2013/04/05/tosse.md', '---\ntitle: Tosse\n---\nTexto')
    await write('posts/2014-03-02-asma.md', '---\ntitle: Asma\npubDate: 2012-01-01\n---\nTexto')

    const { posts } = await read({})

    assert.deepEqual(
      posts.map(({ fields }) => fields?.get('date') ?? fields?.get('pubDate')),
      ['2014-03-02', '2013-04-05', '2012-01-01'],
    )
  })

  test('recognizes the dates and drafts of Medium', async ({ assert }) => {
    const page = (time: string) =>
      `<html><head><title>Gripe</title></head><body><article><h1>Gripe</h1><section>Texto</section>${time}</article></body></html>`
    await write(
      'posts/2014-03-02_Gripe-1a2b.html',
      page('<time class="dt-published" datetime="2014-03-02T10:00:00.000Z">2 mar</time>'),
    )
    await write('posts/draft_Tosse-3c4d.html', page(''))

    const { posts } = await read({})

    assert.deepEqual(
      posts.map(({ fields }) => ['slug', 'publishedAt', 'date', 'draft'].map((name) => fields?.get(name))),
      [
        ['gripe-1a2b', '2014-03-02T10:00:00.000Z', undefined, undefined],
        ['draft-tosse-3c4d', undefined, undefined, true],
      ],
    )
  })

  test('refuses an oversized header, but not the files beside it', async ({ assert }) => {
    const level = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(`*${of}`).join(',')}]`
    const bomb = ['a: &a [x,x]', level('b', 'a'), level('c', 'b'), level('d', 'c'), level('e', 'd')].join(
      '\n',
    )
    await write('a.md', `---\n${bomb}\n---\nTexto`)
    await write('b.md', `---\ntitle: ${'['.repeat(20_000)}\n---\nTexto`)
    await write('c.md', `+++\ntitle = ${'['.repeat(20_000)}\n+++\nTexto`)
    await write('d.json', `[${'['.repeat(20_000)}`)
    await write('e.md', '---\ntitle: Tosse\n---\nOi')

    const { posts } = await read({})

    assert.deepEqual(
      posts.map(({ file, fields }) => [file, fields?.get('title')]),
      [...['a.md', 'b.md', 'c.md', 'd.json'].map((name) => [name, undefined]), ['e.md', 'Tosse']],
    )
    for (const { unreadable } of posts.slice(0, 4)) assert.match(unreadable ?? '', /aninhad|não é/)
  })

  test('reads the posts of all Ghost editors', async ({ assert }) => {
    const lexical = {
      root: {
        children: [
          { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Causas' }] },
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'Um & ' },
              { type: 'link', url: 'https://a.br', children: [{ type: 'text', text: 'dois' }] },
            ],
          },
          {
            type: 'list',
            tag: 'ul',
            children: [{ type: 'listitem', children: [{ type: 'text', text: 'três' }] }],
          },
          { type: 'codeblock', code: 'a\n\nb' },
          { type: 'callout', calloutText: 'Atenção <b>já</b>' },
        ],
      },
    }
    const mobiledoc = {
      cards: [['card-markdown', { markdown: 'Em *Markdown*' }]],
      markups: [['a', ['href', 'https://b.br']], ['em']],
      sections: [
        [
          1,
          'p',
          [
            [0, [0, 1], 1, 'quatro'],
            [0, [], 1, ' cinco'],
          ],
        ],
        [3, 'ol', [[[0, [], 0, 'seis']]]],
        [10, 0],
      ],
    }
    const data = {
      posts: [
        {
          ...{
            id: '1',
            title: 'Um',
            slug: 'um',
            html: '<p>Oi</p>',
            status: 'published',
            visibility: 'public',
          },
          ...{ published_at: '2014-03-02T10:00:00.000Z', feature_image: '__GHOST_URL__/a.png' },
        },
        {
          id: '2',
          title: 'Dois',
          slug: 'dois',
          html: null,
          lexical: JSON.stringify(lexical),
          status: 'draft',
        },
        { id: '3', title: 'Três', slug: 'tres', mobiledoc: JSON.stringify(mobiledoc), visibility: 'paid' },
        { id: '4', title: 'Sobre', slug: 'sobre', page: 1, markdown: 'Nós' },
      ],
      posts_meta: [{ post_id: '1', meta_description: 'Descrição', feature_image_alt: 'Um mapa' }],
      posts_tags: [
        { post_id: '1', tag_id: 't' },
        { post_id: '1', tag_id: 'u' },
      ],
      tags: [
        { id: 't', name: 'Remédios' },
        { id: 'u', name: '#interna' },
      ],
      settings: [{ key: 'title', value: 'Blog da Clínica' }],
    }
    await write('ghost.json', JSON.stringify({ db: [{ meta: {}, data }] }, null, 1))

    const { posts, leftOut } = await read({ path: join(folder, 'ghost.json') })

    assert.deepEqual(Object.fromEntries(posts[0]?.fields ?? []), {
      ...{ title: 'Um', slug: 'um', html: '<p>Oi</p>', metaDescription: 'Descrição', tags: ['Remédios'] },
      ...{ featuredImage: '/a.png', featuredImageAlt: 'Um mapa', publishedAt: '2014-03-02T10:00:00.000Z' },
      status: ['published', 'public'],
    })
    assert.deepEqual(
      posts.map((post) => [post.site, post.fields?.get('status'), textOf(post)]),
      [
        ['Blog da Clínica', ['published', 'public'], 'Oi'],
        ['Blog da Clínica', ['draft'], 'Um & dois (https://a.br)\n- três\na\n\nb\nAtenção já'],
        ['Blog da Clínica', ['paid'], 'quatro cinco (https://b.br)\n1. seis\nEm Markdown'],
      ],
    )
    assert.deepEqual(leftOut, { página: 1 })
    assert.lengthOf((await read({ path: join(folder, 'ghost.json'), pages: true })).posts, 4)
  })

  test('names an unsupported export', async ({ assert }) => {
    await write(
      'blogger.xml',
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>',
    )

    await assert.rejects(() => read({ path: join(folder, 'blogger.xml') }), /Atom.*Blogger/)
  })

  test('refuses a zip with false sizes, outside paths or truncation, and a truncated gzip', async ({
    assert,
  }) => {
    const whole = aZip({ 'a.md': 'x'.repeat(2_000) })
    await write('mente.zip', aZip({ 'a.md': 'x'.repeat(2_000) }, 10))
    await write('grande.zip', aZip({ 'a.md': 'x', 'b.md': 'y' }, 4_000_000_000))
    await write('fora.zip', aZip({ '../a.md': 'x' }))
    await write('cortado.zip', whole.subarray(0, whole.length - 30))
    await write('cortado.xml.gz', gzipSync(EXPORT).subarray(0, 100))
    await write('enorme.md.gz', gzipSync(Buffer.alloc(40 << 20, 'a ')))

    for (const [name, message] of [
      ['mente.zip', /não é um zip inteiro/],
      ['grande.zip', /reparta-o/],
      ['fora.zip', /não é um zip inteiro/],
      ['cortado.zip', /não é um zip inteiro/],
      ['cortado.xml.gz', /não é um gzip inteiro/],
      ['enorme.md.gz', /reparta-o/],
    ] as const)
      await assert.rejects(() => read({ path: join(folder, name) }), message)
  })

  test('refuses only texts with endless nesting', async ({ assert }) => {
    await write('a.html', '<div>'.repeat(200_000))
    await write('b.html', '<p>Oi</p>')

    const { posts } = await read({})

    assert.deepEqual([posts[0]?.fields, textOf(posts[1])], [null, 'Oi'])
  })
})

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

  test('are requested at the verified address', async ({ assert }) => {
    answer = (_, response) => response.end('a picture')
    const web = aWeb({ 'fotos.example': ['127.0.0.1'] }, ['127.0.0.1'])

    assert.equal(textOf(await web.read(`http://fotos.example:${port()}/a.png`)), 'a picture')
    assert.deepEqual(requests, [`fotos.example:${port()} /a.png`])
  })

  test('are refused at private addresses, by number, name and redirect', async ({ assert }) => {
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

  test('may be redirected three times, have at most 5 MB and a time limit', async ({ assert }) => {
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

  test('are not requested after three unanswered attempts', async ({ assert }) => {
    answer = (request) => request.socket.destroy()
    const web = aWeb({ 'fotos.example': ['127.0.0.1'] }, ['127.0.0.1'])

    for (const name of ['a', 'b', 'c', 'd', 'e'])
      assert.equal(textOf(await web.read(`http://fotos.example:${port()}/${name}`)), 'picture_unreachable')

    assert.lengthOf(requests, 3)
  })

  test('come only from public networks', ({ assert }) => {
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

  test('are read only from its folder', async ({ assert }) => {
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
