import type { HttpHouse } from '../house.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { readJson } from '../middleware/read_json.ts'
import { sameOrigin } from '../middleware/same_origin.ts'
import type { RouteTable } from '../route_table.ts'
import { getCurrentUser, logIn, logOut } from './session_controllers.ts'

export function accountRoutes(routes: RouteTable, house: HttpHouse): void {
  const { useCases, limiter, hasher, sessions, visitors, site } = house
  const json = readJson('64kb')
  const ownPages = sameOrigin(site.appUrl)

  routes.get('/api/user', getCurrentUser(useCases.getCurrentUser, visitors)).use(visitors.signedIn)
  routes
    .post('/api/login', logIn(useCases, sessions, { limiter, hasher }))
    .use([json, rateLimit(limiter, 'login'), ownPages])
  routes.post('/api/logout', logOut(sessions)).use([json, rateLimit(limiter, 'publicRead'), ownPages])
}
