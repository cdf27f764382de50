import * as z from 'zod/mini'
import type { HttpContext } from '@adonisjs/core/http'
import { type Viewer, actorOf } from '#application/audit/actor.ts'
import type { PartKind } from '#application/professionals/profile_parts.ts'
import { availableSpecialtiesQuery } from '#contract/catalogue.ts'
import {
  faq,
  insurance,
  location,
  openedProfile,
  service,
  type ProfessionalCard,
  professionalCard,
  type ProfessionalQuery,
  professionalQuery,
  PUBLIC_LIST_ONLY,
} from '#contract/professionals.ts'
import { fail, mapValue, ok, okOr } from '#domain/shared/result.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { countContactsBody } from '#contract/counted.ts'
import type { AdminListFilter } from '#application/ports/professional_admin_list.ts'
import { OFFSET_LIMIT } from '#application/ports/professional_search.ts'
import {
  type AdminListQuery,
  adminListQuery,
  type AdminRow,
  adminRow,
  anyoneListQuery,
} from '#contract/admin.ts'
import { DEFAULT_LIMIT, MOST_COUNTED } from '#domain/shared/page_sizes.ts'
import { reportInsurerBody } from '#contract/profile.ts'
import { senderOf, visitorOf } from '../sender.ts'
import type { HttpDependencies } from '../dependencies.ts'
import {
  asAdminRow,
  asFaq,
  asHiddenProfile,
  asInsurance,
  asLocation,
  asOpenProfile,
  asService,
  asFoundCard,
} from '../projections.ts'
import type { RouteTable } from '../route_table.ts'
import type { Operation, Page } from '../operation.ts'
import { parse } from '../parse.ts'
import { Refused } from '../refusals.ts'
import { sendAnswer, unwrapOrRefuse } from '../respond.ts'
import { asSearchInput } from './search_input.ts'

/** Routes for public reads of a professional. */
export function professionalRoutes(routes: RouteTable, app: HttpDependencies) {
  const { useCases } = app
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/slug/:slug',
      summary:
        'Perfil pelo endereço; o de alguém bloqueado, só para administradores; o ainda sem e-mail confirmado, só para o dono',
      access: 'recognised',
      limit: 'publicRead',
      answer: openedProfile,
      refuses: ['professional_not_found'],
    },
    async ({ params, viewer }) => {
      const slug = params.slug.toLowerCase()
      const profile = await useCases.getProfile.execute({ slug })
      if (profile) return ok(asOpenProfile(profile))
      const hidden = await useCases.readHiddenProfile.execute({ slug, viewer })
      return mapValue(okOr(hidden, 'professional_not_found'), asHiddenProfile)
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals/:id/view',
      summary: 'Registra uma visita ao perfil',
      access: 'recognised',
      limit: 'view',
      refuses: ['professional_not_found'],
    },
    async ({ params: { id: professionalId }, viewer, context }) => {
      const visitor = visitorOf(context)
      const outcome = await useCases.recordProfileView.execute({ professionalId, viewer, visitor })
      return outcome === 'not_found' ? fail('professional_not_found') : ok()
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals/:id/insurer-reports',
      summary: 'Diz que um convênio do perfil não foi aceito; cada remetente conta uma vez por dia',
      limit: 'insurerReport',
      body: reportInsurerBody,
      refuses: ['professional_not_found'],
    },
    ({ params: { id: professionalId }, body: { insurer, ...signs }, context }) =>
      useCases.reportInsurer.execute({ professionalId, insurer, sender: senderOf(context, signs) }),
    { permit: ({ params: { id: professionalId } }) => useCases.reportInsurer.check({ professionalId }) },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/contact-counts',
      summary: 'Conta um contato iniciado ou quem apareceu em uma lista, sem dizer por quem',
      access: 'recognised',
      limit: 'count',
      body: countContactsBody,
    },
    async ({ body: { kind, ids }, viewer, context }) => {
      const visitor = visitorOf(context)
      useCases.countContacts.execute({ kind, ids: ids.map((id) => asId(id)), viewer, visitor })
      return ok()
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/specialties/available',
      summary: 'Especialidades com profissionais',
      limit: 'publicRead',
      query: availableSpecialtiesQuery,
      answer: z.array(z.string()),
    },
    async ({ query: { order } }) => ok(await useCases.listSpecialties.execute(order)),
  )
  return [routes, partListRoutes(routes, app)]
}

const OF_PROFILE = '/api/professionals/:id'

