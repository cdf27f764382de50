import { SECTIONS } from '#contract/post_terms.ts'
import type { FIELDS } from './post_values.ts'

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
}

/** What a field is called; a section has the name of its heading. */
export const fieldLabel = (name: Field): string => LABELS[name] ?? HEADINGS[name] ?? name
