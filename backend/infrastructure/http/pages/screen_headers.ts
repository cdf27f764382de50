import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'

const PERSONAL: readonly string[] = Object.values(PERSONAL_SCREENS)
const SECRET: readonly string[] = Object.values(SECRET_SCREENS)

/** How long a screen may be kept, and whether the next site may know of it. */
export function screenHeaders(path: string): Record<string, string> {
  if (SECRET.includes(path)) return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': PERSONAL.includes(path) ? 'no-store' : 'no-cache' }
}
