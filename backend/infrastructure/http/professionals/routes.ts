import type { RouteTable } from '../route_table.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { listProfessionalsByRole } from '../admin/list_users_controller.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { asFaq, asInsurance, asLocation, asService } from '../projections.ts'
import { sendPublicJson } from '../respond.ts'
import { listParts } from './list_parts_controller.ts'
import { listProfessionals } from './list_professionals_controller.ts'
import { getProfileBySlug } from './profile_controllers.ts'
import { readPhoto } from './read_photo_controller.ts'
import { recordProfileView } from './record_profile_view_controller.ts'

export function professionalRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, limiter, visitors } = app
  const searching = rateLimit(limiter, 'search')
  const reading = rateLimit(limiter, 'publicRead')

  const publicList = listProfessionals(useCases.searchProfessionals)
  routes
    .get('/api/professionals', listProfessionalsByRole(useCases.listUsers, visitors, publicList))
    .use([searching, visitors.recognised])
  routes.get('/api/professionals/search', publicList).use(searching)
  routes
    .get('/api/professionals/slug/:slug', getProfileBySlug(useCases, visitors))
    .use([reading, visitors.recognised])
  const privilegedViewers = { listOwnParts: useCases.listOwnParts, visitors }
  const parts = {
    services: listParts('services', { list: useCases.listServices, asShape: asService }, privilegedViewers),
    insurances: listParts(
      'insurances',
      { list: useCases.listInsurances, asShape: asInsurance },
      privilegedViewers,
    ),
    locations: listParts(
      'locations',
      { list: useCases.listLocations, asShape: asLocation },
      privilegedViewers,
    ),
    faqs: listParts('faqs', { list: useCases.listFaqs, asShape: asFaq }, privilegedViewers),
  }
  for (const [name, list] of Object.entries(parts))
    routes.get(`/api/professionals/:id/${name}`, list).use([reading, visitors.recognised])
  routes
    .post('/api/professionals/:id/view', recordProfileView(useCases.recordProfileView, visitors))
    .use(guardWrite(app, { limits: [rateLimit(limiter, 'view')], who: visitors.recognised }))
  routes.get('/api/images/:id', readPhoto(useCases, visitors)).use(reading)
  routes
    .get('/api/specialties/available', async (context) =>
      sendPublicJson(context, await useCases.listSpecialties.execute()),
    )
    .use(reading)
}
