import type { HttpHouse } from '../house.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { readJson } from '../middleware/read_json.ts'
import { sameOrigin } from '../middleware/same_origin.ts'
import type { RouteTable } from '../route_table.ts'
import { countDashboard } from './count_dashboard_controller.ts'
import { checkSlug, editProfile, getProfessional } from './edit_profile_controllers.ts'

/** What professionals do with their own profile. */
export function ownerRoutes(routes: RouteTable, { useCases, limiter, visitors, site }: HttpHouse): void {
  const ownPages = sameOrigin(site.appUrl)

  routes
    .get('/api/professionals/:id', getProfessional(useCases.getProfessional, visitors))
    .use([rateLimit(limiter, 'publicRead'), visitors.recognised])
  routes
    .put('/api/professionals/:id', editProfile(useCases.editProfile, visitors))
    .use([readJson('1mb'), ownPages, visitors.signedIn])
  routes
    .get('/api/professionals/:id/dashboard', countDashboard(useCases.countDashboard, visitors))
    .use(visitors.signedIn)
  routes
    .get('/api/professionals/:id/slug-availability', checkSlug(useCases.checkSlug, visitors))
    .use(visitors.signedIn)
}
