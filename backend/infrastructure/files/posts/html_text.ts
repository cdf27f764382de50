import { createDocument } from '@mixmark-io/domino'
import TurndownService from 'turndown'
import { PICTURE_MARK, pictureMark } from '#application/ports/post_files.ts'
import { readMarkdown, type RunningText, tableLines } from './markdown_text.ts'

/** Private-use characters, which no text contains: end of a cell, of a heading cell and of a row. */
const CELL = '\uE000'
const HEAD = '\uE001'
const ROW = '\uE002'

const SUPERSCRIPTS = new Map(
  Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', (raised, index) => ['0123456789+-=()n'[index] ?? '', raised]),
)
const SUBSCRIPTS = new Map(
  Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', (lowered, index) => ['0123456789+-=()'[index] ?? '', lowered]),
)

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
const { escape } = turndown
/** Escapes characters that Markdown would read as a tag or an entity. */
turndown.escape = (text) => escape(text).replace(/<|&(?=[#a-z])/gi, '\\$&')
turndown.remove(['script', 'style', 'noscript', 'iframe', 'form', 'button'])
turndown.addRule('superscript', { filter: 'sup', replacement: (text) => shifted(text, SUPERSCRIPTS, '^') })
turndown.addRule('subscript', { filter: 'sub', replacement: (text) => shifted(text, SUBSCRIPTS, '_') })
turndown.addRule('picture', {
  filter: 'img',
  replacement: (_text, node) => markOf(node),
})
turndown.addRule('preformatted', {
  filter: 'pre',
  replacement: (_text, node) => fenced(preformattedText(node)),
})
turndown.addRule('cell', {
  filter: ['td', 'th'],
  replacement: (text, { nodeName }) =>
    text.trim().replace(/\s*\n\s*/g, ' ') + (nodeName === 'TH' ? HEAD : CELL),
})
turndown.addRule('row', { filter: 'tr', replacement: (text) => text.trim() + ROW })
turndown.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (text) => text })
turndown.addRule('table', { filter: 'table', replacement: (text) => `\n\n${tableOf(text).join('\n\n')}\n\n` })

/** The mark of a picture; one that a page loads only once it is seen has its address in another attribute. */
function markOf(picture: Element): string {
  const addresses = ['data-src', 'data-lazy-src', 'data-orig-file', 'src'].map((name) =>
    picture.getAttribute(name)?.trim(),
  )
  const address = addresses.find((each) => each && !each.startsWith('data:')) ?? addresses.find(Boolean)
  return address ? pictureMark({ address, alt: picture.getAttribute('alt') ?? '' }) : ''
}

/** All text of a `<pre>`, whatever is marked up within it. */
function preformattedText(node: Node): string {
  if (node.nodeName === 'BR') return '\n'
  if (node.nodeName === 'IMG') return markOf(node as Element)
  if (node.nodeType === 3) return node.nodeValue ?? ''
  return Array.from(node.childNodes, preformattedText).join('')
}

/** A block of code, between more backticks than stand in it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `\n\n${fence}\n${code.replace(/^\n|\n$/g, '')}\n${fence}\n\n`
}

/** Shortcodes of WordPress and popular plugins; others are recognized by quoted attributes or their closing tag. */
const REGISTERED = [
  'gallery|caption|wp_caption|audio|video|playlist|embed|archives|code|sourcecode|latex|more|googlemaps|googlevideo',
  'youtube|vimeo|dailymotion|videopress|slideshare|soundcloud|instagram|tweet|polldaddy|slideshow|portfolio|recipe',
  'contact-form(?:-7)?|contact-field|gravityforms?|wpforms|ninja_forms?|mc4wp_form|formidable|newsletter(?:_form)?',
  'rev_slider|layerslider|nggallery|ngg_images|toc|ez-toc|adsense|ad|adrotate|tablepress|elementor-template',
  '(?:su|vc|et_pb|fusion|av|wpv|x|mk|nectar)_[\\w-]+',
].join('|')
const SHORTCODE = new RegExp(
  `\\[/?(?:${REGISTERED})(?=[\\s=\\]/])[^\\]]*\\](?!\\()|\\[[a-z][\\w-]*(?:\\s+[\\w-]+=(?:"[^"]*"|'[^']*'))+\\s*/?\\](?!\\()|\\[[a-z][\\w-]*(?:\\s+[\\w-]+=[^\\s\\]]+)+\\s*/\\]`,
  'gi',
)
/** Elements that plain text cannot represent, for the import's report. */
const LOST_ELEMENTS: readonly (readonly [RegExp, string])[] = [
  [/<iframe\b|<embed\b|<object\b/gi, 'incorporação'],
  [/<(?:form|input|button)\b/gi, 'formulário'],
  [/<script\b/gi, 'script'],
  [/<noscript\b/gi, 'noscript'],
  [/<(?:video|audio)\b/gi, 'áudio ou vídeo'],
  [/<!--\s*wp:[\w/-]+\s[^>]*?\/-->/g, 'bloco dinâmico'],
]

/**
 * Converts the body of a page or WordPress post to plain text: one line per table row with the cells' headings, with
 * super- and subscripts; `losses` names what is left out.
 */
export function readHtml(html: string): RunningText {
  if (isTooDeep(html)) throw new RangeError('The markup is nested too deep.')
  const losses = LOST_ELEMENTS.flatMap(([element, name]) => (html.match(element) ?? []).map(() => name))
  const plain = withoutShortcodes(html, losses)
  const text = readMarkdown(turndown.turndown(/<p[\s>]/i.test(plain) ? plain : withParagraphs(plain)), null)
  return { ...text, losses: [...losses, ...text.losses] }
}

const DEEPEST = 500
const NESTING = /<(\/?)(?:div|span|section|article|blockquote|table|ul|ol|dl|b|i|u|em|strong|font|center)\b/gi

/** The parser's time grows with the square of the depth; no real text is so deep. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, isEnd] of html.matchAll(NESTING)) {
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Resolves the tags and entities of a title or excerpt. */
export function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html
  const { parts } = readHtml(html.replace(/<(?=\s|\d)/g, '&lt;'))
  return parts
    .map(({ heading, text }) => [heading, text].filter(Boolean).join('\n'))
    .join('\n')
    .replaceAll(PICTURE_MARK, '')
}

