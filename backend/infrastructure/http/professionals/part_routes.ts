import type { Viewer } from '#application/audit/actor.ts'
import type { CheckOwnership } from '#application/professionals/editing/own_profile.ts'
import type { ProfileParts } from '#application/professionals/profile_parts.ts'
import {
  changeFaqBody,
  changeLocationBody,
  changeServiceBody,
  faqForm,
  insuranceForm,
  locationForm,
  reorderedFaqs,
  reorderFaqsBody,
  serviceForm,
} from '#contract/profile_parts.ts'
import { faq, insurance, location, service } from '#contract/professionals.ts'
import { mapValue } from '#domain/shared/result.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asFaq, asInsurance, asLocation, asService } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'

const PROFILE = '/api/professionals/:id'
const NOT_OWNER = ['professional_not_found', 'forbidden'] as const
const ADD = { method: 'POST', access: 'session', status: 201 } as const
const CHANGE = { method: 'PUT', access: 'session' } as const
const REMOVE = { method: 'DELETE', access: 'session' } as const

interface OfProfile {
  params: { id: ProfessionalId }
  viewer: Viewer
}

interface OfPart {
  params: { id: string }
  viewer: Viewer
}

/** A call with the profile in its path. */
const own = ({ params, viewer }: OfProfile) => ({ viewer, professionalId: params.id })

/** A call with profile and part in its path. */
const one = (call: OfProfile, partId: string) => ({ ...own(call), partId })

/** A call with only the part in its path. */
const byId = ({ params, viewer }: OfPart) => ({ viewer, partId: params.id })

/** Routes for the parts of professionals' own profile. */
export function partRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  const { profileParts } = useCases
  const permit = { permit: (call: OfProfile) => useCases.checkOwnership.execute(own(call)) }
  return [
    locationRoutes(routes, profileParts, permit),
    serviceRoutes(routes, profileParts, permit),
    insuranceRoutes(routes, profileParts, permit),
    faqRoutes(routes, profileParts, permit),
  ]
}

interface Permit {
  permit: (call: OfProfile) => ReturnType<CheckOwnership['execute']>
}

function locationRoutes(routes: RouteTable, parts: ProfileParts, permit: Permit) {
  const path = `${PROFILE}/locations/:locationId` as const
  const broken = [
    ...(['location_address_incomplete', 'online_location_needs_phone', 'location_phone_invalid'] as const),
    ...(['location_cep_invalid', 'location_availability_invalid', 'city_unknown'] as const),
  ] as const
  routes.add(
    {
      ...ADD,
      path: `${PROFILE}/locations`,
      summary: 'Adiciona um local de atendimento',
      body: locationForm,
      answer: location,
      refuses: [...NOT_OWNER, 'too_many_locations', ...broken],
    },
    async (call) => mapValue(await parts.add('locations', own(call), call.body), asLocation),
    permit,
  )
  routes.add(
    {
      ...CHANGE,
      path,
      summary: 'Altera um local',
      body: changeLocationBody,
      answer: location,
      refuses: [...NOT_OWNER, 'location_not_found', ...broken],
    },
    async (call) =>
      mapValue(await parts.change('locations', one(call, call.params.locationId), call.body), asLocation),
    { permit: (call) => parts.find('locations', one(call, call.params.locationId)) },
  )
  routes.add(
    { ...REMOVE, path, summary: 'Remove um local', refuses: [...NOT_OWNER, 'location_not_found'] },
    (call) => parts.remove('locations', one(call, call.params.locationId)),
  )
  return routes
}

function serviceRoutes(routes: RouteTable, parts: ProfileParts, permit: Permit) {
  const path = '/api/services/:id'
  const broken = ['service_name_invalid', 'service_description_invalid', 'service_price_invalid'] as const
  routes.add(
    {
      ...ADD,
      path: `${PROFILE}/services`,
      summary: 'Adiciona um serviço',
      body: serviceForm,
      answer: service,
      refuses: [...NOT_OWNER, 'too_many_services', ...broken],
    },
    async (call) => mapValue(await parts.add('services', own(call), call.body), asService),
    permit,
  )
  routes.add(
    {
      ...CHANGE,
      path,
      summary: 'Altera um serviço',
      body: changeServiceBody,
      answer: service,
      refuses: [...NOT_OWNER, 'service_not_found', ...broken],
    },
    async (call) => {
      const named = await parts.byId('services', byId(call))
      return named.ok ? mapValue(await parts.change('services', named.value, call.body), asService) : named
    },
    {
      permit: async (call) => {
        const named = await parts.byId('services', byId(call))
        return named.ok ? parts.find('services', named.value) : named
      },
    },
  )
  routes.add(
    { ...REMOVE, path, summary: 'Remove um serviço', refuses: [...NOT_OWNER, 'service_not_found'] },
    async (call) => {
      const named = await parts.byId('services', byId(call))
      return named.ok ? parts.remove('services', named.value) : named
    },
  )
  return routes
}

function insuranceRoutes(routes: RouteTable, parts: ProfileParts, permit: Permit) {
  routes.add(
    {
      ...ADD,
      path: `${PROFILE}/insurances`,
      summary: 'Adiciona um convênio',
      body: insuranceForm,
      answer: insurance,
      refuses: [...NOT_OWNER, 'too_many_insurances', 'insurance_already_added', 'insurer_unknown'],
    },
    async (call) => mapValue(await parts.add('insurances', own(call), call.body), asInsurance),
    permit,
  )
  routes.add(
    {
      ...REMOVE,
      path: '/api/insurances/:id',
      summary: 'Remove um convênio',
      refuses: [...NOT_OWNER, 'insurance_not_found'],
    },
    async (call) => {
      const named = await parts.byId('insurances', byId(call))
      return named.ok ? parts.remove('insurances', named.value) : named
    },
  )
  return routes
}

function faqRoutes(routes: RouteTable, parts: ProfileParts, permit: Permit) {
  const path = `${PROFILE}/faqs/:faqId` as const
  const broken = ['faq_question_invalid', 'faq_answer_invalid'] as const
  routes.add(
    {
      ...ADD,
      path: `${PROFILE}/faqs`,
      summary: 'Adiciona uma pergunta',
      body: faqForm,
      answer: faq,
      refuses: [...NOT_OWNER, 'too_many_faqs', ...broken],
    },
    async (call) => mapValue(await parts.add('faqs', own(call), call.body), asFaq),
    permit,
  )
  routes.add(
    {
      method: 'POST',
      path: `${PROFILE}/faqs/reorder`,
      summary: 'Muda a ordem das perguntas',
      access: 'session',
      body: reorderFaqsBody,
      answer: reorderedFaqs,
      refuses: [...NOT_OWNER, 'faq_repeated', 'faqs_changed'],
    },
    async (call) => mapValue(await parts.reorderFaqs(own(call), call.body.faqIds), (faqs) => faqs.map(asFaq)),
    permit,
  )
  routes.add(
    {
      ...CHANGE,
      path,
      summary: 'Altera uma pergunta',
      body: changeFaqBody,
      answer: faq,
      refuses: [...NOT_OWNER, 'faq_not_found', ...broken],
    },
    async (call) => mapValue(await parts.change('faqs', one(call, call.params.faqId), call.body), asFaq),
    { permit: (call) => parts.find('faqs', one(call, call.params.faqId)) },
  )
  routes.add(
    { ...REMOVE, path, summary: 'Remove uma pergunta', refuses: [...NOT_OWNER, 'faq_not_found'] },
    (call) => parts.remove('faqs', one(call, call.params.faqId)),
  )
  return routes
}
