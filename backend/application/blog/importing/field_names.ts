import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'

const SECTION_NAMES = SECTIONS.map(({ name }) => name)

/** What a source says of when and by whom a post may be read: the import heeds it and stores none of it as typed. */
export const PUBLICATION_FIELDS = [
  'publishedAt',
  'draft',
  'isPublished',
  'status',
  'password',
  'expiresAt',
] as const

/** The fields of a post that an import reads, by the names of the API. */
const POST_FIELDS = [
  'slug',
  'title',
  'metaDescription',
  'category',
  'tags',
  'conditionName',
  'excerpt',
  'featuredImage',
  'featuredImageAlt',
  ...PUBLICATION_FIELDS,
  ...SECTION_NAMES,
] as const

export type PostField = (typeof POST_FIELDS)[number] | SectionName

/** What other programs call them; compared without case, accents, spaces, hyphens and underscores. */
const ALIASES: Readonly<Record<string, PostField>> = {
  titulo: 'title',
  endereco: 'slug',
  permalink: 'slug',
  url: 'slug',
  description: 'metaDescription',
  descricao: 'metaDescription',
  seodescription: 'metaDescription',
  categoria: 'category',
  categories: 'category',
  tag: 'tags',
  keywords: 'tags',
  palavraschave: 'tags',
  condicao: 'conditionName',
  condition: 'conditionName',
  resumo: 'excerpt',
  summary: 'excerpt',
  imagem: 'featuredImage',
  image: 'featuredImage',
  cover: 'featuredImage',
  thumbnail: 'featuredImage',
  imagealt: 'featuredImageAlt',
  alt: 'featuredImageAlt',
  date: 'publishedAt',
  data: 'publishedAt',
  rascunho: 'draft',
  published: 'isPublished',
  publicado: 'isPublished',
  poststatus: 'status',
  situacao: 'status',
  visibility: 'status',
  postpassword: 'password',
  senha: 'password',
  expirydate: 'expiresAt',
}

const KEYS = new Map<string, PostField>([
  ...POST_FIELDS.map((name) => [keyOf(name), name] as const),
  ...Object.entries(ALIASES),
])

/** Read by whoever opened the file, or telling of nothing to store. */
const SILENT = new Set(['content', 'html', 'document', 'kind', 'error', 'layout', 'type'])

/** The field a name in a file stands for; null for one that an import leaves alone, undefined for one it does not know. */
export function postFieldOf(name: string): PostField | null | undefined {
  const key = keyOf(name)
  return SILENT.has(key) ? null : KEYS.get(key)
}

function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
}
