import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { PostFileChoice, SourcePost } from '#application/ports/post_files.ts'
import { StreamRecordFiles } from '../stream_record_files.ts'
import { DiskPostFiles } from './disk_post_files.ts'
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
        '<html><head><meta charset="iso-8859-1"><title>Dor de cabeça | Blog</title><meta name="description" content="Dói"></head><body><nav>Menu</nav><article><h1>Dor de cabeça</h1><p>Água.</p></article></body></html>',
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

  test('reads an export packed by gzip or zip, and by the standard input', async ({ assert }) => {
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

  test('refuses a zip that lies of its sizes, leads out of its folder or is cut, and a gzip that is', async ({
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

  test('gives up a text whose marks stand in one another without end, and no other', async ({ assert }) => {
    await write('a.html', '<div>'.repeat(200_000))
    await write('b.html', '<p>Oi</p>')

    const { posts } = await read({})

    assert.deepEqual([posts[0]?.fields, textOf(posts[1])], [null, 'Oi'])
  })
})
