import { SECTIONS, type SectionName } from '#contract/post_parts.ts'
import type { FIELDS } from './post_values.ts'

interface SectionGroup {
  id: string
  title: string
  hint: string
  sections: readonly SectionName[]
}

/** The sections of a post in reading order, grouped. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    id: 'o-que-e',
    title: 'O que é',
    hint: 'Cada linha vira um parágrafo; linhas curtas viram uma lista. O que ficar vazio não aparece.',
    sections: ['introduction', 'aboutCondition', 'typesVariations'],
  },
  {
    id: 'sinais',
    title: 'Sintomas e causas',
    hint: 'Aparecem lado a lado.',
    sections: ['symptoms', 'causes'],
  },
  {
    id: 'cuidado',
    title: 'Diagnóstico e cuidado',
    hint: 'Como se descobre, como se trata e como se vive com isso.',
    sections: ['diagnosis', 'treatment', 'prevention', 'livingWith'],
  },
  {
    id: 'atencao',
    title: 'Riscos',
    hint: 'O que pode dar errado e em que momento procurar um profissional.',
    sections: ['complications', 'whenToSeekHelp'],
  },
  {
    id: 'saber-mais',
    title: 'Para saber mais',
    hint: 'Outras condições e o que a ciência tem de novo.',
    sections: ['relatedConditions', 'recentResearch'],
  },
  {
    id: 'perguntas',
    title: 'Perguntas e respostas',
    hint: 'Uma por linha, como “P: Enxaqueca tem cura? R: Não, mas tem controle.”',
    sections: ['faqs'],
  },
  {
    id: 'fechamento',
    title: 'Fechamento',
    hint: 'O que o leitor leva consigo e de onde veio a informação.',
    sections: ['keyTakeaways', 'additionalResources', 'medicalReferences'],
  },
]

type Field = (typeof FIELDS)[number]

const HEADINGS = Object.fromEntries(SECTIONS.map(({ name, heading }) => [name, heading]))

const LABELS: Readonly<Partial<Record<Field, string>>> = {
  title: 'Título',
  slug: 'Slug',
  metaDescription: 'Meta descrição',
  category: 'Categoria',
  conditionName: 'Nome da condição',
  excerpt: 'Resumo',
  featuredImage: 'Endereço da imagem',
  featuredImageAlt: 'Texto alternativo',
  author: 'Quem escreveu',
  reviewer: 'Quem revisou',
}

/** Returns a field's label; for a section its heading. */
export const fieldLabel = (name: Field): string => LABELS[name] ?? HEADINGS[name] ?? name
