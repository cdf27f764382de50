import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import type { LeadStatus } from '#domain/leads/lead_status.ts'
import { receiveContact, receiveLead, type SubmissionMeta } from '#domain/leads/receive_contact.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { type ProfessionalId, asId, type ReviewId } from '#domain/shared/ids.ts'
import { REVIEW_POINTS, type ReviewPoint } from '#domain/reviews/points.ts'
import { type Rating, ratingOf } from '#domain/reviews/rating.ts'
import { Review, type ReviewState, type ReviewStatus } from '#domain/reviews/review.ts'
import { must } from './demo_world.ts'
import { MEN_PATIENTS, SURNAMES, WOMEN_PATIENTS } from './people/demo_names.ts'
import { inventedMobile } from './people/build_professional.ts'
import { SeededRandom } from './seeded_random.ts'
import { SPECIALTY_TEXTS } from './specialties/specialty_texts.ts'

const FIRST_PATIENT_NUMBER = 5_000

const MESSAGES = [
  [
    'Dúvida sobre o preparo',
    'Olá! Tenho consulta na semana que vem. Preciso levar exames antigos ou estar em jejum?',
  ],
  [
    'Atendimento por convênio',
    'Bom dia, gostaria de saber se o meu plano cobre o retorno em até trinta dias.',
  ],
  [
    'Relatório para a empresa',
    'Boa tarde! Seria possível emitir um relatório do acompanhamento para o meu trabalho?',
  ],
] as const

/** Builds leads of the last four months, older ones with a more advanced status, and a few messages. */
export function buildLeads(
  professional: Professional,
  count: number,
  now: Date,
  random: SeededRandom,
): ContactState[] {
  const leads = Array.from({ length: count }, (_, index) => {
    const daysAgo = (index / count) ** 2 * 120 + random.next()
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS)
    return leadOf(professional, createdAt, statusAfter(daysAgo, index), random)
  })
  const messages = MESSAGES.map(([subject, message], index) =>
    contactOf(professional, { subject, message }, new Date(now.getTime() - (index * 9 + 2) * DAY_MS), random),
  )
  return [...leads, ...messages]
}

function leadOf(
  { id, state }: Professional,
  createdAt: Date,
  status: LeadStatus,
  random: SeededRandom,
): ContactState {
  const services = ['Consulta Geral', ...state.services.map(({ name }) => name)]
  const locations = state.locations.map(({ name }) => name)
  const lead = must(
    receiveLead(meta(id, createdAt, random), {
      patientName: anyPatientName(random),
      whatsapp: inventedMobile(
        random.pick(['11', '19', '21', '31']),
        FIRST_PATIENT_NUMBER + random.between(0, 4_999),
      ),
      serviceOfInterest: random.pick(services),
      location: random.pick(locations.length > 0 ? locations : ['presencial']),
    }),
  )
  const answeredAt = new Date(createdAt.getTime() + DAY_MS / 4)
  if (status !== 'pending') must(lead.moveTo('contacted', answeredAt))
  if (status === 'attended') must(lead.moveTo('attended', new Date(answeredAt.getTime() + DAY_MS)))
  return lead.state
}

function contactOf(
  { id }: Professional,
  words: { subject: string; message: string },
  createdAt: Date,
  random: SeededRandom,
): ContactState {
  const patientEmail = `paciente${random.between(100, 999)}@${DEMO_DOMAIN}`
  const contact = must(
    receiveContact(meta(id, createdAt, random), {
      patientName: anyPatientName(random),
      patientEmail,
      ...words,
    }),
  )
  return contact.state
}

/** Every status occurs, even with few leads. */
const RECENT: readonly LeadStatus[] = ['pending', 'contacted', 'attended']
const OLD: readonly LeadStatus[] = ['contacted', 'attended', 'attended', 'attended']

/** Rotates through the statuses, so that even a few leads show all. */
function statusAfter(daysAgo: number, turn: number): LeadStatus {
  if (daysAgo < 2) return 'pending'
  const statuses = daysAgo < 12 ? RECENT : OLD
  return statuses[turn % statuses.length] ?? 'pending'
}