/** Routes for the lists inside a profile; owner and administrators see hidden entries too. */
function partListRoutes(routes: RouteTable, app: HttpDependencies) {
  const partsOf = async <Kind extends PartKind>(
    kind: Kind,
    { params: { id: professionalId }, viewer }: { params: { id: ProfessionalId }; viewer: Viewer | null },
  ) => okOr(await app.useCases.listParts.execute(kind, { professionalId, viewer }), 'professional_not_found')
  const list = {
    method: 'GET',
    access: 'recognised',
    limit: 'publicRead',
    refuses: ['professional_not_found'],
  } as const
  routes.add(
    {
      ...list,
      path: `${OF_PROFILE}/services`,
      summary: 'Serviços do profissional',
      answer: z.array(service),
    },
    async (call) => mapValue(await partsOf('services', call), (parts) => parts.map(asService)),
  )
  routes.add(
    {
      ...list,
      path: `${OF_PROFILE}/insurances`,
      summary: 'Convênios do profissional',
      answer: z.array(insurance),
    },
    async (call) => mapValue(await partsOf('insurances', call), (parts) => parts.map(asInsurance)),
  )
  routes.add(
    {
      ...list,
      path: `${OF_PROFILE}/locations`,
      summary: 'Locais de atendimento',
      answer: z.array(location),
    },
    async (call) => mapValue(await partsOf('locations', call), (parts) => parts.map(asLocation)),
  )
  routes.add(
    {
      ...list,
      path: `${OF_PROFILE}/faqs`,
      summary: 'Perguntas frequentes do profissional',
      answer: z.array(faq),
    },
    async (call) => mapValue(await partsOf('faqs', call), (parts) => parts.map(asFaq)),
  )
  return routes
}

const LIST = {
  method: 'GET',
  path: '/api/professionals',
  summary: 'Lista profissionais por filtros; administradores recebem todos, com os campos do painel',
  access: 'recognised',
  limit: 'search',
  query: anyoneListQuery,
  answer: z.union([z.array(professionalCard), z.array(adminRow)]),
  paged: true,
} as const satisfies Operation

/** Routes for the search, and for the list whose filters and fields depend on the viewer. */
export function listRoutes(routes: RouteTable, app: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/search',
      summary: 'Busca profissionais',
      limit: 'search',
      query: professionalQuery,
      answer: z.array(professionalCard),
      paged: true,
    },
    async ({ query, context }) => ok(await searchPage(context, app, query)),
  )
  routes.addController(LIST, async (context) => {
    const isAdmin = app.auth.viewerIfAny(context)?.role === 'admin'
    const query = context.request.qs()
    const page =
      isAdmin && !asksAsThePublic(query)
        ? await adminPage(context, app, parse(adminListQuery, query))
        : await searchPage(context, app, parse(professionalQuery, query))
    sendAnswer(context, LIST, page)
  })
  return routes
}

/** Returns a page of professionals for any combination of filters. */
async function searchPage(
  context: HttpContext,
  { useCases }: HttpDependencies,
  query: ProfessionalQuery,
): Promise<Page<ProfessionalCard[]>> {
  const input = asSearchInput(query)
  const { page, limit } = input
  const { professionals, total, premiumCount, specialty, term, unmet } =
    await useCases.searchProfessionals.execute(input)
  useCases.countSearch.execute({ specialty, term, unmet, page, visitor: visitorOf(context) })
  if (premiumCount !== undefined) context.response.header('x-premium-count', String(premiumCount))
  const after = page * limit >= OFFSET_LIMIT ? professionals.at(-1)?.id : undefined
  return { rows: professionals.map(asFoundCard), page, limit, total, after }
}

/** Returns the administrators' list, with hidden professionals. */
async function adminPage(
  context: HttpContext,
  { useCases, auth }: HttpDependencies,
  { page = 1, limit = DEFAULT_LIMIT, sort = 'relevance', ...query }: AdminListQuery,
): Promise<Page<AdminRow[]>> {
  const by = actorOf(auth.viewer(context))
  const listed = await useCases.listUsers.execute({
    ...{ by, filter: filterOf(query), sort, page, limit, mostFound: MOST_COUNTED },
  })
  const { rows, total } = unwrapOrRefuse(listed)
  return { rows: rows.map((row) => asAdminRow({ ...row, role: 'user' })), page, limit, total }
}

/** Returns whether an administrator uses the public list's filters. Refuses a mix of both lists' filters. */
function asksAsThePublic(query: Record<string, unknown>): boolean {
  const isPublic = PUBLIC_LIST_ONLY.some((name) => query[name])
  const errors = PANEL_ONLY.filter((name) => isPublic && query[name]).map((field) => ({
    field,
    rule: 'panel_only',
    message: `Este filtro não se combina com ${PUBLIC_LIST_ONLY.join(', ')}.`,
  }))
  if (errors.length > 0) throw new Refused('invalid_input', { errors })
  return isPublic
}

const PANEL_ONLY = ['tab', 'verified', 'blocked']

function filterOf({ tab, premium, verified, state, city, ...plain }: AdminListQuery): AdminListFilter {
  const plan = premium === undefined ? undefined : premium ? 'premium' : 'free'
  return {
    ...(plain.q && { q: plain.q }),
    ...(plain.specialty && { specialty: plain.specialty }),
    ...(state && state !== 'all' && { state }),
    ...(city && city !== 'all' && { city }),
    ...(plan && { subscriptionLevel: plan }),
    ...definedOnly({ isVerified: verified, blocked: plain.blocked }),
    ...definedOnly({ presencial: plain.presencial, teleconsulta: plain.teleconsulta }),
    ...TAB_FILTERS[tab ?? 'all'],
  }
}

const TAB_FILTERS = {
  all: {},
  free: { subscriptionLevel: 'free' },
  premium: { subscriptionLevel: 'premium' },
  blocked: { blocked: true },
} as const

function definedOnly(flags: Record<string, boolean | undefined>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, flag]) => (flag === undefined ? [] : [[name, flag]])),
  )
}
