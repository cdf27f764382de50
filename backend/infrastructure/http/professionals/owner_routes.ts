import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import type { RouteTable } from '../route_table.ts'
import { countDashboard } from './count_dashboard_controller.ts'
import { checkSlug, editProfile, getProfessional } from './edit_profile_controllers.ts'

/** What professionals do with their own profile. */
export function ownerRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, limiter, visitors } = app
  routes
    .get('/api/professionals/:id', getProfessional(useCases.getProfessional, visitors))
    .use([rateLimit(limiter, 'publicRead'), visitors.recognised])
  routes
    .put('/api/professionals/:id', editProfile(useCases.editProfile, visitors, limiter))
    .use(guardWrite(app, { who: visitors.signedIn, body: 'profile' }))
  routes
    .get('/api/professionals/:id/dashboard', countDashboard(useCases.countDashboard, visitors))
    .use(visitors.signedIn)
  routes
    .get('/api/professionals/:id/slug-availability', checkSlug(useCases.checkSlug, visitors))
    .use(visitors.signedIn)
}
