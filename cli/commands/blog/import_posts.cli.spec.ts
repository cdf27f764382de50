import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { picture } from '#infrastructure/images/testing/pictures.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'
import { aWordPressExport, BAD_POSTS, fillFolder, HELD_BACK_EXPORT } from './testing/many_posts.ts'

const STORED = `select title, category, is_published as "isPublished", published_at as "publishedAt", introduction,
  symptoms, causes, treatment, faqs, featured_image as "featuredImage", meta_description as "metaDescription"
  from blog_posts where slug = ?`

test.group('saude blog import', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const countPosts = () =>
    app.database.row(
      'select count(*)::int as posts, count(*) filter (where is_published)::int as published from blog_posts',
    )

  const publications = () =>
    app.database.row(
      `select count(*)::int as count, bool_and(actor_kind = 'operator' and actor_id like 'cli:%') as "byOperator"
       from audit_log where action = 'post_published' and subject_id in (select id::text from blog_posts)`,
    )

  test('imports 500 WordPress posts and 193 of 200 Markdown files, and reports the other 7', async ({
    assert,
  }) => {
    await app.write('wordpress.xml', aWordPressExport(500))
    await fillFolder(join(app.folder, 'posts'), 193)
    const before = await app.checksum()

    const dryRun = await app.saude('blog import posts --dry-run')
    assert.equal(dryRun.code, 3)
    assert.match(dryRun.out, /criar +post-2 +Post em Markdown número 2 +rascunho/)
    assert.equal(await app.checksum(), before)

    const wordpress = await app.saude('blog import wordpress.xml --publish --json')
    const folder = await app.saude('blog import posts --json')

    assert.deepInclude(JSON.parse(wordpress.out), { read: 500, created: 500, failed: 0, failedFile: null })
    assert.deepInclude(JSON.parse(folder.out), {
      read: 200,
      created: 193,
      failed: 7,
      failedFile: 'posts.failed.json',
    })
    assert.deepEqual([wordpress.code, folder.code], [0, 3])
    assert.deepEqual(await countPosts(), { posts: 693, published: 490 })
    const problems: { file: string; line: number; field: string; reason: string }[] = JSON.parse(
      folder.out,
    ).problems
    assert.deepEqual(
      problems.map(({ file, line, field }) => [file, line, field]),
      BAD_POSTS.map(({ name, at, field }) => [name, at, field]),
    )
    for (const { reason } of problems) assert.isNotEmpty(reason)
    assert.match(folder.err, /ruim-4\.md:2 {2}title: há caracteres perdidos/)
  })

  test('changes nothing the second time', async ({ assert }) => {
    const before = await app.database.rows('select * from blog_posts order by id')

    const told = await publications()
    const wordpress = await app.saude('blog import wordpress.xml --publish --json')
    const folder = await app.saude('blog import posts --json')

    assert.deepEqual(await publications(), told)
    assert.deepInclude(JSON.parse(wordpress.out), { created: 0, updated: 0, unchanged: 500 })
    assert.deepInclude(JSON.parse(folder.out), { created: 0, updated: 0, unchanged: 193, failed: 7 })
    assert.deepEqual(await app.database.rows('select * from blog_posts order by id'), before)
  })

  test('records each publication, and each import with its operator', async ({ assert }) => {
    await app.write(
      'rascunho.csv',
      `slug,title,metaDescription,introduction\npost-2,Um rascunho lido,${'d'.repeat(60)},Um texto`,
    )
    assert.deepEqual(await publications(), { count: 490, byOperator: true })

    await app.saude('blog import rascunho.csv --publish --dry-run')
    await app.saude('blog import rascunho.csv --publish')

    assert.deepEqual(await publications(), { count: 491, byOperator: true })
    const [published] = await app.database.rows(
      `select before, after from audit_log where action = 'post_published' order by id desc`,
    )
    assert.deepEqual(published, { before: { isPublished: false }, after: { isPublished: true } })
    const [summary] = await app.database.rows(
      `select actor_id like 'cli:%' as "byOperator", after from audit_log where action = 'posts_imported' order by id desc`,
    )
    assert.deepInclude(summary, { byOperator: true })
  })

  test('turns the markup of WordPress into sections', async ({ assert }) => {
    const classic = await app.database.row(STORED, ['wp-1'])
    const blocks = await app.database.row(STORED, ['wp-2'])

    assert.deepInclude(classic, {
      category: 'medicine',
      isPublished: true,
      publishedAt: new Date('2024-03-02T12:00:00Z'),
      introduction:
        'Primeiras palavras sobre o tema 1, longas o bastante para uma descrição.\nOutro parágrafo.',
      symptoms: '- Febre & dor\n- Cansaço',
      treatment: 'Repouso',
      featuredImage: 'https://exemplo.com.br/foto.jpg',
    })
    assert.deepInclude(blocks, { causes: 'Não se sabe ao certo.', faqs: 'P: Dói? R: Às vezes.' })
  })

  test('overwrites a file with refused posts only on request', async ({ assert }) => {
    await app.write('curto.md', '---\ntitle: Curto\n---\nNada')
    await app.write('outro.json', 'de outra pessoa')

    const refused = await app.saude('blog import curto.md --failed outro.json')
    assert.equal(refused.code, 2)
    assert.match(refused.err, /outro\.json já existe: escolha outro nome, ou use --yes/)
    assert.equal(await app.read('outro.json'), 'de outra pessoa')

    await app.saude('blog import curto.md --failed outro.json --yes')
    assert.include(await app.read('outro.json'), 'Curto')
  })

  test('imports refused posts once repaired', async ({ assert }) => {
    const failed = await app.read('posts.failed.json')
    const repaired = failed
      .replace('"title": "Curto"', '"title": "Agora comprido"')
      .replace('"curta demais"', `"${'longa o bastante '.repeat(4).trim()}"`)
      .replace('"Fofocas"', '"disease"')
      .replace('Perdido \uFFFD no', 'Perdido e achado no')
      .replace('x'.repeat(256), 'gripe')
      .replace('\\"sem fim', '\\"com fim, e comprido\\"')
      .replace('"ontem"', '"2025-05-01"')
    await app.write('mended.json', repaired)

    const { code, out, err } = await app.saude('blog import mended.json --json')

    assert.deepInclude(JSON.parse(out), { created: 6, updated: 0, failed: 1 }, err)
    assert.match(err, /metaDescription: use de 50 a 160/)
    assert.equal(code, 3)
  })

  test('updates the post with the same slug, and reports changed fields', async ({ assert }) => {
    await app.write(
      'um.csv',
      'slug,title,metaDescription,symptoms\nwp-1,Post do WordPress mudado,' + 'd'.repeat(60) + ',Tosse',
    )

    const dryRun = await app.saude('blog import um.csv --dry-run --json')
    const { out } = await app.saude('blog import um.csv --json')

    assert.deepInclude(JSON.parse(out), { created: 0, updated: 1 })
    const { importId } = JSON.parse(out)
    const [post] = JSON.parse(dryRun.out).posts
    assert.includeMembers(post.changedFields, ['title', 'symptoms', 'treatment'])
    assert.deepInclude(await app.database.row(STORED, ['wp-1']), { symptoms: 'Tosse', isPublished: true })
    const undone = await app.saude(`blog undo-import ${importId} --json`)
    const again = await app.saude(`blog undo-import ${importId}`)
    assert.deepInclude(JSON.parse(undone.out), { removed: 0, restored: 1, changedSince: [] })
    assert.deepInclude(await app.database.row(STORED, ['wp-1']), { symptoms: '- Febre & dor\n- Cansaço' })
    assert.deepEqual([undone.code, again.code], [0, 2])
  })

  test('publishes nothing hidden at its source, and reports reasons and omissions', async ({ assert }) => {
    await writeFile(join(app.folder, 'latin.xml'), Buffer.from(HELD_BACK_EXPORT, 'latin1'))

    const { out } = await app.saude('blog import latin.xml --publish --json')
    const report = JSON.parse(out)
    const told = await app.saude('blog import latin.xml --publish --dry-run')

    assert.deepInclude(report, { read: 7, created: 6, failed: 1 })
    assert.deepEqual(report.drafts, { password: 1, future: 1, private: 1, draft: 2 })
    assert.deepEqual(report.leftOut, { página: 1, comentário: 1 })
    assert.deepEqual(report.losses, { script: 1 })
    assert.match(told.out, /Ficam rascunhos.*1 por terem senha/)
    const whole = await app.saude([
      ...['blog', 'import', 'latin.xml', '--pages', '--complete', 'Blog', '--json', '--dry-run'],
      ...['--map-category', 'fofocas=treatment', '--category', 'medicine'],
    ])
    assert.deepInclude(JSON.parse(whole.out), { read: 8, failed: 1, leftOut: { comentário: 1 } })
    assert.deepInclude(JSON.parse(whole.out).changes, { 'título completado': 1, 'categoria escolhida': 1 })
    assert.equal((await app.saude('blog import latin.xml --map-category fofocas=nada')).code, 2)
    const rows = await app.database.rows<{ slug: string; introduction: string }>(
      "select slug, introduction from blog_posts where is_published and slug in ('senha','futuro','privado','pendente','estranho','anuncio')",
    )
    assert.deepEqual(
      rows.map(({ slug }) => slug),
      ['anuncio'],
    )
    assert.match(rows[0]?.introduction ?? '', /^Asma em crianças\..*Fim/s)
  })

  test('never replaces a public post with a hidden or damaged one', async ({ assert }) => {
    const publicText = (await app.database.row(STORED, ['anuncio'])) ?? {}
    const matter =
      'title: Asma em crianças pequenas\ndescription: Uma descrição que é longa o bastante para os resultados da busca.\ncategory: disease'
    await app.write('anuncio.md', `---\n${matter}\npublished: false\n---\nTexto novo`)
    await writeFile(
      join(app.folder, 'latin1.md'),
      Buffer.from(`---\n${matter}\nslug: anuncio\n---\nTexto`, 'latin1'),
    )

    const draft = await app.saude('blog import anuncio.md --publish')
    const latin = await app.saude('blog import latin1.md --publish')

    assert.match(draft.err, /despublique-o antes/)
    assert.match(latin.err, /não está em UTF-8.*--encoding/)
    assert.deepEqual([draft.code, latin.code], [1, 1])
    assert.deepEqual(await app.database.row(STORED, ['anuncio']), publicText)
  })

  test('reports the contents of an export without posts, also in JSON', async ({ assert }) => {
    const product = '<item><title>Meia</title><wp:post_type>product</wp:post_type></item>'
    await app.write('loja.xml', `<rss><channel><title>Loja</title>${product}${product}</channel></rss>`)

    const { code, err, out } = await app.saude('blog import loja.xml --json')

    assert.equal(code, 1)
    assert.match(err, /Nenhum post foi encontrado. A origem só tem: 2 itens product./)
    assert.deepInclude(JSON.parse(out), { read: 0, leftOut: { 'item product': 2 } })
  })

  test('refuses XML that is not a WordPress export', async ({ assert }) => {
    await app.write('feed.xml', '<rss><channel><item><title>a</title></item></channel></rss>')

    const { code, err } = await app.saude('blog import feed.xml')

    assert.equal(code, 1)
    assert.match(err, /não é uma exportação do WordPress/)
  })

  test('requires a path without a terminal, and reports a missing file', async ({ assert }) => {
    const without = await app.saude('blog import')
    const nothing = await app.saude('blog import nada.md')

    assert.deepEqual([without.code, nothing.code], [2, 1])
    assert.match(nothing.err, /nada\.md não existe/)
  })

  test("imports a folder's pictures and undoes that, without private networks", async ({ assert }) => {
    const png = await picture().png().toBuffer()
    await mkdir(join(app.folder, 'fotos', 'img'), { recursive: true })
    await writeFile(join(app.folder, 'fotos', 'img', 'capa.png'), png)
    await writeFile(join(app.folder, 'fotos', 'img', 'b.png'), await picture(500, 300).png().toBuffer())
    await app.write(
      'fotos/com-fotos.md',
      `---
title: Um post com fotos dentro
metaDescription: Um post com três imagens, das quais uma está em uma rede que ninguém alcança.
category: disease
---
![A capa](img/capa.png)

Antes ![Duas cores](/img/b.png) depois.

![Interna](http://169.254.169.254/latest/meta-data)
`,
    )
    const countPictures = () =>
      app.database.row<{ pictures: number }>('select count(distinct name)::int as pictures from post_images')

    const rehearsed = await app.saude('blog import fotos --images --dry-run')
    assert.match(rehearsed.out, /Imagens viriam +2/)
    assert.deepEqual(await countPictures(), { pictures: 0 })
    const { code, out, err } = await app.saude('blog import fotos --images --json')

    const report = JSON.parse(out)
    assert.equal(code, 0, err)
    assert.deepEqual([report.pictures, report.losses], [2, { imagem: 1 }])
    assert.match(err, /com-fotos\.md:1  imagem http:\/\/169\.254.*: o endereço não é público/)
    const stored = await app.database.row<Record<string, string>>(STORED, ['com-fotos'])
    assert.match(stored?.['featuredImage'] ?? '', /^\/api\/post-images\/[\w-]{22}-640x480$/)
    assert.match(
      stored?.['introduction'] ?? '',
      /^Antes {2}depois\.\n!\[Duas cores\]\(\/api\/post-images\/[\w-]{22}-500x300\)$/,
    )
    assert.deepEqual(await countPictures(), { pictures: 2 })

    await app.saude(`blog undo-import ${report.importId} --yes`)
    assert.deepEqual(await countPictures(), { pictures: 0 })
  })
})