const namedCharacters = new Map<string, string | null>()

/** Returns the character of an entity of HTML ('uacute' → ú), or null. */
export function characterNamed(name: string): string | null {
  const known = namedCharacters.get(name)
  if (known !== undefined) return known
  const text = createDocument(`<p>&${name};</p>`).body.textContent ?? ''
  const character = text.startsWith('&') && text !== '&' ? null : text
  if (namedCharacters.size < 3_000) namedCharacters.set(name, character)
  return character
}

const WHOLE_PAGE = /<(?:html|head|body)\b/i

/** Returns a page's metadata: title, description, time. */
export function headOf(html: string): [string, string][] {
  if (!WHOLE_PAGE.test(html)) return []
  const page = createDocument(html)
  const contentOf = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content')?.trim()
  const headings = Array.from(page.querySelectorAll('h1'))
  const title = headings.length === 1 ? headings[0]?.textContent : page.title
  const found: [string, string | null | undefined][] = [
    ['title', title?.replace(/\s+/g, ' ').trim()],
    ['metaDescription', contentOf('name="description"')],
    ['publishedAt', contentOf('property="article:published_time"') ?? timeOf(page)],
    ['featuredImage', contentOf('property="og:image"')],
  ]
  return found.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

/** The time that a page itself marks as its publication, as Medium does. */
function timeOf(page: Document): string | null | undefined {
  const marked = page.querySelector('[itemprop="datePublished"], time.dt-published, time[pubdate]')
  return marked?.getAttribute('datetime') ?? marked?.getAttribute('content')
}

/** Returns a page's main text; an HTML fragment stays as it is. */
export function bodyOf(html: string): string {
  if (!WHOLE_PAGE.test(html)) return html
  const page = createDocument(html)
  const articles = Array.from(page.querySelectorAll('article'))
  const text = (articles.length === 1 ? articles[0] : page.querySelector('main')) ?? page.body
  for (const around of Array.from(text.querySelectorAll('nav, aside, footer'))) around.remove()
  return text.innerHTML
}

function withoutShortcodes(html: string, losses: string[]): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name))
  const pairs = [...closed].filter((name) => html.includes(`[${name}`))
  const withoutPairs = pairs.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\[/?${name}(?:\\s[^\\]]*)?\\]`, 'g'), mark),
    html,
  )
  return withoutPairs.replaceAll(SHORTCODE, mark)

  function mark(shortcode: string): string {
    if (!shortcode.startsWith('[/')) losses.push(`[${/[\w-]+/.exec(shortcode)?.[0] ?? ''}]`)
    return ''
  }
}

const BLOCKS =
  'p|h[1-6]|ul|ol|li|dl|dt|dd|div|section|article|blockquote|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|pre|hr|form|address'
const OPENING = new RegExp(`(<(?:${BLOCKS})\\b[^>]*>)`, 'gi')
const CLOSING = new RegExp(`(</(?:${BLOCKS})>|<hr\\b[^>]*>)`, 'gi')
const BEGINS_BLOCK = new RegExp(`^</?(?:${BLOCKS})\\b|^<!--`, 'i')

/**
 * WordPress's classic editor stores blank lines for paragraphs and line breaks as such, also between block elements;
 * texts of the block editor stay as they are. Source: WordPress' `wpautop`.
 */
export function withParagraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((piece) => (/^<pre\b/i.test(piece) ? piece : paragraphed(piece.replaceAll('\r\n', '\n'))))
    .join('')
}

function paragraphed(html: string): string {
  return html
    .replace(OPENING, '\n\n$1')
    .replace(CLOSING, '$1\n\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.replace(/\n/g, '<br>\n')
      return BEGINS_BLOCK.test(block) ? lines : `<p>${lines}</p>`
    })
    .join('\n')
}

/** Converts super- and subscripts that are tags within other markup. */
export function withShiftedFigures(text: string): string {
  return text.replaceAll(/<su([pb])>([^<>\n]{1,200})<\/su\1>/gi, (_, kind: string, figures: string) =>
    kind.toLowerCase() === 'p' ? shifted(figures, SUPERSCRIPTS, '^') : shifted(figures, SUBSCRIPTS, '_'),
  )
}

/** 10<sup>6</sup> → 10⁶; a text without such characters is separated by a mark, so that it reads as no other number. */
function shifted(text: string, letters: ReadonlyMap<string, string>, mark: string): string {
  const characters = Array.from(text)
  if (characters.every((each) => letters.has(each)))
    return characters.map((each) => letters.get(each)).join('')
  return text.trim() ? `${mark}(${text})` : ''
}

function tableOf(content: string): string[] {
  const rows = content.split(ROW).filter((row) => row.trim())
  const cellsOf = (row: string) =>
    row
      .split(new RegExp(`[${CELL}${HEAD}]`))
      .slice(0, -1)
      .map((cell) => cell.trim())
  const [first = ''] = rows
  const hasHeads = first.includes(HEAD) && !first.includes(CELL)
  return tableLines(hasHeads ? cellsOf(first) : [], rows.slice(hasHeads ? 1 : 0).map(cellsOf))
}
