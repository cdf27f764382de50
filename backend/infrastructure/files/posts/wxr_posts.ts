import { SaxesParser } from 'saxes'
import type { SourcePost } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'
import { readPieces } from './decoded_text.ts'
import type { FoundFile } from './found_files.ts'
import { withoutTags, withParagraphs } from './html_text.ts'
import { sourcePost, unreadablePost } from './source_post.ts'

const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description']
const NEVER = '0000-00-00 00:00:00'
const MENU_PARTS = ['nav_menu_item', 'wp_navigation', 'wp_template', 'wp_template_part', 'wp_global_styles']

interface WxrOptions {
  encoding: string | undefined
  pages: boolean
  /** Receives the kind of each skipped item, as a Portuguese word. */
  leaveOut: (kind: string) => void
}

interface Picture {
  address: string
  alt: string
}

/** Yields the posts of a WordPress export; reports other items to `leaveOut`. */
export async function* readWxrPosts(
  file: FoundFile,
  { encoding, pages, leaveOut }: WxrOptions,
): AsyncGenerator<SourcePost> {
  const { pictures, site } = await collectPictures(file, encoding)
  for await (const item of wxrItems(file, encoding)) {
    if ('site' in item) continue
    if ('isBroken' in item) {
      yield unreadablePost({ file: file.name, line: item.line }, 'este item não é XML válido', {})
      continue
    }
    for (let comment = 0; comment < item.comments; comment++) leaveOut('comentário')
    const kind = kindOf(item, pages)
    if (kind) leaveOut(kind)
    else yield { ...postOf(item, pictures, file.name), site }
  }
}

/** Collects the pictures, which posts name by id. Throws `RecordFileUnusable` if it is no WordPress export. */
async function collectPictures(file: FoundFile, encoding: string | undefined) {
  const pictures = new Map<string, Picture>()
  let isExport = false
  let site = ''
  for await (const item of wxrItems(file, encoding)) {
    if ('site' in item) site = withoutTags(item.site)
    else isExport ||= 'isBroken' in item || item.texts.has('wp:post_type')
    if ('isBroken' in item || 'site' in item) continue
    const address = item.texts.get('wp:attachment_url')
    const alt = item.meta.get('_wp_attachment_image_alt') ?? ''
    if (address) pictures.set(item.texts.get('wp:post_id') ?? '', { address, alt })
  }
  if (!isExport) throw new RecordFileUnusable(`${file.name} não é uma exportação do WordPress (WXR).`)
  return { pictures, site }
}

/** Returns the kind of an item that is no post. */
function kindOf({ texts }: WxrItem, pages: boolean): string | null {
  const type = texts.get('wp:post_type') ?? ''
  if (type === 'post' || (pages && type === 'page'))
    return texts.get('wp:status') === 'trash' ? `${type === 'page' ? 'página' : 'post'} na lixeira` : null
  if (type === 'page') return 'página'
  if (type === 'attachment') return 'anexo'
  return MENU_PARTS.includes(type) ? 'parte do tema ou menu' : `item ${type || 'sem tipo'}`
}

function postOf(item: WxrItem, pictures: ReadonlyMap<string, Picture>, file: string): SourcePost {
  const { texts, meta, lines } = item
  const picture = pictures.get(meta.get('_thumbnail_id') ?? '')
  const rows: readonly (readonly [string, string | string[] | undefined, string])[] = [
    ['title', withoutTags(texts.get('title') ?? ''), 'title'],
    ['slug', decoded(texts.get('wp:post_name')), 'wp:post_name'],
    ['html', withParagraphs(texts.get('content:encoded') ?? ''), 'content:encoded'],
    ['excerpt', withoutTags(texts.get('excerpt:encoded') ?? ''), 'excerpt:encoded'],
    ['metaDescription', DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean), 'wp:postmeta'],
    ['category', item.categories, 'category'],
    ['tags', item.tags, 'category'],
    ['featuredImage', picture?.address, 'wp:postmeta'],
    ['featuredImageAlt', picture?.alt, 'wp:postmeta'],
    ['publishedAt', publishedAt(texts), 'wp:post_date_gmt'],
    ['status', texts.get('wp:status'), 'wp:status'],
    ['password', texts.get('wp:post_password'), 'wp:post_password'],
  ]
  const filled = rows.filter(([, value]) => value && value.length > 0)
  const fields = new Map<string, unknown>(filled.map(([field, value]) => [field, value]))
  const places = filled.map(([field, , element]) => [field, lines.get(element) ?? item.line] as const)
  const post = sourcePost(fields, { file, line: item.line, lines: new Map(places) })
  return { ...post, address: texts.get('link') }
}