function meta(professionalId: ProfessionalId, createdAt: Date, random: SeededRandom): SubmissionMeta {
  return {
    id: asId(random.uuid()),
    professionalId,
    quarantined: false,
    markedForReview: false,
    consentVersion: '2026-11',
    idempotencyKey: null,
    fingerprint: `demo-${random.uuid()}`,
    createdAt,
  }
}

function anyPatientName(random: SeededRandom): string {
  return `${random.pick([...WOMEN_PATIENTS, ...MEN_PATIENTS])} ${random.pick(SURNAMES)}`
}

const HOUR = 3_600_000
const EIGHTEEN_MONTHS_OF_HOURS = 13_000
const INITIALS = 'ABCDEFGJLMNOPRSTV'.split('')
const SILENT_SHARE = 0.12

export type WantedReviews = Readonly<Record<ReviewStatus, number>>

/** Writes plausible reviews of one professional, with comments that fit specialty and stars. */
export class ReviewWriter {
  readonly #random: SeededRandom
  readonly #now: Date

  constructor(random: SeededRandom, now: Date) {
    this.#random = random
    this.#now = now
  }

  write(professional: Professional, wanted: WantedReviews): ReviewState[] {
    const unsaid = this.#commentsFor(professional)
    const refused = this.#random.sample(REFUSED_COMMENTS, wanted.rejected)
    const isBeloved = this.#random.chance(0.7)
    const statuses = (['pending', 'rejected', 'approved'] as const).flatMap((status) =>
      Array<ReviewStatus>(wanted[status]).fill(status),
    )
    return statuses.map((status) => {
      const rating = status === 'rejected' ? 1 : this.#stars(isBeloved)
      const said = this.#random.chance(SILENT_SHARE) ? null : (unsaid[rating].pop() ?? null)
      const comment = status === 'rejected' ? (refused.pop() ?? null) : said
      return this.#review(professional, status, { rating, comment })
    })
  }

  #review(
    { id, state }: Professional,
    status: ReviewStatus,
    words: { rating: number; comment: string | null },
  ): ReviewState {
    const hoursAgo =
      status === 'pending'
        ? this.#random.between(3, 200)
        : this.#random.between(200, EIGHTEEN_MONTHS_OF_HOURS)
    const createdAt = new Date(this.#now.getTime() - hoursAgo * HOUR)
    const patientName = this.#patientOf(state.specialty)
    const identity = {
      id: asId<ReviewId>(this.#random.uuid()),
      professionalId: id,
      quarantined: false,
      senderHash: null,
      idempotencyKey: null,
      consentVersion: '2026-11',
    }
    const points = words.rating < 4 ? [] : pointsTicked(createdAt)
    const review = must(Review.submit({ ...identity, ...words, points, patientName, createdAt }))
    const at = new Date(createdAt.getTime() + 20 * HOUR)
    if (status !== 'pending') must(review.moderate(status, { objection: 'not_a_patient', at }))
    return review.state
  }

  #patientOf(specialty: string | null): string {
    const isWoman = specialty === 'Ginecologista' || this.#random.chance(0.6)
    return `${this.#random.pick(isWoman ? WOMEN_PATIENTS : MEN_PATIENTS)} ${this.#random.pick(INITIALS)}.`
  }

  /** No comment occurs twice in one profile. */
  #commentsFor({ state }: Professional): Record<Given, string[]> {
    const own = state.specialty ? SPECIALTY_TEXTS[state.specialty].praise : []
    const fits = (comment: string) =>
      (state.insurances.length > 0 || !comment.includes('convênio')) &&
      (state.teleconsulta || !comment.includes('por vídeo'))
    const shuffled = (comments: readonly string[]) =>
      this.#random.sample(comments.filter(fits), comments.length)
    const five = shuffled([...own, ...COMMENTS[5]])
    return {
      1: shuffled(COMMENTS[1]),
      2: shuffled(COMMENTS[2]),
      3: shuffled(COMMENTS[3]),
      4: shuffled(COMMENTS[4]),
      5: five,
    }
  }

  #stars(isBeloved: boolean): Given {
    const lot = this.#random.next()
    if (lot < (isBeloved ? 0.84 : 0.58)) return 5
    if (lot < (isBeloved ? 0.97 : 0.86)) return 4
    if (lot < 0.97) return 3
    return this.#random.pick([1, 2])
  }
}

