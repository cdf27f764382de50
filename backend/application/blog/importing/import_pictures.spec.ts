import { test } from '@japa/runner'
import { pictureMark, type PostFile, type SourcePost } from '#application/ports/post_files.ts'
import { PostImageStore } from '#application/ports/post_image_store.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { PictureImporter, withoutPictures } from './import_pictures.ts'

const PLACE = `/api/post-images/${'x'.repeat(22)}-640x480`

class CountedPictures extends PostImageStore {
  readonly kept: [string, Date][] = []
  override async put(name: string, _variants: unknown, at: Date) {
    this.kept.push([name, at])
  }
  override async get() {
    return null
  }
  override async removeUnused() {
    return 0
  }
}

function importing(dryRun = false) {
  const postImages = new CountedPictures()
  const asked: string[] = []
  const file: PostFile = {
    name: 'posts',
    async *posts() {},
    picture: async (_post, address) => {
      asked.push(address)
      return address.includes('gone') ? fail('picture_missing') : ok(new Uint8Array())
    },
    leftOut: () => ({}),
    reject: () => {},
    close: async () => null,
  }
  const encoder = {
    encodeWhole: async () => ok({ hash: 'x'.repeat(22), width: 640, height: 480, variants: [] }),
  }
  const importer = new PictureImporter({ encoder, postImages, clock: new FixedClock() }, file, { dryRun })
  return { importer, postImages, asked }
}

const aPost = (
  text: string,
  fields: Record<string, unknown> = {},
  more: Partial<SourcePost> = {},
): SourcePost => ({
  ...{ file: 'a.md', line: 1, lines: new Map(), picture: null, losses: [], raw: {} },
  ...{ fields: new Map(Object.entries(fields)), parts: [{ heading: null, level: 0, text, line: null }] },
  ...more,
})
const mark = (address: string, alt = 'Uma seringa') => pictureMark({ address, alt })
const numbered = (count: number, prefix = '') =>
  Array.from({ length: count }, (_, index) => mark(`${prefix}${index}.png`)).join('\n')

test.group('The pictures of an imported post', () => {
  test('are at most a hundred, and the rest are reported', async ({ assert }) => {
    const { importer } = importing()

    const full = await importer.import(aPost(numbered(101)))

    assert.equal(full.imported, 100)
    assert.deepEqual(full.skipped, [{ address: '100.png', reason: 'passa do que uma importação traz' }])
    assert.deepEqual(full.source.losses, ['imagem'])
  })

  test('are at most five thousand per import', async ({ assert }) => {
    const { importer, asked } = importing()

    for (let post = 0; post < 50; post++) await importer.import(aPost(numbered(100, `${post}-`)))
    const late = await importer.import(aPost(mark('late.png')))

    assert.lengthOf(asked, 5_000)
    assert.deepEqual(late.skipped, [{ address: 'late.png', reason: 'passa do que uma importação traz' }])
  })

  test('are fetched once: per import from the web, per file from the disk', async ({ assert }) => {
    const { importer, asked } = importing()
    const named = `${mark('https://b.org/a.png')}\n${mark('a.png')}\n${mark('a.png')}\n${mark('gone.png')}`

    await importer.import(aPost(named))
    await importer.import(aPost(named))
    await importer.import(aPost(named, {}, { file: 'b.md' }))
    await importer.import(aPost(named, {}, { address: 'https://b.org/x' }))

    assert.deepEqual(asked, [
      ...['https://b.org/a.png', 'a.png', 'gone.png'],
      ...['a.png', 'gone.png'],
      ...['a.png', 'gone.png'],
    ])
  })

  test('are stored with the time of the import, and not in a dry run', async ({ assert }) => {
    const [real, dry] = [importing(), importing(true)]

    const kept = await real.importer.import(aPost(mark('a.png')))
    const told = await dry.importer.import(aPost(mark('a.png')))

    const name = `${'x'.repeat(22)}-640x480`
    assert.deepEqual(real.postImages.kept, [[name, new Date('2026-11-21T12:00:00Z')]])
    assert.isEmpty(dry.postImages.kept)
    assert.deepEqual(told, kept)
  })

  test('have a one-line description of at most 255 characters, without brackets', async ({ assert }) => {
    const { importer } = importing()

    const { source } = await importer.import(
      aPost(`${mark('a.png')}\n${mark('b.png', `a] b ${'c'.repeat(300)}`)}`),
    )

    assert.equal(source.parts[0]?.text, `![a b ${'c'.repeat(251)}](${PLACE})`)
  })

  test('provide the first one as the cover, removed from the text', async ({ assert }) => {
    const { importer } = importing()

    const { source, imported } = await importer.import(
      aPost(`Olá.\n${mark('a.png')}\n${mark('a.png')}`, { cor: 'azul' }),
    )

    assert.equal(imported, 1)
    assert.deepEqual(
      [...(source.fields ?? [])],
      [
        ['cor', 'azul'],
        ['featuredImage', PLACE],
        ['featuredImageAlt', 'Uma seringa'],
      ],
    )
    assert.equal(source.parts[0]?.text, `Olá.\n![Uma seringa](${PLACE})`)
  })

  test("use the source's cover, and leave the text's pictures", async ({ assert }) => {
    const { importer, asked } = importing()
    const fields = { imagem: ' capa.png ', alt: 'A capa' }

    const { source } = await importer.import(aPost(mark('a.png'), fields))

    assert.deepEqual(asked, ['capa.png', 'a.png'])
    assert.equal(source.fields?.get('featuredImageAlt'), 'A capa')
    assert.isFalse(source.fields?.has('imagem'))
    assert.equal(source.parts[0]?.text, `![Uma seringa](${PLACE})`)
  })

  test('are skipped without a description, keeping words and headings', async ({ assert }) => {
    const { importer } = importing()
    const parts = [
      { heading: `Sintomas ${mark('b.png', '')}`, level: 2, text: `Febre ${mark('c.png', ' ')}`, line: 4 },
    ]

    const { source, skipped } = await importer.import(aPost('', { imagem: 'capa.png', alt: 7 }, { parts }))

    const reason = 'não tem texto alternativo'
    assert.deepEqual(
      skipped,
      ['capa.png', 'b.png', 'c.png'].map((address) => ({ address, reason })),
    )
    assert.deepEqual(source.parts, [{ heading: 'Sintomas', level: 2, text: 'Febre', line: 4 }])
    assert.equal(source.fields?.get('imagem'), 'capa.png')
  })

  test('are reported when skipped, including the first unless it becomes the cover', ({ assert }) => {
    const lossesOf = (addresses: string[], fields = {}) => {
      const [first = ''] = addresses
      const post = aPost(addresses.map((each) => mark(each)).join(' '), fields, {
        picture: { address: first, alt: 'Uma seringa' },
      })
      return withoutPictures(post).losses.length
    }

    assert.equal(lossesOf(['https://a.com.br/1.png', 'https://a.com.br/2.png']), 1)
    assert.equal(lossesOf(['/1.png']), 1)
    assert.equal(lossesOf(['http://a.com.br/1.png', 'https://a.com.br/2.png']), 2)
    assert.equal(lossesOf(['https://a.com.br/1.png'], { image: 'https://a.com.br/capa.png' }), 1)
    assert.equal(lossesOf(['https://a.com.br/1.png'], { image: 'https://a.com.br/1.png' }), 0)
    assert.equal(lossesOf(['https://a.com.br/1.png'], { image: '/capa.png' }), 0)
  })
})
