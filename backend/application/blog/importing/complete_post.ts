import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { pictureLine } from '#domain/blog/post_images.ts'
import { foldText, codePointLength, cutText } from '#domain/shared/text.ts'
import type { TextPart } from '#application/ports/post_files.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'
import { slugify } from '#domain/shared/slug.ts'

/** Headings that writers use for the sections, besides our own ones; normalized, the most specific first. */
const WORDINGS: readonly (readonly [RegExp, SectionName])[] = [
  [/quando (procurar|buscar|ir ao)|sinais de alerta|procure (um|ajuda)/, 'whenToSeekHelp'],
  [/perguntas|duvidas|^faq/, 'faqs'],
  [/^(tipos|classificac|variac|formas d)/, 'typesVariations'],
  [/sintoma|^sinais|manifestac/, 'symptoms'],
  [/causa|fatores de risco|por que acontece|o que provoca/, 'causes'],
  [/diagnostic|^exames/, 'diagnosis'],
  [/prevenc|como (prevenir|evitar)/, 'prevention'],
  [/^(vivendo|convivendo|como conviver|viver com)/, 'livingWith'],
  [/complicac/, 'complications'],
  [/relacionad|doencas associadas/, 'relatedConditions'],
  [/pesquisa|estudos recentes|novidades/, 'recentResearch'],
  [/pontos principais|resumo|em resumo|para lembrar|conclus/, 'keyTakeaways'],
  [/recursos|saiba mais|leia tambem|onde encontrar/, 'additionalResources'],
  [/referencia|bibliografia|^fontes/, 'medicalReferences'],
  [/tratament|como tratar|terapia/, 'treatment'],
  [/^(introducao|apresentacao)/, 'introduction'],
  [/^(sobre|o que e|entenda|visao geral|definicao|para que serve)/, 'aboutCondition'],
]

const OWN_HEADINGS = new Map(SECTIONS.map(({ name, heading }) => [foldText(heading), name]))

/** Returns the section that a heading names ('Sintomas da gripe' → symptoms), or null. */
export function sectionOf(heading: string): SectionName | null {
  const words = foldText(heading)
    .replace(/^[\d.)\s-]+/, '')
    .trim()
  return OWN_HEADINGS.get(words) ?? WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? null
}

interface ArrangedText {
  sections: ReadonlyMap<SectionName, { text: string; line: number | null }>
  /** The top heading, if the text starts with one, as a Markdown file starts with its title. */
  title: string | null
  /** Headings that give way to the section's own one in other words. */
  renamed: string[]
}

/**
 * Splits a text at its headings into sections. Text before the first heading is the introduction; a heading that names
 * a section starts it, unless it is nested below the current one; any other heading stays as a line of text.
 */
export function arrangeSections(parts: readonly TextPart[], ownTitle?: string): ArrangedText {
  const sections = new Map<SectionName, { text: string; line: number | null }>()
  const renamed: string[] = []
  let title: string | null = null
  let current: { name: SectionName; level: number } = { name: 'introduction', level: Infinity }
  for (const part of parts) {
    if (part.level === 1 && title === null && isTitle(part.heading ?? '', ownTitle)) title = part.heading
    else if (part.heading !== null && opensSection(part, current.level)) {
      current = { name: sectionOf(part.heading) ?? current.name, level: part.level }
      if (OWN_HEADINGS.get(foldText(part.heading)) !== current.name) renamed.push(part.heading)
    } else if (part.heading !== null && current.name !== 'faqs') append(part.heading, part.line)
    append(current.name === 'faqs' ? asQuestion(part) : part.text, part.line)
  }
  return { sections, title, renamed }

  function append(text: string, line: number | null): void {
    if (!text) return
    const before = sections.get(current.name)
    if (before) sections.set(current.name, { ...before, text: `${before.text}\n${text}` })
    else sections.set(current.name, { text, line })
  }
}

/** A top heading is a line of text if the post has another title. */
function isTitle(heading: string, ownTitle: string | undefined): boolean {
  return sectionOf(heading) === null && (!ownTitle || foldText(ownTitle) === foldText(heading))
}

function opensSection({ heading, level }: TextPart, currentLevel: number): boolean {
  return level <= currentLevel && sectionOf(heading ?? '') !== null
}

/** In the questions section a heading is a question and the text below it is the answer. */
function asQuestion({ heading, text }: TextPart): string {
  if (heading === null || sectionOf(heading) === 'faqs') return text
  const lines = text.split('\n')
  const words = lines.filter((line) => !pictureLine(line)).join(' ')
  return words ? [`P: ${heading} R: ${words}`, ...lines.filter((line) => pictureLine(line))].join('\n') : text
}

const TITLE = { shortest: 10, longest: 255 }
const DESCRIPTION = { shortest: 50, longest: 160 }
const MAX_SECTION_LENGTH = 20_000
const MAX_SLUG_LENGTH = 255
const MORE = 'Leia o texto completo no nosso blog de saúde.'

type Texts = Readonly<Record<string, string>>

export interface CompleteOptions {
  /** Extends short titles and descriptions with this name of the blog, or (true) with the source's. */
  complete?: string | true | undefined
}

/** An adjusted text, and the adjustment in Portuguese, null if there was none. */
interface Fitted {
  text: string
  change: string | null
}

/** `/2014/05/Paralisia Facial.html` → paralisia-facial; made from the title if the source's slug is unusable. */
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

const BESIDE = '-pagina'

/** Returns the slug of a page whose own one belongs to a post. */
export function besideSlug(slug: string): string {
  return slug.slice(0, MAX_SLUG_LENGTH - BESIDE.length).replace(/-$/, '') + BESIDE
}

/** Appends the blog's name to a title that is too short, on request; makes a missing title from the first words. */
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

/** Makes a missing description from the first words; cuts a long one, and extends a short one on request. */
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

/** The words that a reader sees first. */
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

/** General sections that take the rest of an overlong one. */
const ROOM: readonly SectionName[] = ['introduction', 'aboutCondition', 'additionalResources']

/** Moves the rest of an overlong section, from the end of a paragraph, into the next free general section. */
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
