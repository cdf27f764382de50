import type { DayChoice } from '#domain/catalogue/weekdays.ts'
import { printList } from '../../terminal/listing.ts'
import { type ListingOptions, nearest, notOneOf, type WriteOptions } from '../../terminal/options.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import type {
  AdminListEntry,
  AdminListFilter,
  AdminListRow,
} from '#application/ports/professional_admin_list.ts'
import { countOf, formatNumber, formatOneDecimal, formatReais } from '#domain/shared/numbers.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { foldText } from '#domain/shared/text.ts'
import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import type { OperatorUseCases } from '#infrastructure/composition/build_operator_use_cases.ts'
import {
  type AccessFeature,
  type Language,
  languageOrAccessName,
} from '#domain/catalogue/languages_and_access.ts'
import type { ShownPrice } from '#domain/professionals/shown_price.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import type { Failure } from '../../terminal/failures.ts'
import { UsageError } from '../../terminal/messages.ts'
import type { Column, Field } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface FilterOptions {
  query?: string
  specialty?: string
  state?: string
  city?: string
  plan?: 'free' | 'premium'
  verified?: boolean
  blocked?: boolean
  language?: Language
  accessibility?: AccessFeature
  day?: DayChoice
  newPatients?: true
  maxPrice?: number
}

export async function filterOf(
  options: FilterOptions,
  adapters: OperatorApp['adapters'],
): Promise<AdminListFilter> {
  const { query: q, specialty, state, city, plan: subscriptionLevel, verified: isVerified } = options
  const { blocked, language, accessibility, day, newPatients, maxPrice } = options
  if (city !== undefined) refuseUnknownCity(city, await adapters.municipalities.all())
  const attending = { language, accessibility, day, newPatients, maxPrice }
  return { q, specialty, state, city, subscriptionLevel, isVerified, blocked, ...attending }
}

export async function listProfessionals(options: FilterOptions & ListingOptions): Promise<void> {
  await withApp(async ({ adapters, useCases }) => {
    const filter = await filterOf(options, adapters)
    await printList(options, {
      name: 'professionals',
      nouns: ['profissional', 'profissionais'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listUsers.execute({ by: operator(), filter, sort: 'newest', page, limit })),
    })
  })
}

function refuseUnknownCity(city: string, municipalities: readonly { name: string }[]): void {
  if (municipalities.some(({ name }) => foldText(name) === foldText(city))) return
  const near = nearest(city, municipalities)
  throw new UsageError(
    `'${city}' ${notOneOf('um município', [...new Set(near)], 'Use o nome inteiro, como o IBGE o escreve.')}`,
  )
}

const COLUMNS: readonly Column<AdminListRow>[] = [
  { title: 'Nome', value: ({ title, name, lastname }) => [title, name, lastname].filter(Boolean).join(' ') },
  { title: 'Endereço', value: ({ slug }) => `/${slug}` },
  { title: 'Especialidade', value: ({ specialty }) => specialty },
  { title: 'Cidade', value: ({ city, state }) => (city ? `${city}/${state ?? ''}` : null) },
  { title: 'Registro', value: ({ crm }) => crm },
  { title: 'E-mail', value: ({ email }) => email },
  {
    title: 'Plano',
    value: ({ subscriptionLevel }) => (subscriptionLevel === 'free' ? 'gratuito' : 'premium'),
  },
  {
    title: 'Nota',
    value: ({ rating, reviewCount }) => `${formatOneDecimal(rating)} (${formatNumber(reviewCount)})`,
    align: 'right',
  },
  { title: 'Situação', value: situationOf },
]

function situationOf({ blocked, isVerified }: AdminListRow): string {
  if (blocked) return 'bloqueado'
  return isVerified ? 'verificado' : 'ativo'
}

export function showProfessionals(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quem (id, slug ou e-mail)?',
    async find(useCases, key) {
      const shown = await useCases.showProfessional.execute({ by: operator(), key })
      return shown.ok ? shown.value : null
    },
    missing: (key) => `Não há profissional '${key}'.`,
    fields: fieldsOf,
  })
}

