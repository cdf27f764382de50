/** The sections of a post in reading order, with their headings. */
export const SECTIONS = [
  { name: 'introduction', heading: 'Introdução' },
  { name: 'aboutCondition', heading: 'Sobre' },
  { name: 'typesVariations', heading: 'Tipos e Variações' },
  { name: 'symptoms', heading: 'Sintomas' },
  { name: 'causes', heading: 'Causas' },
  { name: 'diagnosis', heading: 'Diagnóstico' },
  { name: 'treatment', heading: 'Tratamento' },
  { name: 'prevention', heading: 'Prevenção' },
  { name: 'livingWith', heading: 'Vivendo com a Condição' },
  { name: 'complications', heading: 'Complicações' },
  { name: 'whenToSeekHelp', heading: 'Quando Procurar Ajuda' },
  { name: 'relatedConditions', heading: 'Condições Relacionadas' },
  { name: 'recentResearch', heading: 'Pesquisas Recentes' },
  { name: 'faqs', heading: 'Perguntas Frequentes' },
  { name: 'keyTakeaways', heading: 'Pontos Principais' },
  { name: 'additionalResources', heading: 'Recursos Adicionais' },
  { name: 'medicalReferences', heading: 'Referências' },
] as const

export type SectionName = (typeof SECTIONS)[number]['name']

/** Only sections with text. */
export type Sections = Readonly<Partial<Record<SectionName, string>>>

export interface PostFaq {
  question: string
  answer: string
}

const LINE = /^P:\s*(?<question>.+?)\s*R:\s*(?<answer>.+)$/u

/** Parses 'P: question? R: answer' lines; null if a line has another form: then the text is shown as it is. */
export function postFaqs(text: string): PostFaq[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const faqs = lines.flatMap((line) => {
    const { question, answer } = LINE.exec(line)?.groups ?? {}
    return question && answer ? [{ question, answer }] : []
  })
  return faqs.length === lines.length ? faqs : null
}

const WORDS_A_MINUTE = 200

/** Returns the minutes an adult needs to read the filled sections, at least 1. */
export function readingMinutes({
  sections,
  excerpt,
}: {
  sections: Sections
  excerpt: string | null
}): number {
  const text = [excerpt ?? '', ...Object.values(sections)].join(' ')
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}