/** By chances of their own, so that all else of the demo stays the same. */
function pointsTicked(createdAt: Date): ReviewPoint[] {
  const random = new SeededRandom(createdAt.getTime())
  return REVIEW_POINTS.filter((_, index) => random.chance(0.5 - index / 10))
}

/** Returns the rating by the approved ones among `reviews`. */
export function ratingAmong(reviews: readonly ReviewState[]): Rating {
  const approved = reviews.filter(({ status }) => status === 'approved')
  const giving = (stars: number) => approved.filter(({ rating }) => rating === stars).length
  return ratingOf([giving(1), giving(2), giving(3), giving(4), giving(5)])
}

type Given = 1 | 2 | 3 | 4 | 5

/** Comments for any specialty, by stars. */
const COMMENTS: Readonly<Record<Given, readonly string[]>> = {
  5: [
    'Atendimento excelente do começo ao fim. Pontualidade e muita atenção às minhas dúvidas.',
    'Consultório limpo, equipe gentil e nenhuma pressa na consulta.',
    'Recomendo de olhos fechados. Já indiquei para a família toda.',
    'Explicou tudo em linguagem simples e deixou um resumo por escrito.',
    'Acolhimento desde a recepção. Voltarei com certeza.',
    'Respondeu minhas mensagens depois da consulta, o que me deu muita segurança.',
    'Melhor experiência que tive em anos procurando um profissional.',
    'Competência e humanidade na mesma pessoa.',
    'Chegou a me ligar para saber como eu estava. Isso não tem preço.',
    'Consegui horário para a mesma semana e a consulta começou na hora marcada.',
    'Muito cuidado com minha mãe, que tem dificuldade de locomoção.',
    'Tirou todas as minhas dúvidas sem me apressar.',
    'Atendimento por vídeo ótimo, com imagem e som perfeitos e muita atenção.',
    'Disse com honestidade que eu não precisava de mais exames.',
    'O resultado veio antes do que eu esperava. Muito feliz com o cuidado.',
    'Ambiente tranquilo e conversa franca. Saí mais leve.',
    'Ouviu minha história inteira antes de falar. Raro hoje em dia.',
    'Aceitou meu convênio sem burocracia e o atendimento foi de primeira.',
  ],
  4: [
    'Muito bom atendimento. A espera passou um pouco do horário, mas valeu.',
    'Gostei bastante da consulta; só achei difícil estacionar perto.',
    'Profissional excelente, recepção um pouco confusa.',
    'Boas explicações e plano claro. Faltou só o retorno mais cedo.',
    'Atendeu bem e resolveu meu problema. O valor é um pouco alto.',
    'Consulta ótima, embora mais curta do que eu imaginava.',
    'Bom atendimento, e já percebi melhora.',
  ],
  3: [
    'Atendimento correto, mas esperei quase uma hora.',
    'A consulta foi boa, porém a remarcação foi complicada.',
    'Ok no geral. Esperava mais tempo para conversar.',
  ],
  2: ['Remarcaram duas vezes no mesmo dia. O atendimento em si foi bom.'],
  1: ['Não consegui retorno depois da consulta.'],
}

/** Comments of reviews that are rejected or still pending. */
const REFUSED_COMMENTS = [
  'Propaganda: compre seguidores aqui.',
  'Nunca fui, mas ouvi falar mal.',
  'Comentário enviado no perfil errado, desculpem.',
] as const
