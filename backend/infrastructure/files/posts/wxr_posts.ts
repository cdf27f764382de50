import string from '@adonisjs/core/helpers/string'
import { SaxesParser } from 'saxes'
import type { SourcePost } from '#application/ports/post_files.ts'
import { RecordFileUnusable } from '#application/ports/record_files.ts'
import { readPieces } from './decoded_text.ts'
import type { FoundFile } from './found_files.ts'
import { characterNamed, withoutTags, withParagraphs } from './html_text.ts'
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
export async function* readWxrPosts(file: FoundFile, options: WxrOptions): AsyncGenerator<SourcePost> {
  const { pictures, site } = await collectPictures(file, options.encoding)
  for await (const item of wxrItems(file, options.encoding))
    if (!('site' in item)) yield* postsOf(item, { ...options, file: file.name, pictures, site })
}

/** Yields the post of a refused item that was mended: `wxr` is the item's text. */
export function* readWxrItem(
  { file, line, site = '' }: SourcePost,
  wxr: string,
  options: Pick<WxrOptions, 'pages' | 'leaveOut'>,
): Generator<SourcePost> {
  const item = readItem(wxr, line)
  for (const post of postsOf(item, { ...options, file, pictures: new Map(), site }))
    yield { ...post, line, lines: new Map() }
}

interface Context extends Pick<WxrOptions, 'pages' | 'leaveOut'> {
  file: string
  pictures: ReadonlyMap<string, Picture>
  /** The blog's name. */
  site: string
}

function* postsOf(item: WxrItem | BrokenItem, context: Context): Generator<SourcePost> {
  const { file, site, pages, leaveOut } = context
  if ('fault' in item) {
    yield unreadablePost({ file, line: item.line }, item.fault, { wxr: item.xml, ...(site && { site }) })
    return
  }
  for (let comment = 0; comment < item.comments; comment++) leaveOut('comentário')
  const kind = kindOf(item, pages)
  if (kind) leaveOut(kind)
  else yield { ...postOf(item, context), site, isPage: item.texts.get('wp:post_type') === 'page' }
}

/** Collects the pictures, which posts name by id. Throws `RecordFileUnusable` if it is no WordPress export. */
async function collectPictures(file: FoundFile, encoding: string | undefined) {
  const pictures = new Map<string, Picture>()
  let isExport = false
  let site = ''
  await refuseAtom(file)
  for await (const item of wxrItems(file, encoding)) {
    if ('site' in item) site = withoutTags(item.site)
    else isExport ||= 'fault' in item || item.texts.has('wp:post_type')
    if ('fault' in item || 'site' in item) continue
    const address = item.texts.get('wp:attachment_url')
    const alt = item.meta.get('_wp_attachment_image_alt') ?? ''
    if (address) pictures.set(item.texts.get('wp:post_id') ?? '', { address, alt })
  }
  if (!isExport) throw new RecordFileUnusable(`${file.name} não é uma exportação do WordPress (WXR).`)
  return { pictures, site }
}

const ATOM = /<feed\b[^>]*\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2005\/Atom["']/

async function refuseAtom(file: FoundFile): Promise<void> {
  for await (const bytes of file.bytes()) {
    if (ATOM.test(bytes.toString('latin1')))
      throw new RecordFileUnusable(
        `${file.name} é um arquivo Atom, como o do Blogger, que não é lido: importe-o num WordPress e exporte de lá (WXR).`,
      )
    return
  }
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

function postOf(item: WxrItem, { pictures, file }: Context): SourcePost {
  const { texts, meta, lines } = item
  const thumbnail = meta.get('_thumbnail_id')
  const picture = pictures.get(thumbnail ?? '')
  const losses = [...meta].filter(([key, text]) => isTextOfTheirs(key, text)).map(() => 'campo personalizado')
  if (thumbnail && !picture) losses.push('imagem destacada que o arquivo não traz')
  const rows: readonly (readonly [string, string | string[] | undefined, string])[] = [
    ['title', withoutTags(texts.get('title') ?? '').replace(/\s+/g, ' '), 'title'],
    ['slug', decoded(texts.get('wp:post_name')), 'wp:post_name'],
    ['html', withParagraphs(texts.get('content:encoded') ?? ''), 'content:encoded'],
    ['excerpt', withoutTags(texts.get('excerpt:encoded') ?? ''), 'excerpt:encoded'],
    ['metaDescription', DESCRIPTIONS.map((key) => meta.get(key)).find(Boolean), 'wp:postmeta'],
    ['category', item.categories, 'category'],
    ['tags', item.tags, 'category'],
    ['featuredImage', picture?.address, 'wp:postmeta'],
    ['featuredImageAlt', picture?.alt, 'wp:postmeta'],
    ['publishedAt', publishedAt(texts), 'wp:post_date'],
    ['status', texts.get('wp:status'), 'wp:status'],
    ['password', texts.get('wp:post_password'), 'wp:post_password'],
  ]
  const filled = rows.filter(([, value]) => value && value.length > 0)
  const fields = new Map<string, unknown>(filled.map(([field, value]) => [field, value]))
  const places = filled.map(([field, , element]) => [field, lines.get(element) ?? item.line] as const)
  const post = sourcePost(fields, { file, line: item.line, lines: new Map(places) })
  return { ...post, address: texts.get('link'), losses: [...post.losses, ...losses] }
}

/** Whether a custom field holds words of its own; those that begin with _ are WordPress's and its plugins'. */
function isTextOfTheirs(key: string, text: string): boolean {
  return !key.startsWith('_') && /\p{L}{2,}\s+\p{L}{2,}/u.test(text)
}

/** WordPress percent-encodes non-ASCII letters in URLs. */
function decoded(address: string | undefined): string | undefined {
  try {
    return address && decodeURIComponent(address)
  } catch {
    return address
  }
}

/** An imported post or a draft may have a time in UTC of zeros only; the local one comes next, then the feed's. */
function publishedAt(texts: ReadonlyMap<string, string>): string | undefined {
  const [utc, local, feed] = ['wp:post_date_gmt', 'wp:post_date', 'pubDate'].map((name) =>
    texts.get(name)?.trim(),
  )
  if (utc && utc !== NEVER) return `${utc.replace(' ', 'T')}Z`
  if (local && local !== NEVER) return local
  return feed && / \d{4} /.test(feed) && !feed.includes('-0001') ? feed : undefined
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
  /** Where the fault is. */
  line: number
  /** In Portuguese. */
  fault: string
  /** As it stands in the file; empty if it is too long to be kept. */
  xml: string
}

/** The blog's name. */
interface Heading {
  site: string
}

/** Characters; a longer item is given up, to bound the memory. */
const MAX_ITEM_LENGTH = 32 * (1 << 20)
const CHANNEL_TITLE = /<channel>[\s\S]*?<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/
/** An item's beginning, and the comments in which there may be another. */
const BEGIN = /<!--[\s\S]*?-->|(?<item><item(?:\s[^>]*)?>)/g
/**
 * An item's end: a text may contain `</item>` too, so what follows is another item or the end of the channel, after
 * comments, processing instructions and elements of the channel.
 */
const END =
  /<\/item>(?=(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\w+:\w+|image)\b[^>]*>[\s\S]*?<\/\1>)*(?:<item[\s>]|<\/channel>))/g
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
    yield { line, fault: 'este item é longo demais: passa de 32 MB', xml: '' }
    line += lineEndsIn(rest)
    rest = ''
  }
  const last = nextBeginning(rest)
  if (last !== null) yield readItem(rest.slice(last), line + lineEndsIn(rest.slice(0, last)))
}