test.group('saude blog export, delete', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const slugs = async () =>
    (await app.database.rows<{ slug: string }>('select slug from blog_posts order by slug')).map(
      ({ slug }) => slug,
    )

  test('counts omitted entries, unless --quiet', async ({ assert }) => {
    await app.write('wordpress.xml', aWordPressExport(12))
    await app.saude('blog import wordpress.xml --publish --yes')

    const [loud, quiet] = await Promise.all([
      app.saude('blog list --limit 1'),
      app.saude('blog list --limit 1 --quiet'),
    ])

    assert.match(loud.err, /1 de 12 posts/)
    assert.deepEqual([quiet.code, quiet.out, quiet.err], [0, loud.out, ''])
  })

  test('exports what an import finds equal, compressed or not, and deletes permanently', async ({
    assert,
  }) => {
    const all = await slugs()
    const [first = '', second = '', third = ''] = all
    await app.saude(`blog unpublish ${third} --yes`)
    assert.lengthOf(all, 12)

    const lines = await app.saude('blog export posts.ndjson --json')
    const list = await app.saude('blog export posts.ndjson.gz')
    const piped = await app.saude('blog export -')
    const odd = await app.saude('blog export posts.txt')
    assert.deepEqual([lines.code, list.code, piped.code, odd.code], [0, 0, 0, 2], lines.err)
    assert.equal(JSON.parse(lines.out).posts, 12)
    assert.equal(piped.out, await app.read('posts.ndjson'))
    for (const path of ['posts.ndjson', 'posts.ndjson.gz']) {
      const again = await app.saude(`blog import ${path} --publish --yes --json`)
      assert.containSubset(JSON.parse(again.out), { created: 0, updated: 0, unchanged: 12 }, again.out)
    }

    const { code, out } = await app.saude(
      `blog delete ${first} /tudo-sobre/${second} nada --reason teste --yes`,
    )
    assert.equal(code, 3)
    assert.equal(out, `${first}: excluído\n${second}: excluído\n`)
    assert.deepEqual(
      await slugs(),
      all.filter((slug) => slug !== first && slug !== second),
    )
    const back = await app.saude('blog import posts.ndjson --publish --yes --json')
    assert.containSubset(JSON.parse(back.out), { created: 2, unchanged: 10 }, back.out)
    assert.deepEqual(await slugs(), all)
  })
})
