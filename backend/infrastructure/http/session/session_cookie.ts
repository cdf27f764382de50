import { cookieSeconds } from '#domain/accounts/session.ts'

export interface SessionCookie {
  name: string
  options: {
    path: '/'
    httpOnly: true
    secure: boolean
    sameSite: 'lax'
    /** Seconds; 0: until the browser is closed. Without it the framework's two hours count. */
    maxAge: number
  }
}

/** The cookie that holds a session's secret. Over https its name itself forbids it other hosts, paths and plain http. */
export function sessionCookie(appUrl: string, remembered = false): SessionCookie {
  const secure = appUrl.startsWith('https:')
  const maxAge = cookieSeconds(remembered) ?? 0
  return {
    name: secure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge },
  }
}
