import type { SourcePost } from '#application/ports/post_files.ts'
import { sourcePost, unreadablePost } from './source_post.ts'
import { WxrBroken, type WxrItem, wxrItems } from './wxr_items.ts'

/** Where the elements of an export (WXR 1.2) go; the names on the right are ours. */
const ELEMENTS: readonly (readonly [string, string])[] = [
  ['title', 'title'],
  ['wp:post_name', 'slug'],
  ['content:encoded', 'html'],
  ['excerpt:encoded', 'excerpt'],
]
const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description']
const DRAFTS = new Set(['draft', 'pending', 'private', 'auto-draft'])
const NEVER = '0000-00-00 00:00:00'

/** The posts of a WordPress export; pages, menus and what lies in the bin are left out. */
export async function* readWxrPosts(path: string, file: string): AsyncGenerator<SourcePost> {
  const pictures = await attachmentsOf(path)
  try {
    for await (const item of wxrItems(path)) if (isPost(item)) yield postOf(item, pictures, file)
  } catch (error) {
    if (!(error instanceof WxrBroken)) throw error
    yield unreadablePost({ file, line: error.line }, 'o arquivo deixa de ser XML válido nesta linha', {})
  }
}

/** A post names its picture by the id of another item, which may come later. */
async function attachmentsOf(path: string): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  try {
    for await (const { texts } of wxrItems(path)) {
      const address = texts.get('wp:attachment_url')
      if (address) addresses.set(texts.get('wp:post_id') ?? '', address)
    }
  } catch (error) {
    if (!(error instanceof WxrBroken)) throw error
  }
  return addresses
}

function isPost({ texts }: WxrItem): boolean {
  return texts.get('wp:post_type') === 'post' && texts.get('wp:status') !== 'trash'
}

function postOf(item: WxrItem, pictures: ReadonlyMap<string, string>, file: string): SourcePost {
  const { texts, meta, categories } = item
  const fields = new Map<string, unknown>()
  const lines = new Map<string, number>()
  for (const [element, field] of ELEMENTS) {
    const text = texts.get(element)
    if (text) fields.set(field, text)
    const line = item.lines.get(element)
    if (line) lines.set(field, line)
  }
  const own: readonly (readonly [string, string | undefined])[] = [
    ['metaDescription', DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean)],
    ['category', categories[0]],
    ['featuredImage', pictures.get(meta.get('_thumbnail_id') ?? '')],
    ['publishedAt', publishedAt(texts.get('wp:post_date_gmt'))],
    ['draft', DRAFTS.has(texts.get('wp:status') ?? '') ? 'true' : undefined],
  ]
  for (const [field, value] of own) if (value) fields.set(field, value)
  return sourcePost(fields, { file, line: item.line, lines })
}

function publishedAt(date: string | undefined): string | undefined {
  return date && date !== NEVER ? `${date.replace(' ', 'T')}Z` : undefined
}
