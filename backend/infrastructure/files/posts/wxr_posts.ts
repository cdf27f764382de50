import { SaxesParser } from 'saxes'
import { categoryOf } from '#application/blog/importing/read_post.ts'
import type { SourcePost } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'
import { isPostCategory } from '#domain/blog/post_category.ts'
import { readXmlText } from './decoded_text.ts'
import { withoutTags, withParagraphs } from './html_text.ts'
import { sourcePost, unreadablePost } from './source_post.ts'

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

/** One `<item>` of a WordPress export (WXR): its simple elements by name, and what repeats. */
interface WxrItem {
  line: number
  texts: Map<string, string>
  lines: Map<string, number>
  /** `<category domain="category">` names. */
  categories: string[]
  /** How many `<wp:comment>` it has. */
  comments: number
  meta: Map<string, string>
}

interface BrokenItem {
  line: number
  isBroken: true
}

const BEGIN = /<item(?:\s[^>]*)?>/g
/** The end of an item is followed by another one or by the end of the export: a text may speak of `</item>` too. */
const END = /<\/item>(?=\s*(?:<item[\s>]|<\/channel>))/g
/** A part of CDATA that its writer forgot to escape: its real end is followed by the end of an element. */
const STRAY_CDATA_END = /\]\]>(?!<\/[\w:]+>|<!\[CDATA\[)/g

/**
 * Streams the items, whatever the length of the export; each is read alone, so that a broken one takes no other with it.
 * Throws `RecordFileUnusable` where the bytes are not of the encoding that is declared or told.
 */
async function* wxrItems(path: string, encoding?: string): AsyncGenerator<WxrItem | BrokenItem> {
  let rest = ''
  let line = 1
  for await (const piece of readXmlText(path, encoding)) {
    rest += piece
    for (let cut = nextItem(rest); cut; cut = nextItem(rest)) {
      const begin = line + lineEndsIn(rest.slice(0, cut.begin))
      yield readItem(rest.slice(cut.begin, cut.end), begin)
      line += lineEndsIn(rest.slice(0, cut.end))
      rest = rest.slice(cut.end)
    }
  }
  BEGIN.lastIndex = 0
  const last = BEGIN.exec(rest)
  if (last) yield readItem(rest.slice(last.index), line + lineEndsIn(rest.slice(0, last.index)))
}

function nextItem(text: string): { begin: number; end: number } | null {
  BEGIN.lastIndex = 0
  const begin = BEGIN.exec(text)
  if (!begin) return null
  END.lastIndex = begin.index
  const end = END.exec(text)
  return end && { begin: begin.index, end: end.index + end[0].length }
}

const lineEndsIn = (text: string) => text.split('\n').length - 1

function readItem(xml: string, line: number): WxrItem | BrokenItem {
  const repaired = xml.replaceAll(STRAY_CDATA_END, ']]]]><![CDATA[>')
  const reader = new ItemReader(line)
  return reader.read(repaired) ?? { line, isBroken: true }
}

class ItemReader {
  readonly #parser = new SaxesParser({ position: true, fragment: true })
  readonly #path: string[] = []
  readonly #item: WxrItem
  #isBroken = false
  #isWhole = false
  #text = ''
  #isCategory = false
  #metaKey = ''

  constructor(line: number) {
    this.#item = { line, texts: new Map(), lines: new Map(), categories: [], comments: 0, meta: new Map() }
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes['domain']))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('text', (text) => void (this.#text += text))
    this.#parser.on('cdata', (text) => void (this.#text += text))
    this.#parser.on('error', () => void (this.#isBroken = true))
  }

  /** Null where it is not well-formed. */
  read(xml: string): WxrItem | null {
    this.#parser.write(xml)
    this.#parser.close()
    return this.#isWhole && !this.#isBroken ? this.#item : null
  }

  #open(name: string, domain: unknown): void {
    this.#path.push(name)
    this.#text = ''
    this.#isCategory = name === 'category' && domain === 'category'
    if (name === 'wp:comment') this.#item.comments++
    if (this.#path.at(-2) === 'item') this.#item.lines.set(name, this.#item.line + this.#parser.line - 1)
  }

  #close(name: string): void {
    this.#path.pop()
    const text = this.#text
    this.#text = ''
    if (name === 'item') this.#isWhole = true
    else if (name === 'wp:meta_key') this.#metaKey = text
    else if (name === 'wp:meta_value') this.#item.meta.set(this.#metaKey, text)
    else if (this.#isCategory) this.#item.categories.push(text)
    else if (this.#path.at(-1) === 'item') this.#item.texts.set(name, text)
  }
}
