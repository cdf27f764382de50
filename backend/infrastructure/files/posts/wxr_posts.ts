import { categoryOf } from '#application/blog/importing/read_post.ts'
import type { SourcePost } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'
import { isPostCategory } from '#domain/blog/post_category.ts'
import { withoutTags, withParagraphs } from './html_text.ts'
import { sourcePost, unreadablePost } from './source_post.ts'
import { type WxrItem, wxrItems } from './wxr_items.ts'

const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description']
const NEVER = '0000-00-00 00:00:00'
const MENU_PARTS = ['nav_menu_item', 'wp_navigation', 'wp_template', 'wp_template_part', 'wp_global_styles']

interface WxrOptions {
  encoding: string | undefined
  /** Hears what is left out, a Portuguese word each time. */
  leaveOut: (kind: string) => void
}

interface Picture {
  address: string
  alt: string
}

/** The posts of a WordPress export; everything else it holds is told to `leaveOut`. */
export async function* readWxrPosts(
  path: string,
  file: string,
  { encoding, leaveOut }: WxrOptions,
): AsyncGenerator<SourcePost> {
  const pictures = await attachmentsOf(path, encoding)
  for await (const item of wxrItems(path, encoding)) {
    if ('isBroken' in item) {
      yield unreadablePost({ file, line: item.line }, 'este item não é XML válido', {})
      continue
    }
    for (let comment = 0; comment < item.comments; comment++) leaveOut('comentário')
    const kind = kindOf(item)
    if (kind) leaveOut(kind)
    else yield postOf(item, pictures, file)
  }
}

/** A post names its picture by the id of another item, which may come later. Throws `RecordFileUnusable` where the file is no export of WordPress. */
async function attachmentsOf(path: string, encoding: string | undefined): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>()
  let isExport = false
  for await (const item of wxrItems(path, encoding)) {
    isExport ||= 'isBroken' in item || item.texts.has('wp:post_type')
    if ('isBroken' in item) continue
    const address = item.texts.get('wp:attachment_url')
    const alt = item.meta.get('_wp_attachment_image_alt') ?? ''
    if (address) pictures.set(item.texts.get('wp:post_id') ?? '', { address, alt })
  }
  if (!isExport) throw new RecordFileUnusable(`${path} não é uma exportação do WordPress (WXR).`)
  return pictures
}

/** What an item is where it is no post. */
function kindOf({ texts }: WxrItem): string | null {
  const type = texts.get('wp:post_type') ?? ''
  if (type === 'post') return texts.get('wp:status') === 'trash' ? 'post na lixeira' : null
  if (type === 'page') return 'página'
  if (type === 'attachment') return 'anexo'
  return MENU_PARTS.includes(type) ? 'parte do tema ou menu' : `item ${type || 'sem tipo'}`
}

function postOf(item: WxrItem, pictures: ReadonlyMap<string, Picture>, file: string): SourcePost {
  const { texts, meta, lines } = item
  const picture = pictures.get(meta.get('_thumbnail_id') ?? '')
  const rows: readonly (readonly [string, string | undefined, string])[] = [
    ['title', withoutTags(texts.get('title') ?? ''), 'title'],
    ['slug', texts.get('wp:post_name'), 'wp:post_name'],
    ['html', withParagraphs(texts.get('content:encoded') ?? ''), 'content:encoded'],
    ['excerpt', withoutTags(texts.get('excerpt:encoded') ?? ''), 'excerpt:encoded'],
    ['metaDescription', DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean), 'wp:postmeta'],
    ['category', ourCategoryIn(item), 'category'],
    ['featuredImage', picture?.address, 'wp:postmeta'],
    ['featuredImageAlt', picture?.alt, 'wp:postmeta'],
    ['publishedAt', publishedAt(texts), 'wp:post_date_gmt'],
    ['status', texts.get('wp:status'), 'wp:status'],
    ['password', texts.get('wp:post_password'), 'wp:post_password'],
  ]
  const filled = rows.filter(([, value]) => value)
  const fields = new Map<string, unknown>(filled.map(([field, value]) => [field, value]))
  const places = filled.map(([field, , element]) => [field, lines.get(element) ?? item.line] as const)
  return sourcePost(fields, { file, line: item.line, lines: new Map(places) })
}

/** The first of its categories that is one of ours, or else the first, which is then refused by its name. */
function ourCategoryIn({ categories }: WxrItem): string | undefined {
  return categories.find((each) => isPostCategory(categoryOf(each) ?? '')) ?? categories[0]
}

/** A draft has no time of its own in UTC. */
function publishedAt(texts: ReadonlyMap<string, string>): string | undefined {
  const date = texts.get('wp:post_date_gmt')
  return date && date !== NEVER ? `${date.replace(' ', 'T')}Z` : undefined
}