const priceInWords = ({ amount, isAppointment, service }: ShownPrice) =>
  `${isAppointment ? '' : 'a partir de '}${formatReais(amount)} (${service})`
const namesOf = (keys: readonly string[]) => keys.map(languageOrAccessName).join(', ') || null
const yesOrNo = (flag: boolean) => (flag ? 'sim' : 'não')
const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

function ratingOf({ rating, reviewCount, pendingReviews }: AdminListEntry): string {
  const reviews = countOf(reviewCount, 'avaliação', 'avaliações')
  return `${formatOneDecimal(rating)} em ${reviews}, ${countOf(pendingReviews, 'pendente', 'pendentes')}`
}

const addressesOf = (links: AdminListEntry['links']) =>
  Object.entries(links).flatMap(([name, address]) => (address ? `${name} ${address}` : []))

type Shown = (one: AdminListEntry) => Field

/** What `show` prints, in this order; null where another line says it. A new field must be entered to compile. */
const SHOWN: Readonly<Record<keyof AdminListEntry, Shown | null>> = {
  title: null,
  name: (one) => ['Nome', [one.title, one.name, one.lastname].filter(Boolean).join(' ')],
  lastname: null,
  id: (one) => ['Id', one.id],
  slug: (one) => ['Endereço', `/${one.slug}`],
  email: (one) => ['E-mail', one.email],
  specialty: (one) => ['Especialidade', one.specialty],
  displayGender: (one) => ['Gênero', one.displayGender],
  crm: (one) => ['Registro', one.crm],
  rqe: (one) => ['RQE', one.rqe.join(', ') || null],
  cpfCnpj: (one) => ['CPF/CNPJ', one.cpfCnpj],
  city: (one) => ['Cidade', one.city ? `${one.city}/${one.state ?? ''}` : one.state],
  state: null,
  cep: (one) => ['CEP', one.cep],
  whatsapp: (one) => ['WhatsApp', one.whatsapp],
  phone: (one) => ['Telefone', one.phone],
  presencial: (one) => ['Presencial', yesOrNo(one.presencial)],
  teleconsulta: (one) => ['Teleconsulta', yesOrNo(one.teleconsulta)],
  availability: (one) => ['Dias', one.availability.join(', ') || null],
  languages: (one) => ['Idiomas', namesOf(one.languages)],
  accessibility: (one) => ['Acessibilidade', namesOf(one.accessibility)],
  acceptsNewPatientsOn: (one) => ['Aceita novos pacientes desde', one.acceptsNewPatientsOn],
  answerMinutes: (one) => ['Responde em minutos (mediana)', one.answerMinutes],
  insurances: (one) => ['Convênios', one.insurances.join(', ') || null],
  subscriptionLevel: (one) => ['Plano', one.subscriptionLevel],
  isVerified: (one) => ['Verificado', yesOrNo(one.isVerified)],
  blocked: (one) => ['Bloqueado', yesOrNo(one.blocked)],
  rating: (one) => ['Nota', ratingOf(one)],
  reviewCount: null,
  pendingReviews: null,
  profileViews: (one) => ['Visitas', one.profileViews],
  leads: (one) => ['Leads', one.leads],
  services: (one) => ['Serviços', one.services],
  price: ({ price }) => ['Preço', price && priceInWords(price)],
  locations: (one) => ['Locais', one.locations],
  faqs: (one) => ['Perguntas', one.faqs],
  source: ({ source, sourceDate }) => ['Cadastro, não assumido', source && `${source}, ${sourceDate ?? ''}`],
  sourceDate: null,
  hasPhoto: (one) => ['Foto', yesOrNo(one.hasPhoto)],
  imageHash: null,
  hasPassword: (one) => ['Senha', one.hasPassword ? 'definida' : 'ainda não criada'],
  profileCompleted: (one) => ['Perfil completo', yesOrNo(one.profileCompleted)],
  links: (one) => ['Links', addressesOf(one.links).join(', ') || null],
  redirectUrl: (one) => ['Redirecionamento', one.redirectUrl],
  bio: (one) => ['Apresentação', one.bio],
  experience: (one) => ['Experiência', one.experience],
  createdAt: (one) => ['Criado em', day.format(one.createdAt)],
  updatedAt: (one) => ['Alterado em', day.format(one.updatedAt)],
}

