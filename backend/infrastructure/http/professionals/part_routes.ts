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
import type { HttpDependencies } from '../dependencies.ts'
import type { Operation } from '../operation.ts'
import { asFaq, asInsurance, asLocation, asService } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'
import { addPart, changeById, changePart, removeById, removePart } from './part_controllers.ts'

const PROFILE = '/api/professionals/:id'
const same = <Value>(value: Value) => value
const NOT_OWNER = ['professional_not_found', 'forbidden'] as const

type Described = Pick<Operation, 'path' | 'summary' | 'body' | 'answer' | 'refuses'>

const post = (described: Described) =>
  ({ method: 'POST', access: 'session', status: 201, ...described }) as const
const put = (described: Described) => ({ method: 'PUT', access: 'session', ...described }) as const
const remove = (described: Described) => ({ method: 'DELETE', access: 'session', ...described }) as const

/** What professionals change inside their own profile. */
export function partRoutes(routes: RouteTable, app: HttpDependencies): void {
  locationRoutes(routes, app)
  serviceRoutes(routes, app)
  insuranceRoutes(routes, app)
  faqRoutes(routes, app)
}

function locationRoutes(routes: RouteTable, { useCases, auth }: HttpDependencies): void {
  const one = { auth, name: 'locationId', answer: asLocation } as const
  const add = { auth, body: locationForm, fieldsOf: same, status: 201, answer: asLocation } as const
  const path = `${PROFILE}/locations/:locationId`
  const broken = [
    ...(['location_address_incomplete', 'online_location_needs_phone', 'location_phone_invalid'] as const),
    ...(['location_cep_invalid', 'location_availability_invalid', 'city_unknown'] as const),
  ] as const
  routes.addController(
    post({
      path: `${PROFILE}/locations`,
      summary: 'Adiciona um local de atendimento',
      body: locationForm,
      answer: location,
      refuses: [...NOT_OWNER, 'too_many_locations', ...broken],
    }),
    addPart(useCases.addLocation, add),
  )
  routes.addController(
    put({
      path,
      summary: 'Altera um local',
      body: changeLocationBody,
      answer: location,
      refuses: [...NOT_OWNER, 'location_not_found', ...broken],
    }),
    changePart(useCases.changeLocation, { ...one, body: changeLocationBody }),
  )
  routes.addController(
    remove({ path, summary: 'Remove um local', refuses: [...NOT_OWNER, 'location_not_found'] }),
    removePart(useCases.removeLocation, one),
  )
}

function serviceRoutes(routes: RouteTable, { useCases, auth }: HttpDependencies): void {
  const one = { auth, answer: asService } as const
  const add = { auth, body: serviceForm, fieldsOf: same, status: 201, answer: asService } as const
  routes.addController(
    post({
      path: `${PROFILE}/services`,
      summary: 'Adiciona um serviço',
      body: serviceForm,
      answer: service,
      refuses: [...NOT_OWNER, 'too_many_services'],
    }),
    addPart(useCases.addService, add),
  )
  routes.addController(
    put({
      path: '/api/services/:id',
      summary: 'Altera um serviço',
      body: changeServiceBody,
      answer: service,
      refuses: [...NOT_OWNER, 'service_not_found'],
    }),
    changeById(useCases.changeService, { ...one, body: changeServiceBody }),
  )
  routes.addController(
    remove({
      path: '/api/services/:id',
      summary: 'Remove um serviço',
      refuses: [...NOT_OWNER, 'service_not_found'],
    }),
    removeById(useCases.removeService, one),
  )
}

function insuranceRoutes(routes: RouteTable, { useCases, auth }: HttpDependencies): void {
  const add = {
    auth,
    body: insuranceForm,
    fieldsOf: ({ insuranceName }: { insuranceName: string }) => insuranceName,
    status: 201,
    answer: asInsurance,
  } as const
  routes.addController(
    post({
      path: `${PROFILE}/insurances`,
      summary: 'Adiciona um convênio',
      body: insuranceForm,
      answer: insurance,
      refuses: [...NOT_OWNER, 'too_many_insurances', 'insurance_already_added', 'insurer_unknown'],
    }),
    addPart(useCases.addInsurance, add),
  )
  routes.addController(
    remove({
      path: '/api/insurances/:id',
      summary: 'Remove um convênio',
      refuses: [...NOT_OWNER, 'insurance_not_found'],
    }),
    removeById(useCases.removeInsurance, { auth }),
  )
}

function faqRoutes(routes: RouteTable, { useCases, auth }: HttpDependencies): void {
  const one = { auth, name: 'faqId', answer: asFaq } as const
  const add = { auth, body: faqForm, fieldsOf: same, status: 201, answer: asFaq } as const
  const reorder = {
    auth,
    body: reorderFaqsBody,
    fieldsOf: ({ faqIds }: { faqIds: string[] }) => faqIds,
    status: 200,
    answer: (faqs: readonly Parameters<typeof asFaq>[0][]) => faqs.map(asFaq),
  } as const
  const path = `${PROFILE}/faqs/:faqId`
  routes.addController(
    post({
      path: `${PROFILE}/faqs`,
      summary: 'Adiciona uma pergunta',
      body: faqForm,
      answer: faq,
      refuses: [...NOT_OWNER, 'too_many_faqs'],
    }),
    addPart(useCases.addFaq, add),
  )
  routes.addController(
    {
      method: 'POST',
      path: `${PROFILE}/faqs/reorder`,
      summary: 'Muda a ordem das perguntas',
      access: 'session',
      body: reorderFaqsBody,
      answer: reorderedFaqs,
      refuses: [...NOT_OWNER, 'faq_repeated', 'faqs_changed'],
    },
    addPart(useCases.reorderFaqs, reorder),
  )
  routes.addController(
    put({
      path,
      summary: 'Altera uma pergunta',
      body: changeFaqBody,
      answer: faq,
      refuses: [...NOT_OWNER, 'faq_not_found'],
    }),
    changePart(useCases.changeFaq, { ...one, body: changeFaqBody }),
  )
  routes.addController(
    remove({ path, summary: 'Remove uma pergunta', refuses: [...NOT_OWNER, 'faq_not_found'] }),
    removePart(useCases.removeFaq, one),
  )
}