/** WordPress percent-encodes non-ASCII letters in URLs. */
function decoded(address: string | undefined): string | undefined {
  try {
    return address && decodeURIComponent(address)
  } catch {
    return address
  }
}

/** A draft has no time in UTC. */
function publishedAt(texts: ReadonlyMap<string, string>): string | undefined {
  const date = texts.get('wp:post_date_gmt')
  return date && date !== NEVER ? `${date.replace(' ', 'T')}Z` : undefined
}

/** One `<item>` of a WordPress export (WXR): its simple elements by name, and the repeated ones. */
interface WxrItem {
  line: number
  texts: Map<string, string>
  lines: Map<string, number>
  /** `<category domain="category">` names. */
  categories: string[]
  /** `<category domain="post_tag">` names. */
  tags: string[]
  /** Number of `<wp:comment>` elements. */
  comments: number
  meta: Map<string, string>
}

interface BrokenItem {
  line: number
  isBroken: true
}

/** The blog's name. */
interface Heading {
  site: string
}

/** Characters; a longer item is given up, to bound the memory. */
const MAX_ITEM_LENGTH = 32 * (1 << 20)
const CHANNEL_TITLE = /<channel>[\s\S]*?<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/
const BEGIN = /<item(?:\s[^>]*)?>/g
/** An item's end is followed by another item or the end of the channel: a text may contain `</item>` too. */
const END = /<\/item>(?=\s*(?:<item[\s>]|<\/channel>))/g
/** A `]]>` within CDATA that was not escaped: the real end is followed by the end of an element. */
const STRAY_CDATA_END =
  /\]\]>(?!\s*<\/(?:\w+:\w+|title|link|category|guid|description|pubDate)>|<!\[CDATA\[)/g

/**
 * Streams the items of an export of any length; parses each alone, so that a broken one does not affect others. Throws
 * `RecordFileUnusable` when the bytes do not match the encoding.
 */
async function* wxrItems(file: FoundFile, encoding?: string): AsyncGenerator<WxrItem | BrokenItem | Heading> {
  let rest = ''
  let line = 1
  let isFirst = true
  for await (const piece of readPieces(file, encoding)) {
    rest += piece
    if (isFirst) yield { site: CHANNEL_TITLE.exec(piece)?.[1] ?? '' }
    isFirst = false
    for (let cut = nextItem(rest); cut; cut = nextItem(rest)) {
      const begin = line + lineEndsIn(rest.slice(0, cut.begin))
      yield readItem(rest.slice(cut.begin, cut.end), begin)
      line += lineEndsIn(rest.slice(0, cut.end))
      rest = rest.slice(cut.end)
    }
    if (rest.length <= MAX_ITEM_LENGTH) continue
    yield { line, isBroken: true }
    line += lineEndsIn(rest)
    rest = ''
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
  #taxonomy = ''
  #metaKey = ''

  constructor(line: number) {
    this.#item = {
      line,
      texts: new Map(),
      lines: new Map(),
      categories: [],
      tags: [],
      comments: 0,
      meta: new Map(),
    }
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes['domain']))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('text', (text) => void (this.#text += text))
    this.#parser.on('cdata', (text) => void (this.#text += text))
    this.#parser.on('error', () => void (this.#isBroken = true))
  }

  /** Returns null if it is not well-formed. */
  read(xml: string): WxrItem | null {
    this.#parser.write(xml)
    this.#parser.close()
    return this.#isWhole && !this.#isBroken ? this.#item : null
  }

  #open(name: string, domain: unknown): void {
    this.#path.push(name)
    this.#text = ''
    this.#taxonomy = name === 'category' && typeof domain === 'string' ? domain : ''
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
    else if (this.#taxonomy === 'category') this.#item.categories.push(text)
    else if (this.#taxonomy === 'post_tag') this.#item.tags.push(text)
    else if (this.#path.at(-1) === 'item') this.#item.texts.set(name, text)
  }
}