const fieldsOf = (one: AdminListEntry): Field[] =>
  Object.values(SHOWN).flatMap((fieldOf) => (fieldOf ? [fieldOf(one)] : []))

export interface ModerateOptions extends WriteOptions {
  file?: string
  reason?: string
  off?: boolean
}

type Words = readonly [on: string, off: string]

interface Action {
  verb: Words
  done: Words
  already: Words
  wasSo: (one: AdminListEntry) => boolean
  execute: (
    useCases: OperatorUseCases,
    userId: ProfessionalId,
    wanted: { isOn: boolean; reason?: string | undefined },
  ) => Promise<Result<unknown, Failure>>
}

const ACTIONS: Readonly<Record<'premium' | 'verify' | 'block', Action>> = {
  premium: {
    verb: ['Pôr no premium', 'Voltar ao gratuito'],
    done: ['premium', 'gratuito'],
    already: ['já era premium', 'já era gratuito'],
    wasSo: ({ subscriptionLevel }) => subscriptionLevel === 'premium',
    execute: ({ setSubscription }, userId, { isOn, reason }) =>
      setSubscription.execute({
        userId,
        by: operator(),
        subscriptionLevel: isOn ? 'premium' : 'free',
        reason,
      }),
  },
  verify: {
    verb: ['Verificar', 'Tirar a verificação de'],
    done: ['verificado', 'não verificado'],
    already: ['já era verificado', 'já não era verificado'],
    wasSo: ({ isVerified }) => isVerified,
    execute: async ({ verifyProfessional }, userId, { isOn, reason }) =>
      refusingUnclaimed(
        await verifyProfessional.execute({ userId, by: operator(), verified: isOn, reason }),
        isOn,
      ),
  },
  block: {
    verb: ['Bloquear', 'Desbloquear'],
    done: ['bloqueado', 'desbloqueado'],
    already: ['já estava bloqueado', 'já estava desbloqueado'],
    wasSo: ({ blocked }) => blocked,
    execute: ({ blockProfessional }, userId, { isOn, reason }) =>
      blockProfessional.execute({ userId, by: operator(), blocked: isOn, reason }),
  },
}

/** Nobody has claimed the profile, so the mark was not given. */
function refusingUnclaimed(
  result: Result<{ isUnclaimed(): boolean }, Failure>,
  isOn: boolean,
): Result<unknown, Failure> {
  return result.ok && isOn && result.value.isUnclaimed() ? fail('profile_unclaimed') : result
}

export function moderateProfessionals(
  name: keyof typeof ACTIONS,
  keys: readonly string[],
  options: ModerateOptions,
): Promise<void> {
  const { verb, done, already, wasSo, execute } = ACTIONS[name]
  const index = options.off ? 1 : 0
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${verb[index]} ${count === 1 ? 'este profissional' : countOf(count, 'profissional', 'profissionais')}`,
    done: done[index],
    already: already[index],
    work: async ({ useCases }, key) => {
      const by = operator()
      const account = await useCases.findAccount.execute({ by, key })
      if (!account.ok) return fail('professional_not_found')
      const before = await useCases.showProfessional.execute({ by, key: account.value.id })
      const isOn = !options.off
      const result = await execute(useCases, professionalOf(account.value.id), {
        isOn,
        reason: options.reason,
      })
      return result.ok ? ok(!before.ok || wasSo(before.value) !== isOn) : result
    },
  })
}
