import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'

const SECTION_NAMES = SECTIONS.map(({ name }) => name)

/** When and by whom a post may be read in the source: the import evaluates these and stores none as typed. */
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

/** Names in other programs; compared without case, accents, spaces, hyphens and underscores. */
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
  pubdate: 'publishedAt',
  publishdate: 'publishedAt',
  publicationdate: 'publishedAt',
  datepublished: 'publishedAt',
  postdate: 'publishedAt',
  datadepublicacao: 'publishedAt',
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

/** Fields that the file reader consumes, or that hold nothing to store. */
const SILENT = new Set(['content', 'html', 'document', 'kind', 'wxr', 'site', 'error', 'layout', 'type'])

/** Returns the field that a name in a file stands for; null for an ignored field, undefined for an unknown one. */
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
