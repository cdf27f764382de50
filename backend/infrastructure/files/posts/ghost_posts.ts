import string from '@adonisjs/core/helpers/string'
type Row = Readonly<Record<string, unknown>>

/** The fields of a post of Ghost by our names, `null` where it has none; `content` is Markdown and `html` is HTML. */
export interface GhostPost {
  fields: Map<string, unknown>
  isPage: boolean
  /** The blog's name. */
  site: string
}

/** Returns the posts and pages of a Ghost export (its `data`), in the order of the file. */
export function ghostPosts(data: Row): GhostPost[] {
  const metaOf = new Map(rowsOf(data['posts_meta']).map((meta) => [meta['post_id'], meta]))
  const site = rowsOf(data['settings']).find(({ key }) => key === 'title')?.['value']
  const tags = tagsByPost(data)
  return rowsOf(data['posts']).map((post) => ({
    fields: fieldsOf({ ...metaOf.get(post['id']), ...withoutNulls(post) }, tags.get(post['id']) ?? []),
    isPage: post['type'] === 'page' || post['page'] === 1 || post['page'] === true,
    site: textOf(site),
  }))
}

function fieldsOf(post: Row, tags: readonly string[]): Map<string, unknown> {
  const fields: [string, unknown][] = [
    ['title', post['title']],
    ['slug', post['slug']],
    ...textFieldOf(post),
    ['excerpt', post['custom_excerpt']],
    ['metaDescription', post['meta_description']],
    ['tags', tags],
    ['featuredImage', withoutPlaceholder(textOf(post['feature_image'] ?? post['image']))],
    ['featuredImageAlt', post['feature_image_alt']],
    ['publishedAt', post['published_at'] ?? post['created_at']],
    ['status', [post['status'], post['visibility']].filter(Boolean)],
  ]
  return new Map(fields.filter(([, value]) => value && (!Array.isArray(value) || value.length > 0)))
}

/** The text as Ghost rendered it, else from what its editors of several years stored. */
function textFieldOf(post: Row): [string, unknown][] {
  const html = withoutPlaceholder(textOf(post['html']))
  if (html.trim()) return [['html', html]]
  const stored = lexicalText(post['lexical']) || mobiledocText(post['mobiledoc'])
  return [['content', withoutPlaceholder(stored || textOf(post['markdown']) || textOf(post['plaintext']))]]
}

/** Stands for the blog's own address in an export. */
const withoutPlaceholder = (text: string) => text.replaceAll('__GHOST_URL__', '')

/** Tags that begin with # are for the blog's own use. */
function tagsByPost(data: Row): Map<unknown, string[]> {
  const names = new Map(rowsOf(data['tags']).map(({ id, name }) => [id, textOf(name)]))
  const tags = new Map<unknown, string[]>()
  for (const { post_id: post, tag_id: tag } of rowsOf(data['posts_tags'])) {
    const name = names.get(tag)
    if (name && !name.startsWith('#')) tags.set(post, [...(tags.get(post) ?? []), name])
  }
  return tags
}

/** The text of Ghost's editor since version 5, as Markdown with blocks of HTML. */
function lexicalText(stored: unknown): string {
  return rowsOf(rowOf(parsed(stored)['root'])['children'])
    .map(htmlOfNode)
    .join('\n\n')
}

function htmlOfNode(node: Row): string {
  const type = textOf(node['type'])
  if (type === 'text' || type === 'extended-text') return string.escapeHTML(textOf(node['text']))
  if (type === 'linebreak') return '<br>'
  if (!Array.isArray(node['children'])) return cardText(type, node)
  const inner = rowsOf(node['children']).map(htmlOfNode).join('')
  if (type === 'link' || type === 'autolink')
    return `<a href="${string.escapeHTML(textOf(node['url']))}">${inner}</a>`
  return element(textOf(node['tag']) || (TAGS[type] ?? 'div'), inner)
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  listitem: 'li',
  quote: 'blockquote',
  aside: 'blockquote',
}

/** The text of Ghost's editor before version 5. Sections are [1, tag, markers], [2, picture], [3, list, items], [10, card]. */
function mobiledocText(stored: unknown): string {
  const { sections, cards, markups } = parsed(stored)
  const inner = (markers: unknown) => markersText(listOf(markers), listOf(markups))
  return listOf(sections)
    .map((section) => {
      const [kind, what, content] = listOf(section)
      if (kind === 1) return element(textOf(what), inner(content))
      if (kind === 2) return cardText('image', { src: what })
      if (kind === 3)
        return element(
          textOf(what),
          listOf(content)
            .map((item) => element('li', inner(item)))
            .join(''),
        )
      const [name, payload] = listOf(listOf(cards)[Number(what)])
      return cardText(textOf(name), rowOf(payload))
    })
    .join('\n\n')
}

/** Markers are [kind, opened markups, number of closed ones, text]; those of kind 1 are line breaks. */
function markersText(markers: readonly unknown[], markups: readonly unknown[]): string {
  const open: string[] = []
  return markers
    .map((marker) => {
      const [kind, opened, closed, text] = listOf(marker)
      const before = listOf(opened).map((index) => {
        const [tag, attributes] = listOf(markups[Number(index)])
        open.push(textOf(tag))
        const [name, address] = listOf(attributes)
        return name === 'href' ? `<a href="${string.escapeHTML(textOf(address))}">` : `<${textOf(tag)}>`
      })
      const after = Array.from({ length: Number(closed) || 0 }, () => `</${open.pop() ?? ''}>`)
      return `${before.join('')}${kind === 1 ? '<br>' : string.escapeHTML(textOf(text))}${after.join('')}`
    })
    .join('')
}

/** Fields of a card that hold words. */
const WORDS = [
  'html',
  'heading',
  'header',
  'subheader',
  'calloutText',
  'content',
  'title',
  'buttonText',
  'caption',
]

function cardText(type: string, card: Row): string {
  if (typeof card['markdown'] === 'string') return card['markdown']
  if (typeof card['code'] === 'string')
    return element('pre', element('code', string.escapeHTML(card['code'])))
  const words = WORDS.map((name) => textOf(card[name])).filter(Boolean)
  if (type.endsWith('image'))
    words.unshift(
      `<img src="${string.escapeHTML(textOf(card['src']))}" alt="${string.escapeHTML(textOf(card['alt']))}">`,
    )
  const { title } = rowOf(card['metadata'])
  const address = textOf(card['url'])
  if (address)
    words.push(`<a href="${string.escapeHTML(address)}">${string.escapeHTML(textOf(title) || address)}</a>`)
  return words.map((each) => (each.startsWith('<') ? each : element('p', each))).join('\n')
}

const element = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})
const rowsOf = (value: unknown): Row[] => listOf(value).map(rowOf)
const withoutNulls = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

function parsed(stored: unknown): Row {
  try {
    return rowOf(JSON.parse(textOf(stored)))
  } catch {
    return {}
  }
}
