import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import type { RouteTable } from '../route_table.ts'
import { draftPost, editPost, listAllPosts, openPost, removePost, switchPost } from './editor_controllers.ts'

/** What administrators do with posts. */
export function editorRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, visitors } = app
  const writing = guardWrite(app, { who: visitors.adminsOnly, body: 'post' })
  const post = '/api/admin/blog/:id'

  routes.get('/api/admin/blog', listAllPosts(useCases.listAllPosts, visitors)).use(visitors.adminsOnly)
  routes.post('/api/admin/blog', draftPost(useCases.draftPost, visitors)).use(writing)
  routes.get(post, openPost(useCases.openPost, visitors)).use(visitors.adminsOnly)
  routes.put(post, editPost(useCases.editPost, visitors)).use(writing)
  routes.delete(post, removePost(useCases.removePost, visitors)).use(writing)
  routes.post(`${post}/publish`, switchPost(useCases.publishPost, visitors)).use(writing)
  routes.post(`${post}/unpublish`, switchPost(useCases.unpublishPost, visitors)).use(writing)
}
