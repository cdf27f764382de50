import { test } from '@japa/runner'
import { pictureMark, type PostFile, PostFiles, type SourcePost } from '#application/ports/post_files.ts'
import { PostImageStore } from '#application/ports/post_image_store.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryAuditLog } from '#application/testing/in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryPostImportLedger } from '#application/testing/in_memory_post_import_ledger.ts'
import { stopsWhereAPortFails } from '#application/testing/ignored_failures.ts'
import { InMemoryUnitOfWork } from '#application/testing/in_memory_unit_of_work.ts'
import { SequentialIds } from '#application/testing/sequential_ids.ts'
import { BlogPost } from '#domain/blog/blog_post.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { Actor } from '../audit/actor.ts'
import { typedOf } from './editing/edit_post.ts'
import { ImportPosts, type ImportPostsInput } from './export_and_import_posts.ts'
import type { PostOutcome } from './importing/import_report.ts'
import { categoryKey } from './importing/choose_category.ts'
import { UndoPostImport } from './importing/store_post.ts'
import type { ReadOptions } from './importing/read_post.ts'

const FIELDS = {
  slug: 'gripe',
  title: 'Gripe: o que fazer',
  metaDescription: 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.',
  category: 'disease',
  introduction: 'A gripe passa em poucos dias.',
}

class WrittenPosts extends PostFiles {
  opened = 0
  parts: SourcePost['parts'] = []
  readonly asked: string[] = []
  fields: Record<string, unknown> = FIELDS
  /** Those after the first. */
  others: Record<string, unknown>[] = []
  readonly rejected: unknown[] = []
  override async open({ path }: { path: string }): Promise<PostFile> {
    this.opened++
    const aPost = (fields: Record<string, unknown>, index: number): SourcePost => ({
      ...{ file: path, line: index + 1, lines: new Map([['slug', index + 5]]), parts: this.parts },
      ...{ picture: null, losses: ['script'], raw: {}, fields: new Map(Object.entries(fields)) },
      isPage: fields['layout'] === 'page',
    })
    const posts = [this.fields, ...this.others].map(aPost)
    return {
      name: path,
      async *posts() {
        yield* posts
      },
      picture: async (_post, address) => {
        this.asked.push(address)
        return address.includes('gone') ? fail('picture_missing') : ok(new TextEncoder().encode(address))
      },
      leftOut: () => ({ página: 2 }),
      reject: (post, reason) => this.rejected.push([post.line, reason]),
      close: async () => 'posts.failed.json',
    }
  }
}

/** The first letter of its file names a picture. */
const encoded = (bytes: Uint8Array) => ({
  ...{ hash: String.fromCodePoint(bytes[0] ?? 0).repeat(22), width: 640, height: 480 },
  variants: [{ width: 640 as const, bytes }],
})
const placeOf = (letter: string) => `/api/post-images/${letter.repeat(22)}-640x480`

class WatchedPictures extends PostImageStore {
  readonly names: string[] = []
  override async put(name: string) {
    this.names.push(name)
  }
  override async get() {
    return null
  }
  override async removeUnused(_before: Date, among: readonly string[] = []) {
    for (const name of among) this.names.splice(this.names.indexOf(name), 1)
    return among.length
  }
}

