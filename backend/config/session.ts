import type { HttpContext } from '@adonisjs/core/http'
import { defineConfig } from '@adonisjs/session'
import type { App } from '#infrastructure/composition/open_app.ts'
import { StoredSession, UNATTENDED } from '#infrastructure/http/session/stored_session.ts'

const isRead = (request: HttpContext['request']) => request.method() === 'GET'

/** Over https the cookie's name prefix forbids other hosts, paths and plain http. Each login sets its own lifetime. */
export function sessionConfig({ http, adapters }: App) {
  const secure = http.site.appUrl.startsWith('https:')
  return defineConfig({
    cookieName: secure ? '__Host-sid' : 'sid',
    age: '30d',
    clearWithBrowser: true,
    cookie: { path: '/', httpOnly: true, secure, sameSite: 'lax' },
    store: 'postgresql',
    stores: {
      postgresql: ({ request }: HttpContext) =>
        new StoredSession(adapters.sessions, request.header(UNATTENDED) === undefined || !isRead(request)),
    },
  })
}
