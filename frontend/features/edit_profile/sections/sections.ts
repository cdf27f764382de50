import { missingPieces, type ProfilePiece, type ProfilePieces } from '#domain/shared/profile_pieces.ts'

/** The sections of the screen in their order; `id` is where links lead. */
export const SECTIONS = [
  {
    id: 'basic',
    title: 'Informações básicas',
    description: 'Como você é encontrado e reconhecido.',
    savesAtOnce: false,
  },
  {
    id: 'about',
    title: 'Sobre você',
    description: 'O que o paciente lê antes de chamar.',
    savesAtOnce: false,
  },
  {
    id: 'links',
    title: 'Redes sociais',
    description: 'Cole o endereço ou digite o seu @. Só aparecem as preenchidas.',
    savesAtOnce: false,
  },
  {
    id: 'locations',
    title: 'Locais de atendimento',
    description: 'Consultórios, clínicas e o atendimento online.',
    savesAtOnce: true,
  },
  { id: 'services', title: 'Serviços', description: 'O que você oferece e quanto custa.', savesAtOnce: true },
  { id: 'insurances', title: 'Convênios', description: 'Os que você atende.', savesAtOnce: true },
  {
    id: 'faqs',
    title: 'Perguntas frequentes',
    description: 'Responda uma vez o que sempre perguntam.',
    savesAtOnce: true,
  },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

/** The name of a piece and the section that fills it; null is the dashboard's settings. */
const PIECES: Readonly<Record<ProfilePiece, { name: string; section: SectionId | null }>> = {
  photo: { name: 'foto', section: 'basic' },
  specialty: { name: 'especialidade', section: 'basic' },
  bio: { name: 'biografia', section: 'about' },
  experience: { name: 'experiência', section: 'about' },
  locations: { name: 'um local', section: 'locations' },
  services: { name: 'um serviço', section: 'services' },
  place: { name: 'cidade e estado', section: null },
  whatsapp: { name: 'WhatsApp', section: null },
}

/** The names of the pieces that a section, or the settings, still lacks. */
export function missingIn(section: SectionId | null, pieces: ProfilePieces): string[] {
  return missingPieces(pieces)
    .map((piece) => PIECES[piece])
    .filter((each) => each.section === section)
    .map(({ name }) => name)
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** 'Falta WhatsApp', 'Faltam cidade, estado e WhatsApp'. A name may hold two things: 'cidade e estado'. */
export function missingMessage(names: readonly string[]): string {
  const things = names.flatMap((name) => name.split(' e '))
  return `${things.length === 1 ? 'Falta' : 'Faltam'} ${listed.format(things)}`
}
