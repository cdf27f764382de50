import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { pictureLine } from '#domain/blog/post_images.ts'
import { foldText } from '#domain/shared/text.ts'
import type { TextPart } from '#application/ports/post_files.ts'

/** How writers call the sections, beside the headings they carry on our pages; folded, most telling first. */
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

/** The section a heading opens ('Sintomas da gripe' → symptoms), null for one that opens none. */
export function sectionOf(heading: string): SectionName | null {
  const words = foldText(heading)
    .replace(/^[\d.)\s-]+/, '')
    .trim()
  return OWN_HEADINGS.get(words) ?? WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? null
}

interface ArrangedText {
  sections: ReadonlyMap<SectionName, { text: string; line: number | null }>
  /** The top heading of a text that opens with it, as a Markdown file does with its title. */
  title: string | null
}

/**
 * Running text cut at its headings becomes sections: what comes before the first heading is the introduction; a heading
 * that names a section opens it, unless it stands deeper than the one it is under; any other stays there as a line.
 */
export function arrangeSections(parts: readonly TextPart[], ownTitle?: string): ArrangedText {
  const sections = new Map<SectionName, { text: string; line: number | null }>()
  let title: string | null = null
  let current: { name: SectionName; level: number } = { name: 'introduction', level: Infinity }
  for (const part of parts) {
    if (part.level === 1 && title === null && isTitle(part.heading ?? '', ownTitle)) title = part.heading
    else if (part.heading !== null && opensSection(part, current.level)) {
      current = { name: sectionOf(part.heading) ?? current.name, level: part.level }
    } else if (part.heading !== null && current.name !== 'faqs') append(part.heading, part.line)
    append(current.name === 'faqs' ? asQuestion(part) : part.text, part.line)
  }
  return { sections, title }

  function append(text: string, line: number | null): void {
    if (!text) return
    const before = sections.get(current.name)
    if (before) sections.set(current.name, { ...before, text: `${before.text}\n${text}` })
    else sections.set(current.name, { text, line })
  }
}

/** Where the post has another title, a top heading is a line of its text as any other. */
function isTitle(heading: string, ownTitle: string | undefined): boolean {
  return sectionOf(heading) === null && (!ownTitle || foldText(ownTitle) === foldText(heading))
}

function opensSection({ heading, level }: TextPart, currentLevel: number): boolean {
  return level <= currentLevel && sectionOf(heading ?? '') !== null
}

/** Under the questions, a heading is a question and the text beneath it its answer. */
function asQuestion({ heading, text }: TextPart): string {
  if (heading === null || sectionOf(heading) === 'faqs') return text
  const lines = text.split('\n')
  const words = lines.filter((line) => !pictureLine(line)).join(' ')
  return words ? [`P: ${heading} R: ${words}`, ...lines.filter((line) => pictureLine(line))].join('\n') : text
}
