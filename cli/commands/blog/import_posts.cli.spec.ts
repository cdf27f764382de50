import { join } from 'node:path'
import { test } from '@japa/runner'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'
import { aWordPressExport, BAD_POSTS, fillFolder } from './testing/many_posts.ts'

const STORED = `select title, category, is_published as "isPublished", published_at as "publishedAt", introduction,
  symptoms, causes, treatment, faqs, featured_image as "featuredImage", meta_description as "metaDescription"
  from blog_posts where slug = ?`

test.group('saude blog import', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  const countPosts = () =>
    house.database.row(
      'select count(*)::int as posts, count(*) filter (where is_published)::int as published from blog_posts',
    )

  const publications = () =>
    house.database.row(
      `select count(*)::int as count, bool_and(actor_kind = 'operator' and actor_id like 'cli:%') as "byOperator"
       from audit_log where action = 'post_published' and subject_id in (select id::text from blog_posts)`,
    )

  test('takes 500 posts of WordPress and 193 of 200 Markdown files, and tells of the other 7', async ({
    assert,
  }) => {
    await house.write('wordpress.xml', aWordPressExport(500))
    await fillFolder(join(house.folder, 'posts'), 193)
    const before = await house.checksum()

    const rehearsal = await house.saude('blog import posts --dry-run')
    assert.equal(rehearsal.code, 3)
    assert.match(rehearsal.out, /criar +post-2 +Post em Markdown número 2 +rascunho/)
    assert.equal(await house.checksum(), before)

    const wordpress = await house.saude('blog import wordpress.xml --publish --json')
    const folder = await house.saude('blog import posts --json')

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
    assert.match(folder.err, /ruim-4\.md:5 {2}featuredImage: não é um endereço https público/)
  })

  test('changes nothing the second time', async ({ assert }) => {
    const before = await house.database.rows('select * from blog_posts order by id')

    const told = await publications()
    const wordpress = await house.saude('blog import wordpress.xml --publish --json')
    const folder = await house.saude('blog import posts --json')

    assert.deepEqual(await publications(), told)
    assert.deepInclude(JSON.parse(wordpress.out), { created: 0, updated: 0, unchanged: 500 })
    assert.deepInclude(JSON.parse(folder.out), { created: 0, updated: 0, unchanged: 193, failed: 7 })
    assert.deepEqual(await house.database.rows('select * from blog_posts order by id'), before)
  })

  test('159: puts each publication on record, and each import by whom it was', async ({ assert }) => {
    await house.write('rascunho.csv', `slug,title,metaDescription\npost-2,Um rascunho lido,${'d'.repeat(60)}`)
    assert.deepEqual(await publications(), { count: 490, byOperator: true })

    await house.saude('blog import rascunho.csv --publish --dry-run')
    await house.saude('blog import rascunho.csv --publish')

    assert.deepEqual(await publications(), { count: 491, byOperator: true })
    const [published] = await house.database.rows(
      `select before, after from audit_log where action = 'post_published' order by id desc`,
    )
    assert.deepEqual(published, { before: { isPublished: false }, after: { isPublished: true } })
    const [summary] = await house.database.rows(
      `select actor_id like 'cli:%' as "byOperator", after from audit_log where action = 'posts_imported' order by id desc`,
    )
    assert.deepInclude(summary, { byOperator: true })
  })

  test('turns the markup of WordPress into sections', async ({ assert }) => {
    const classic = await house.database.row(STORED, ['wp-1'])
    const blocks = await house.database.row(STORED, ['wp-2'])

    assert.deepInclude(classic, {
      category: 'medicine',
      isPublished: true,
      publishedAt: new Date('2024-03-02T12:00:00Z'),
      introduction:
        'Primeiras palavras sobre o tema 1, longas o bastante para uma descrição.\nOutro parágrafo.',
      symptoms: 'Febre & dor\nCansaço',
      treatment: 'Repouso',
      featuredImage: 'https://exemplo.com.br/foto.jpg',
    })
    assert.deepInclude(blocks, { causes: 'Não se sabe ao certo.', faqs: 'P: Dói? R: Às vezes.' })
  })

  test('takes the refused posts once they are mended', async ({ assert }) => {
    const failed = await house.read('posts.failed.json')
    const mended = failed
      .replace('"title": "Curto"', '"title": "Agora comprido"')
      .replace('"curta demais"', `"${'longa o bastante '.repeat(4).trim()}"`)
      .replace('"Fofocas"', '"disease"')
      .replace('http://127.0.0.1/foto.png', 'https://exemplo.com.br/foto.png')
      .replace('Com Espaço', 'com-espaco')
      .replace('\\"sem fim', '\\"com fim, e comprido\\"')
      .replace('"ontem"', '"2025-05-01"')
    await house.write('mended.json', mended)

    const { code, out, err } = await house.saude('blog import mended.json --json')

    assert.deepInclude(JSON.parse(out), { created: 6, updated: 0, failed: 1 }, err)
    assert.match(err, /metaDescription: use de 50 a 160/)
    assert.equal(code, 3)
  })

  test('updates the post of the same slug, and says which fields would change', async ({ assert }) => {
    await house.write(
      'um.csv',
      'slug,title,metaDescription,symptoms\nwp-1,Post do WordPress mudado,' + 'd'.repeat(60) + ',Tosse',
    )

    const rehearsal = await house.saude('blog import um.csv --dry-run --json')
    const { out } = await house.saude('blog import um.csv --json')

    assert.deepInclude(JSON.parse(out), { created: 0, updated: 1 })
    const [post] = JSON.parse(rehearsal.out).posts
    assert.includeMembers(post.changedFields, ['title', 'symptoms', 'treatment'])
    assert.deepInclude(await house.database.row(STORED, ['wp-1']), { symptoms: 'Tosse', isPublished: true })
  })

  test('asks for a path without a terminal, and says what is not there', async ({ assert }) => {
    const without = await house.saude('blog import')
    const nothing = await house.saude('blog import nada.md')

    assert.deepEqual([without.code, nothing.code], [2, 1])
    assert.match(nothing.err, /nada\.md não existe/)
  })
})
