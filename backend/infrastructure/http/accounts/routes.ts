import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { rateLimit, roomWithin } from '../middleware/rate_limit.ts'
import type { RateLimitName } from '../rate_limits.ts'
import type { RouteTable } from '../route_table.ts'
import { requestPasswordReset, resetPassword } from './password_reset_controllers.ts'
import { registerProfessional } from './register_professional_controller.ts'
import { getCurrentUser, logIn, logOut } from './session_controllers.ts'

export function accountRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, limiter, hasher, sessions, visitors } = app
  const room = roomWithin(limiter, ['registration', 'registrationPerDay'])
  const guarded = (limit: RateLimitName) => guardWrite(app, { limits: [rateLimit(limiter, limit)] })

  routes.get('/api/user', getCurrentUser(useCases.getCurrentUser, visitors)).use(visitors.signedIn)
  routes.post('/api/login', logIn(useCases, sessions, { limiter, hasher })).use(guarded('login'))
  routes.post('/api/logout', logOut(sessions)).use(guarded('publicRead'))
  routes
    .post('/api/professionals', registerProfessional(useCases.registerProfessional, limiter))
    .use(guardWrite(app, { limits: [rateLimit(limiter, 'publicRead'), room] }))
  routes
    .post('/api/password-reset/request', requestPasswordReset(useCases.requestPasswordReset))
    .use(guarded('passwordResetRequest'))
  routes
    .post('/api/password-reset/confirm', resetPassword(useCases.resetPassword, limiter))
    .use(guarded('passwordResetConfirm'))
}
