import {
  missingPieces,
  PIECE_NAMES,
  type ProfilePiece,
  type ProfilePieces,
} from '#domain/shared/profile_pieces.ts'

/** The sections of the screen in order; `id` is the anchor. */
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

/** The section with a piece; null for the dashboard's settings. */
const SECTION_OF: Readonly<Record<ProfilePiece, SectionId | null>> = {
  photo: 'basic',
  specialty: 'basic',
  bio: 'about',
  experience: 'about',
  locations: 'locations',
  services: 'services',
  place: null,
  whatsapp: null,
}

/** Returns the names of the pieces that a section, or the settings, lacks. */
export function missingIn(section: SectionId | null, pieces: ProfilePieces): string[] {
  return missingPieces(pieces)
    .filter((piece) => SECTION_OF[piece] === section)
    .map((piece) => PIECE_NAMES[piece])
}