function nextBeginning(text: string): number | null {
  for (const { index, groups } of text.matchAll(BEGIN)) if (groups?.['item']) return index
  return null
}

function nextItem(text: string): { begin: number; end: number } | null {
  const begin = nextBeginning(text)
  if (begin === null) return null
  END.lastIndex = begin
  const end = END.exec(text)
  return end && { begin, end: end.index + end[0].length }
}

const lineEndsIn = (text: string) => text.split('\n').length - 1

function readItem(xml: string, line: number): WxrItem | BrokenItem {
  const read = new ItemReader(line).read(repaired(xml))
  if (!('fault' in read)) return read
  return { ...read, fault: `este item, que começa na linha ${line}, não é XML válido: ${read.fault}`, xml }
}

const CDATA = /(<!\[CDATA\[[\s\S]*?\]\]>)/
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
/** Line breaks of word processors, and ends of pages. */
const BREAKS = /[\v\f]/g
/** An entity that is none of XML's own, or a lonely &. */
const ENTITY =
  /&(?!(?:amp|lt|gt|quot|apos);)(?:#(?<decimal>\d{1,7});|#x(?<hex>[\da-f]{1,6});|(?<name>\w{2,31});)?/gi

/** Mends what XML forbids and WordPress writes all the same. */
function repaired(xml: string): string {
  return allowed(xml)
    .replaceAll(STRAY_CDATA_END, ']]]]><![CDATA[>')
    .split(CDATA)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(ENTITY, characterOf)))
    .join('')
}

const allowed = (text: string) => text.replaceAll(BREAKS, '\n').replaceAll(FORBIDDEN, '')

function characterOf(reference: string, ...more: unknown[]): string {
  const { decimal, hex, name } = more.at(-1) as Record<string, string | undefined>
  if (name) return string.escapeHTML(characterNamed(name) ?? reference)
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
  if (code === null) return string.escapeHTML(reference)
  return code <= 0x10ffff ? string.escapeHTML(allowed(String.fromCodePoint(code))) : ''
}

/** Puts the parser's complaint into words; `closed` is the element that it closed last. */
function faultInWords(message: string, closed: string): string {
  const open = message.includes('unexpected close tag') ? closed : /unclosed tag: (\S+)/.exec(message)?.[1]
  if (open) return `falta fechar <${open}>`
  const strange = /unmatched closing tag: (\S+)\./.exec(message)?.[1]
  return strange ? `</${strange}> fecha o que não foi aberto` : 'há uma marca malformada'
}

class ItemReader {
  readonly #parser = new SaxesParser({ position: true, fragment: true })
  readonly #path: string[] = []
  readonly #item: WxrItem
  #fault: Omit<BrokenItem, 'xml'> | null = null
  #isWhole = false
  #text = ''
  #taxonomy = ''
  #closed = ''
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
    this.#parser.on('error', ({ message }) => this.#complain(message))
  }

  /** Returns the first fault if it is not well-formed. */
  read(xml: string): WxrItem | Omit<BrokenItem, 'xml'> {
    this.#parser.write(xml)
    this.#parser.close()
    if (!this.#isWhole) this.#complain('unclosed tag: item')
    return this.#fault ?? this.#item
  }

  #complain(message: string): void {
    this.#fault ??= {
      line: this.#item.line + this.#parser.line - 1,
      fault: faultInWords(message, this.#closed),
    }
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
    this.#closed = name
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
