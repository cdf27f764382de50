import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { foldText } from '#domain/shared/text.ts'

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
