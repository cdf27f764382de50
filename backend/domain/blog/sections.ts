/** The parts of a post in the order they are read, with the headings they carry. */
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

/** Only those that hold text. */
export type Sections = Readonly<Partial<Record<SectionName, string>>>
