import { pictureLine } from '#domain/blog/post_images.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'
import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { slugify } from '#domain/shared/slug.ts'
import { codePointLength, cutText } from '#domain/shared/text.ts'

const TITLE = { shortest: 10, longest: 255 }
const DESCRIPTION = { shortest: 50, longest: 160 }
const MAX_SECTION_LENGTH = 20_000
const MAX_SLUG_LENGTH = 255
const MORE = 'Leia o texto completo no nosso blog de saúde.'

type Texts = Readonly<Record<string, string>>

export interface FillingWishes {
  /** Short titles and descriptions are filled up: with this name of the blog, or with the one the source tells. */
  complete?: string | true | undefined
}

/** A text that was made to fit, and what was done to it in Portuguese; null where nothing was. */
export interface Fitted {
  text: string
  change: string | null
}

/** `/2014/05/Paralisia Facial.html` → paralisia-facial; the title's where the source's own cannot be one. */
export function fitSlug(typed: string | undefined, title: string): Fitted {
  if (typed && isPostSlug(typed)) return { text: typed, change: null }
  const last =
    typed
      ?.replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? ''
  const own = last.includes(':') ? '' : cutSlug(last.replace(/\.[a-z]{2,4}$/i, '').replaceAll(/[._]+/g, '-'))
  const text = isPostSlug(own) ? own : cutSlug(title)
  return { text, change: typed ? 'endereço refeito' : null }
}

function cutSlug(text: string): string {
  return slugify(text).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')
}

/** A title that is too short bears the name of its blog where that is wished for, and a post without one its first words. */
export function fitTitle(title: string, texts: Texts, site: string | null): Fitted {
  const length = codePointLength(title)
  if (site === null || (length >= TITLE.shortest && length <= TITLE.longest))
    return { text: title, change: null }
  if (length > TITLE.longest) return { text: cutAtWord(title, TITLE.longest), change: 'título encurtado' }
  const own = title || cutAtWord(firstWords(texts), 70)
  const named =
    codePointLength(own) >= TITLE.shortest ? own : [own, site || 'Blog de saúde'].filter(Boolean).join(' – ')
  return { text: named, change: 'título completado' }
}

/** The description of a post that brought none: its first words, ending with a whole one. One that is too long is cut, one that is too short filled up where that is wished for. */
export function fitDescription(typed: string | undefined, texts: Texts, site: string | null): Fitted {
  const line = (typed ?? firstWords(texts)).replace(/\s+/g, ' ').trim()
  const length = codePointLength(line)
  if (length > DESCRIPTION.longest)
    return { text: cutAtWord(line, DESCRIPTION.longest), change: typed ? 'descrição encurtada' : null }
  if (length >= DESCRIPTION.shortest || site === null) return { text: line, change: null }
  const parts = [line, texts['title'] ?? '', site, MORE].filter(Boolean)
  let filled = ''
  while (codePointLength(filled) < DESCRIPTION.shortest && parts.length > 0)
    filled = [filled, parts.shift()].filter(Boolean).join(' – ')
  return { text: cutAtWord(filled, DESCRIPTION.longest), change: 'descrição completada' }
}

/** What the reader sees first. */
function firstWords(texts: Texts): string {
  return ['excerpt', ...SECTIONS.map(({ name }) => name)]
    .map((name) => texts[name])
    .filter((text) => text !== undefined)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line && !pictureLine(line))
    .join(' ')
}

function cutAtWord(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (codePointLength(line) <= longest) return line
  const cut = cutText(line, longest - 1)
  const whole = cut.lastIndexOf(' ')
  return `${(whole > longest / 2 ? cut.slice(0, whole) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}

/** Where a section goes on that is longer than one may be: the general ones, which any text fits. */
const ROOM: readonly SectionName[] = ['introduction', 'aboutCondition', 'additionalResources']

/** Running text that is longer than a section goes on, at the end of a paragraph, in the next general one that is free. */
export function spreadSections(texts: Map<string, string>): string | null {
  let isSpread = false
  for (const { name } of SECTIONS) {
    const text = texts.get(name) ?? ''
    const next = ROOM.find((each) => each !== name && !texts.has(each))
    if (codePointLength(text) <= MAX_SECTION_LENGTH || !next) continue
    const cut = cutText(text, MAX_SECTION_LENGTH)
    const end = cut.lastIndexOf('\n') + 1 || cut.lastIndexOf(' ') + 1 || cut.length
    texts.set(name, text.slice(0, end).trimEnd())
    texts.set(next, text.slice(end).trimStart())
    isSpread = true
  }
  return isSpread ? 'texto longo repartido' : null
}
