import { createHash } from 'node:crypto'
import { CEP_SERVICE } from '#contract/catalogue.ts'

interface SecurityOptions {
  https: boolean
  /** While developing, Vite adds scripts of its own. */
  hot: boolean
  /** The few scripts that stand in our pages themselves; any other inline script is refused by the browser. */
  inlineScripts: readonly string[]
}

const HSTS = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const contentPolicy = ({ hot, inlineScripts }: SecurityOptions) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hot ? "'unsafe-inline'" : inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${CEP_SERVICE}${hot ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers that every answer carries, files and refusals too. They are the same for all, so pages can be cached. */
export function securityHeaders(options: SecurityOptions): Map<string, string> {
  return new Map([
    ['content-security-policy', contentPolicy(options)],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
    ...(options.https ? [HSTS] : []),
  ])
}
