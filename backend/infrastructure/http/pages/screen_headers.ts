/** Screens of one person: an empty shell in the first HTML, but what follows is nobody else's. */
const PRIVATE = ['/login', '/register-professional', '/dashboard', '/edit-profile', '/admin', '/admin/blog']

/** Reached by, or leading to, a link that carries a secret. */
const SECRET = ['/forgot-password', '/reset-password']

/** How long a screen may be kept, and whether the next site may know of it (access matrix §1.9 and §4). */
export function screenHeaders(path: string): Record<string, string> {
  if (SECRET.includes(path)) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': PRIVATE.includes(path) ? 'no-store' : 'no-cache' }
}