test.group('ImportPosts', () => {
  const aPress = () => {
    const deps = {
      postFiles: new WrittenPosts(),
      posts: new InMemoryBlogPostRepository(),
      postImports: new InMemoryPostImportLedger(),
      auditLog: new InMemoryAuditLog(),
      unitOfWork: new InMemoryUnitOfWork(),
      ids: new SequentialIds(),
      clock: new FixedClock(),
      encoder: { encodeWhole: async (bytes: Uint8Array) => ok(encoded(bytes)) },
      postImages: new WatchedPictures(),
    }
    const run = (by: Actor, wishes: Partial<ImportPostsInput> = {}) =>
      new ImportPosts(deps).execute({ by, path: 'posts.json', publish: true, ...wishes })
    return { ...deps, run }
  }

  test("stores and publishes an operator's posts, and records the operator", async ({ assert }) => {
    const { run, posts, auditLog } = aPress()

    const imported = await run({ kind: 'operator', id: 'cli:maria' })

    assert.deepInclude(imported.ok && imported.value, { created: 1, failed: 0 })
    assert.isTrue((await posts.findBySlug('gripe'))?.state.isPublished)
    assert.deepEqual(
      auditLog.entries.map(({ actorKind, actorId, action }) => [actorKind, actorId, action]),
      [
        ['operator', 'cli:maria', 'posts_import_started'],
        ['operator', 'cli:maria', 'post_published'],
        ['operator', 'cli:maria', 'posts_imported'],
      ],
    )
  })

  test('gives a page its own address when a post has the same one', async ({ assert }) => {
    const { run, postFiles, posts } = aPress()
    const page = { ...FIELDS, title: 'Gripe: quem somos nós', layout: 'page' }
    postFiles.fields = page
    postFiles.others = [FIELDS]

    const first = await run({ kind: 'operator', id: 'cli:maria' })
    postFiles.others = []
    const alone = await run({ kind: 'operator', id: 'cli:maria' })

    assert.equal((await posts.findBySlug('gripe'))?.state.title, FIELDS.title)
    assert.equal((await posts.findBySlug('gripe-pagina'))?.state.title, page.title)
    assert.deepInclude(first.ok && first.value, { created: 2, failed: 0 })
    assert.deepInclude(first.ok && first.value.changes, { 'endereço refeito': 1 })
    assert.deepInclude(alone.ok && alone.value, { unchanged: 1, updated: 0 })
  })

  test('leaves existing posts unchanged when only new ones are requested', async ({ assert }) => {
    const { run, postFiles, posts } = aPress()
    await run({ kind: 'operator', id: 'cli:maria' })
    postFiles.fields = { ...FIELDS, title: 'Gripe: outro título' }
    postFiles.others = [{ ...FIELDS, slug: 'tosse' }]

    const again = await run({ kind: 'operator', id: 'cli:maria' }, { onlyNew: true })

    assert.deepInclude(again.ok && again.value, { created: 1, kept: 1, updated: 0 })
    assert.equal((await posts.findBySlug('gripe'))?.state.title, FIELDS.title)
  })

  test('reports the titles of refused posts', async ({ assert }) => {
    const { run, postFiles } = aPress()
    postFiles.fields = { ...FIELDS, category: 'Fofocas' }
    const told: [string, string][] = []

    await run(
      { kind: 'operator', id: 'cli:maria' },
      {
        onRefused: (problems) =>
          told.push(...problems.map(({ title, field }): [string, string] => [title, field])),
      },
    )

    assert.deepEqual(told, [['Gripe: o que fazer', 'category']])
  })

  test('records and reports the outcome of the file', async ({ assert }) => {
    const { run, postFiles, auditLog, posts } = aPress()
    postFiles.others = [{ ...FIELDS, slug: 'tosse', status: 'rascunho' }, { ...FIELDS }]

    const imported = await run({ kind: 'operator', id: 'cli:maria' })

    assert.deepEqual(imported.ok && imported.value, {
      ...{ file: 'posts.json', importId: '1', read: 3, created: 2, updated: 0, unchanged: 0, failed: 1 },
      ...{ failedFile: 'posts.failed.json', unknownFields: [], drafts: { draft: 1 }, pictures: 0 },
      ...{ kept: 0, losses: { script: 2 }, changes: { 'data de hoje, pois a origem não tem nenhuma': 1 } },
      ...{ leftOut: { página: 2 }, interrupted: false },
    })
    const common = { actorKind: 'operator', actorId: 'cli:maria' } as const
    const file = { subjectKind: 'file', subjectId: 'posts.json' }
    const postId = (await posts.findBySlug('gripe'))?.id ?? ''
    assert.deepEqual(auditLog.entries, [
      { ...common, ...file, action: 'posts_import_started' },
      {
        ...{ ...common, action: 'post_published', subjectKind: 'post', subjectId: postId },
        ...{ before: { isPublished: false }, after: { isPublished: true } },
      },
      {
        ...{ ...common, ...file, action: 'posts_imported' },
        after: { created: 2, updated: 0, unchanged: 0, failed: 1, interrupted: false },
      },
    ])
  })

  test('writes duplicates with their reason to a file, except in a dry run', async ({ assert }) => {
    const press = aPress()
    press.postFiles.others = [{ ...FIELDS, title: 'Gripe: de novo' }]
    const refused: unknown[] = []
    const importing = (dryRun: boolean) =>
      new ImportPosts(press).execute({
        ...{ by: OPERATOR, path: 'posts.json', dryRun },
        onRefused: (problems) => refused.push(...problems.map(({ file, rule, line }) => [file, rule, line])),
      })

    const rehearsed = await importing(true)
    assert.isEmpty([...press.postFiles.rejected, ...press.posts.states(), ...press.auditLog.entries])
    assert.deepInclude(rehearsed.ok && rehearsed.value, { importId: null, created: 1, failed: 1 })
    await importing(false)

    const repeated = ['posts.json', 'slug_repeated', 6]
    assert.deepEqual(refused, [repeated, repeated])
    assert.deepEqual(press.postFiles.rejected, [[2, 'slug: o mesmo endereço já veio antes nesta importação']])
    assert.equal((await press.posts.findBySlug('gripe'))?.state.title, FIELDS.title)
  })

  test('stops after the current post when interrupted, and records that', async ({ assert }) => {
    const press = aPress()
    press.postFiles.others = [{ ...FIELDS, slug: 'tosse' }]
    const stop = new AbortController()

    const imported = await new ImportPosts(press).execute({
      ...{ by: OPERATOR, path: 'posts.json', signal: stop.signal },
      onProgress: () => stop.abort(),
    })

    assert.deepInclude(imported.ok && imported.value, { created: 1, interrupted: true })
    assert.deepInclude(press.auditLog.entries.at(-1)?.after, { created: 1, interrupted: true })
  })

  test("keeps the source's publication date, but never a future one", async ({ assert }) => {
    const dayOf = async (publishedAt: string | undefined, publish = true) => {
      const press = aPress()
      press.postFiles.fields = { ...FIELDS, publishedAt }
      await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', publish })
      return (await press.posts.findBySlug('gripe'))?.state.publishedAt?.toISOString()
    }

    assert.equal(await dayOf('2026-01-02'), '2026-01-02T03:00:00.000Z')
    assert.equal(await dayOf(undefined), '2026-11-21T12:00:00.000Z')
    assert.isUndefined(await dayOf('2026-01-02', false))
  })

  test("updates a simultaneously edited post and stores the editor's text as a revision", async ({
    assert,
  }) => {
    const press = aPress()
    await press.run(OPERATOR)
    const [before] = press.posts.states()
    if (!before) throw new Error('Nothing was imported.')
    const edited = BlogPost.restore({ ...before, title: 'Gripe: o que um editor diz', isPublished: false })
    const find = press.posts.findBySlug.bind(press.posts)
    press.posts.findBySlug = async (slug) => {
      const found = await find(slug)
      await press.posts.save(edited)
      return found
    }
    press.postFiles.fields = { ...FIELDS, introduction: 'A gripe passa em uma semana.' }

    await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json' })

    const [after] = press.posts.states()
    assert.deepInclude(after?.sections, { introduction: 'A gripe passa em uma semana.' })
    assert.isFalse(after?.isPublished)
    const [revision] = await press.posts.listRevisions(before.id)
    assert.equal(revision?.title, 'Gripe: o que um editor diz')
  })

  test('publishes an existing draft without storing a revision', async ({ assert }) => {
    const press = aPress()
    await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json' })
    const outcomes: PostOutcome[] = []

    await new ImportPosts(press).execute({
      ...{ by: OPERATOR, path: 'posts.json', publish: true, onOutcome: (outcome) => outcomes.push(outcome) },
    })

    assert.deepInclude(outcomes[0], { change: 'updated', changedFields: ['isPublished'], isPublished: true })
    const { id = aUuid(999) } = (await press.posts.findBySlug('gripe')) ?? {}
    assert.isEmpty(await press.posts.listRevisions(id))
  })

  test('keeps author and reviewer of a changed post', async ({ assert }) => {
    const press = aPress()
    await press.run(OPERATOR)
    const post = await press.posts.findBySlug('gripe')
    const people = { writtenBy: aUuid(7), reviewedBy: aUuid(8) }
    post?.edit({ ...typedOf(post.state), ...people }, press.clock.now())
    if (post) await press.posts.save(post)
    press.postFiles.fields = { ...FIELDS, title: 'Gripe: outro título' }

    await press.run(OPERATOR)

    const state = (await press.posts.findBySlug('gripe'))?.state
    assert.deepInclude(state, { title: 'Gripe: outro título', ...people })
  })

  test('keeps the category if the source has none, and skips an equal post', async ({ assert }) => {
    const press = aPress()
    press.postFiles.fields = { ...FIELDS, category: 'treatment' }
    await press.run(OPERATOR)
    const { category: _, ...others } = FIELDS
    press.postFiles.fields = others
    press.clock.advance({ hours: 1 })

    const again = await press.run(OPERATOR)

    assert.deepInclude(again.ok && again.value, { updated: 0, unchanged: 1 })
    const state = (await press.posts.findBySlug('gripe'))?.state
    assert.deepInclude(state, { category: 'treatment', updatedAt: new Date('2026-11-21T12:00:00Z') })
    assert.lengthOf(press.auditLog.entries, 5)
  })

  test('refuses a post whose slug was taken meanwhile', async ({ assert }) => {
    const press = aPress()
    press.posts.save = async () => 'slug_taken'

    const imported = await press.run(OPERATOR)

    assert.deepInclude(imported.ok && imported.value, { created: 0, failed: 1 })
    assert.deepEqual(press.postFiles.rejected, [[1, 'slug: este endereço acaba de ser usado por outro post']])
  })

  test('refuses administrators and professionals before opening the file', async ({ assert }) => {
    const { run, postFiles, auditLog } = aPress()

    for (const kind of ['admin', 'professional'] as const)
      assert.deepEqual(await run({ kind, id: 'x' }), { ok: false, failure: 'forbidden' })

    assert.equal(postFiles.opened, 0)
    assert.isEmpty(auditLog.entries)
  })

  test('names each unknown field once and ignores it', async ({ assert }) => {
    const { run, postFiles } = aPress()
    postFiles.fields = { ...FIELDS, cor: 'azul', Título: FIELDS.title }

    const imported = await run({ kind: 'operator', id: 'cli:maria' })

    assert.deepEqual(imported.ok && imported.value.unknownFields, ['cor'])
  })

  test('undoes an import: removes created posts, restores changed ones, keeps later changes', async ({
    assert,
  }) => {
    const press = aPress()
    const undo = async (importId: string | null | false, by: Actor = OPERATOR) =>
      new UndoPostImport(press).execute({ by, importId: importId || '' })
    const imported = async (fields: Record<string, string>) => {
      press.postFiles.fields = { ...FIELDS, ...fields }
      const { value } = unwrapped(await press.run(OPERATOR))
      return value.importId
    }
    const revisions = async () => {
      const post = await press.posts.findBySlug('gripe')
      const kept = await press.posts.listRevisions(post?.id ?? aUuid(999))
      return kept.map(({ title }) => title)
    }
    const first = await imported({})
    assert.isEmpty(await revisions())
    const second = await imported({ title: 'Gripe: outro título' })

    assert.deepEqual(await revisions(), [FIELDS.title])
    assert.deepEqual(await undo(second, { kind: 'admin', id: 'x' }), { ok: false, failure: 'forbidden' })
    assert.deepInclude(await undo(second), {
      value: { removed: 0, restored: 1, changedSince: [], gone: 0 },
    })
    assert.deepInclude((await press.posts.findBySlug('gripe'))?.state, {
      title: FIELDS.title,
      isPublished: true,
    })
    assert.deepEqual(await revisions(), ['Gripe: outro título', FIELDS.title])
    assert.deepEqual(await undo(second), { ok: false, failure: 'post_import_not_found' })
    press.clock.moveTo('2026-12-01T00:00:00Z')
    const third = await imported({ title: 'Gripe: mais um título' })
    press.clock.moveTo('2026-12-02T00:00:00Z')
    await imported({ title: 'Gripe: e ainda um' })
    assert.deepInclude(await undo(third), {
      value: { removed: 0, restored: 0, changedSince: ['gripe'], gone: 0 },
    })
    assert.deepInclude(await undo(first), {
      value: { removed: 0, restored: 0, changedSince: ['gripe'], gone: 0 },
    })
    const made = await imported({ slug: 'tosse' })
    assert.deepInclude(await undo(made), { value: { removed: 1, restored: 0, changedSince: [], gone: 0 } })
    assert.isNull(await press.posts.findBySlug('tosse'))
    assert.deepEqual(press.auditLog.entries.at(-1), {
      ...{ actorKind: 'operator', actorId: 'cli:maria', action: 'posts_import_undone' },
      ...{ subjectKind: 'file', subjectId: made || '', after: { removed: 1, restored: 0, changedSince: 0 } },
    })
  })

  test('skips deleted posts, and only reports in a dry run', async ({ assert }) => {
    const press = aPress()
    const undo = (dryRun: boolean, importId = '1') =>
      new UndoPostImport(press).execute({ by: OPERATOR, importId, dryRun })
    await press.run(OPERATOR)
    press.postFiles.fields = { ...FIELDS, title: 'Gripe: outro título' }
    await press.run(OPERATOR)
    const [entries, [stored]] = [press.auditLog.entries.length, press.posts.states()]

    const told = await undo(true, '2')
    assert.deepInclude(told, { value: { removed: 0, restored: 1, changedSince: [], gone: 0 } })
    assert.deepEqual(press.posts.states(), [stored])
    assert.lengthOf(press.auditLog.entries, entries)
    await press.posts.remove(stored?.id ?? aUuid(999))

    assert.deepInclude(await undo(false), { value: { removed: 0, restored: 0, changedSince: [], gone: 1 } })
  })

  const unwrapped = <Value>(result: { ok: true; value: Value } | { ok: false; failure: string }) => {
    if (!result.ok) throw new Error(result.failure)
    return result
  }
  const OPERATOR = { kind: 'operator', id: 'cli:maria' } as const
  const aText = (fields: Record<string, unknown>) => {
    const press = aPress()
    press.postFiles.fields = { ...FIELDS, ...fields }
    return async (wishes: ReadOptions = {}) => {
      const imported = await press.run(OPERATOR, wishes)
      const { posts } = await press.posts.findForEditors({ page: 1, limit: 9 })
      return { report: imported.ok ? imported.value : null, post: posts[0]?.state }
    }
  }

  const refusals = async (fields: Record<string, unknown>) => {
    const press = aPress()
    press.postFiles.fields = { ...FIELDS, ...fields }
    const refused: [string, string][] = []
    const onRefused: ImportPostsInput['onRefused'] = (problems) =>
      refused.push(...problems.map(({ field, reason }): [string, string] => [field, reason]))
    await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', onRefused })
    return refused
  }

  test('says of each field what it takes', async ({ assert }) => {
    assert.deepEqual(await refusals({ publishedAt: 'ontem' }), [
      ['publishedAt', 'não é uma data; use AAAA-MM-DD ou AAAA-MM-DDTHH:MM:SSZ'],
    ])
    assert.deepEqual(await refusals({ excerpt: { de: 'ontem' } }), [['excerpt', 'use texto']])
  })

  test('takes numbers and yes or no for the text they are written as', async ({ assert }) => {
    const { post } = await aText({ conditionName: 2026, excerpt: true })()

    assert.deepInclude(post, { conditionName: '2026', excerpt: 'true' })
  })

  test("reports each post's outcome and the progress", async ({ assert }) => {
    const press = aPress()
    const told: unknown[] = []
    const input = { by: OPERATOR, path: 'posts.json' }
    await new ImportPosts(press).execute({
      ...input,
      onOutcome: ({ slug, change, changedFields }) => told.push([slug, change, changedFields]),
      onProgress: ({ read, created }) => told.push([read, created]),
    })
    press.postFiles.fields = { ...FIELDS, title: 'Gripe: outro título', symptoms: 'Febre.' }
    await new ImportPosts(press).execute({
      ...input,
      onOutcome: ({ slug, change, changedFields }) => told.push([slug, change, changedFields]),
    })

    assert.deepEqual(told, [
      ['gripe', 'created', []],
      [1, 1],
      ['gripe', 'updated', ['title', 'symptoms']],
    ])
  })

  for (const [fields, reason] of [
    [{ status: 'privado' }, 'private'],
    [{ status: 'rascunho' }, 'draft'],
    [{ publishedAt: '2999-01-01' }, 'future'],
    [{ expiresAt: '2020-01-01' }, 'expired'],
    [{ password: 'x' }, 'password'],
  ] as const)
    test(`never replaces a public post with one that is ${reason}`, async ({ assert }) => {
      const press = aPress()
      press.postFiles.fields = { ...FIELDS, status: 'publish' }
      assert.deepInclude((await press.run(OPERATOR)).ok && unwrapped(await press.run(OPERATOR)).value, {
        unchanged: 1,
      })
      press.postFiles.fields = { ...FIELDS, title: 'Gripe: outro título', ...fields }

      assert.deepInclude(unwrapped(await press.run(OPERATOR)).value, { updated: 0, failed: 1 })
      const { state } = (await press.posts.findBySlug('gripe')) ?? {}
      assert.deepInclude(state, { title: FIELDS.title, isPublished: true })
      const anew = await aText(fields)()
      assert.deepEqual(anew.report?.drafts, { [reason]: 1 })
      assert.isFalse(anew.post?.isPublished)
    })

  test("chooses the category by the operator's mapping, then by the names of categories and tags", async ({
    assert,
  }) => {
    const categoryMap = new Map([[categoryKey('Paralisia-Facial'), 'treatment'] as const])
    const filed = async (category: string, tags: string, wishes: ReadOptions = {}) =>
      (await aText({ category, tags })(wishes)).post?.category
    assert.equal(await filed('Paralisia facial', 'vacinas', { categoryMap }), 'treatment')
    assert.equal(await filed('Novidades', 'Paralisia facial', { categoryMap }), 'treatment')
    assert.equal(await filed('Novidades', 'vacinas', { category: 'disease' }), 'medicine')
    assert.equal(await filed('Novidades', '', { category: 'treatment' }), 'treatment')
    assert.isUndefined(await filed('Novidades', ''))
  })

  test("derives slugs from other programs' fields, and shortens a long description", async ({ assert }) => {
    const slugs = ['/2014/05/Dor de Cabeça.html', '/:title/', '中文', 'Um_Dois']
    const made = await Promise.all(slugs.map(async (slug) => (await aText({ slug })()).post?.slug))
    assert.deepEqual(made, ['dor-de-cabeca', 'gripe-o-que-fazer', 'gripe-o-que-fazer', 'um-dois'])
    const { post, report } = await aText({ metaDescription: 'palavra '.repeat(40) })()
    assert.isAtMost(post?.metaDescription.length ?? 0, 160)
    assert.deepInclude(report?.changes, { 'descrição encurtada': 1 })
  })

  test('extends a short title and description on request, and reports it', async ({ assert }) => {
    const short = aText({ title: 'Asma', metaDescription: 'Chiado.' })
    assert.deepInclude((await short()).report, { created: 0, failed: 1 })
    const { post, report } = await short({ complete: 'Blog da Clínica' })
    assert.equal(post?.title, 'Asma – Blog da Clínica')
    assert.match(post?.metaDescription ?? '', /^Chiado\. – Asma – Blog da Clínica – .{10,}/)
    assert.deepInclude(report?.changes, { 'título completado': 1, 'descrição completada': 1 })
    assert.match((await aText({ title: '' })({ complete: true })).post?.title ?? '', /^A gripe passa/)
  })

  test('distributes a long text over the general sections at paragraphs, without control characters', async ({
    assert,
  }) => {
    const { post, report } = await aText({ introduction: 'Uma linha\u0007 de texto.\n'.repeat(1_500) })()
    const { introduction = '', aboutCondition = '' } = post?.sections ?? {}
    assert.isAtMost(introduction.length, 20_000)
    assert.equal(`${introduction}\n${aboutCondition}`, 'Uma linha de texto.\n'.repeat(1_500).trim())
    assert.deepInclude(report?.changes, { 'caracteres de controle retirados': 1, 'texto longo repartido': 1 })
  })

  const marked = (address: string, alt = 'Uma seringa') => pictureMark({ address, alt })
  const part = (text: string, heading: string | null = null): SourcePost['parts'][number] => ({
    ...{ heading, level: heading ? 2 : 0, text, line: null },
  })
  const withPictures = () => {
    const press = aPress()
    const { introduction: _, ...fields } = FIELDS
    press.postFiles.fields = fields
    press.postFiles.parts = [
      part(`${marked('capa.png', 'A capa')}\nA gripe ${marked('b.png')} passa.\n${marked('gone.png')}`),
      part(`Febre.${marked('c.png', '')}${marked('b.png', 'Outra [vez]')}`, `Sintomas ${marked('d.png')}`),
    ]
    return press
  }

  test('imports pictures in place on request, and reports skipped ones', async ({ assert }) => {
    const press = withPictures()
    const outcomes: PostOutcome[] = []
    const { postImages, posts, postFiles } = press
    await new ImportPosts(press).execute({
      ...{ by: OPERATOR, path: 'posts.json', images: true },
      onOutcome: (outcome) => outcomes.push(outcome),
    })

    const state = (await posts.findBySlug('gripe'))?.state
    assert.deepEqual([state?.featuredImage, state?.featuredImageAlt], [placeOf('c'), 'A capa'])
    assert.equal(state?.sections.introduction, `A gripe  passa.\n![Uma seringa](${placeOf('b')})`)
    assert.equal(
      state?.sections.symptoms,
      `![Uma seringa](${placeOf('d')})\nFebre.\n![Outra [vez](${placeOf('b')})`,
    )
    assert.sameMembers(
      postImages.names,
      ['c', 'b', 'd'].map((letter) => `${letter.repeat(22)}-640x480`),
    )
    assert.deepEqual(postFiles.asked, ['capa.png', 'b.png', 'gone.png', 'd.png'])
    assert.deepEqual(outcomes[0]?.pictures, {
      imported: 3,
      skipped: [
        { address: 'gone.png', reason: 'não existe' },
        { address: 'c.png', reason: 'não tem texto alternativo' },
      ],
    })
    assert.deepEqual(outcomes[0]?.losses, ['script', 'imagem', 'imagem'])
  })

  test('finds a second import equal, and imports no pictures in a dry run or unasked', async ({ assert }) => {
    const press = withPictures()
    const run = async (wishes: object) => {
      const done = await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', ...wishes })
      return done.ok ? done.value : null
    }

    const plain = await run({ dryRun: true })
    const rehearsed = await run({ images: true, dryRun: true })
    assert.isEmpty(press.postImages.names)
    await run({ images: true })
    const again = await run({ images: true })

    assert.deepEqual([plain?.pictures, plain?.losses], [0, { script: 1, imagem: 6 }])
    assert.deepEqual([rehearsed?.pictures, rehearsed?.created], [3, 1])
    assert.deepEqual([again?.unchanged, again?.updated], [1, 0])
  })

  test('removes the pictures when the import is undone', async ({ assert }) => {
    const press = withPictures()
    const done = await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', images: true })
    const importId = done.ok ? (done.value.importId ?? '') : ''
    assert.lengthOf(press.postImages.names, 3)

    await new UndoPostImport(press).execute({ by: OPERATOR, importId, dryRun: true })
    assert.lengthOf(press.postImages.names, 3)
    await new UndoPostImport(press).execute({ by: OPERATOR, importId })

    assert.isEmpty(press.postImages.names)
  })

  const withBefore = async () => {
    const press = withPictures()
    await press.run(OPERATOR)
    press.postFiles.fields = { ...press.postFiles.fields, title: 'Gripe: outro título' }
    press.postFiles.others = [{ ...FIELDS, slug: 'tosse' }]
    return press
  }
  stopsWhereAPortFails('an import', withBefore, (press) =>
    new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', publish: true, images: true }),
  )
  stopsWhereAPortFails(
    'taking an import back',
    async () => {
      const press = await withBefore()
      await new ImportPosts(press).execute({ by: OPERATOR, path: 'posts.json', images: true })
      return press
    },
    (press) => new UndoPostImport(press).execute({ by: OPERATOR, importId: '2' }),
  )
})
