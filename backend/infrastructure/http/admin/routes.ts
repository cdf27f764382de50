import { blockBody, setSubscriptionBody, verifyBody } from '#contract/admin.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import type { RouteTable } from '../route_table.ts'
import { listAuditEntries, undoAuditEntry } from './audit_controllers.ts'
import { showSearchState } from './show_search_state_controller.ts'
import { changeManyUsers, countUsers, moderateUser } from './user_controllers.ts'

/** What administrators do with users, and what was done. */
export function adminRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, visitors } = app
  const { setSubscription, verifyProfessional, blockProfessional } = useCases
  const writing = guardWrite(app, { who: visitors.adminsOnly })
  const user = '/api/admin/users/:userId'

  routes
    .patch(`${user}/subscription`, moderateUser(setSubscription, setSubscriptionBody, visitors))
    .use(writing)
  routes.patch(`${user}/verify`, moderateUser(verifyProfessional, verifyBody, visitors)).use(writing)
  routes.patch(`${user}/block`, moderateUser(blockProfessional, blockBody, visitors)).use(writing)
  routes.post('/api/admin/users/bulk', changeManyUsers(useCases.changeManyUsers, visitors)).use(writing)
  routes
    .get('/api/admin/audit', listAuditEntries(useCases.listAuditEntries, visitors))
    .use(visitors.adminsOnly)
  routes.post('/api/admin/audit/:entry/undo', undoAuditEntry(useCases.undoAuditEntry, visitors)).use(writing)
  routes.get('/api/admin/users/counts', countUsers(useCases.countUsers, visitors)).use(visitors.adminsOnly)
  routes
    .get('/api/admin/search', showSearchState(useCases.showSearchState, visitors))
    .use(visitors.adminsOnly)
}
