import type { HttpContext } from '@adonisjs/core/http'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { clientAddress } from '../client_address.ts'
import type { HttpDependencies } from '../dependencies.ts'

/** Has a look at a post counted, without the reader waiting for it. */
export function countPostView(
  {
    useCases,
    backgroundTasks,
    sessions,
  }: Pick<HttpDependencies, 'useCases' | 'backgroundTasks' | 'sessions'>,
  context: HttpContext,
  { id: postId, authorId }: Pick<BlogPost['state'], 'id' | 'authorId'>,
): void {
  if (context.request.method() === 'HEAD' || isPrefetch(context)) return
  const visitor = {
    address: clientAddress(context),
    userAgent: context.request.header('user-agent') ?? null,
  }
  backgroundTasks.add(async () => {
    const reader = authorId ? await sessions.recognise(context) : null
    const isAuthor = reader !== null && reader.id === authorId
    await useCases.recordPostView.execute({ postId, isAuthor, visitor })
  })
}

/** The browser fetches ahead what its reader may never open; the older header is Safari's. */
function isPrefetch({ request }: HttpContext): boolean {
  return /\bprefetch\b/.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')
}
