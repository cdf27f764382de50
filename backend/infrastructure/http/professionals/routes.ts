import * as z from 'zod/mini'
import type { Viewer } from '#application/audit/actor.ts'
import type { PartKind } from '#application/professionals/profile_parts.ts'
import { availableSpecialtiesQuery } from '#contract/catalogue.ts'
import { faq, insurance, location, openedProfile, service } from '#contract/professionals.ts'
import { fail, mapValue, ok, okOr } from '#domain/shared/result.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { countContactsBody } from '#contract/counted.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asFaq, asHiddenProfile, asInsurance, asLocation, asOpenProfile, asService } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'

/** What everybody reads of a professional. */
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
      const userAgent = context.request.header('user-agent') ?? null
      const visitor = { address: clientAddress(context), userAgent }
      const outcome = await useCases.recordProfileView.execute({ professionalId, viewer, visitor })
      return outcome === 'not_found' ? fail('professional_not_found') : ok()
    },
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
      const userAgent = context.request.header('user-agent') ?? null
      useCases.countContacts.execute({ kind, ids: ids.map((id) => asId(id)), viewer, userAgent })
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

/** The lists inside a visible profile; owner and administrators see theirs from inside. */
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
