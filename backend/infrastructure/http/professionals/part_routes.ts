import {
  changeFaqBody,
  changeLocationBody,
  changeServiceBody,
  faqForm,
  insuranceForm,
  locationForm,
  reorderFaqsBody,
  serviceForm,
} from '#contract/profile_parts.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { asFaq, asInsurance, asLocation, asService } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'
import { addPart, changeById, changePart, removeById, removePart } from './part_controllers.ts'

const PROFILE = '/api/professionals/:id'
const same = <Value>(value: Value) => value

/** What professionals change inside their own profile. */
export function partRoutes(routes: RouteTable, app: HttpDependencies): void {
  const guards = guardWrite(app, { who: app.visitors.signedIn })
  locationRoutes(routes, app, guards)
  serviceRoutes(routes, app, guards)
  faqRoutes(routes, app, guards)
}

type Guards = Parameters<ReturnType<RouteTable['post']>['use']>[0]

function locationRoutes(routes: RouteTable, { useCases, visitors }: HttpDependencies, guards: Guards): void {
  const one = { visitors, name: 'locationId', missing: 'location_not_found', answer: asLocation } as const
  const add = { visitors, body: locationForm, fieldsOf: same, status: 201, answer: asLocation } as const
  routes.post(`${PROFILE}/locations`, addPart(useCases.addLocation, add)).use(guards)
  routes
    .put(
      `${PROFILE}/locations/:locationId`,
      changePart(useCases.changeLocation, { ...one, body: changeLocationBody }),
    )
    .use(guards)
  routes.delete(`${PROFILE}/locations/:locationId`, removePart(useCases.removeLocation, one)).use(guards)
}

function serviceRoutes(routes: RouteTable, { useCases, visitors }: HttpDependencies, guards: Guards): void {
  const one = { visitors, missing: 'service_not_found', answer: asService } as const
  const service = { visitors, body: serviceForm, fieldsOf: same, status: 201, answer: asService } as const
  routes.post(`${PROFILE}/services`, addPart(useCases.addService, service)).use(guards)
  routes
    .put('/api/services/:id', changeById(useCases.changeService, { ...one, body: changeServiceBody }))
    .use(guards)
  routes.delete('/api/services/:id', removeById(useCases.removeService, one)).use(guards)

  const insurance = {
    visitors,
    body: insuranceForm,
    fieldsOf: ({ insuranceName }: { insuranceName: string }) => insuranceName,
    status: 201,
    answer: asInsurance,
  } as const
  const missing = { visitors, missing: 'insurance_not_found' } as const
  routes.post(`${PROFILE}/insurances`, addPart(useCases.addInsurance, insurance)).use(guards)
  routes.delete('/api/insurances/:id', removeById(useCases.removeInsurance, missing)).use(guards)
}

function faqRoutes(routes: RouteTable, { useCases, visitors }: HttpDependencies, guards: Guards): void {
  const one = { visitors, name: 'faqId', missing: 'faq_not_found', answer: asFaq } as const
  const add = { visitors, body: faqForm, fieldsOf: same, status: 201, answer: asFaq } as const
  const reorder = {
    visitors,
    body: reorderFaqsBody,
    fieldsOf: ({ faqIds }: { faqIds: string[] }) => faqIds,
    status: 200,
    answer: (faqs: readonly Parameters<typeof asFaq>[0][]) => faqs.map(asFaq),
  } as const
  routes.post(`${PROFILE}/faqs`, addPart(useCases.addFaq, add)).use(guards)
  routes.post(`${PROFILE}/faqs/reorder`, addPart(useCases.reorderFaqs, reorder)).use(guards)
  routes
    .put(`${PROFILE}/faqs/:faqId`, changePart(useCases.changeFaq, { ...one, body: changeFaqBody }))
    .use(guards)
  routes.delete(`${PROFILE}/faqs/:faqId`, removePart(useCases.removeFaq, one)).use(guards)
}
