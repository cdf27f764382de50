import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { CEP_SERVICE } from '#contract/catalogue.ts'

interface SecurityOptions {
  https: boolean
  /** While developing, Vite adds scripts of its own. */
  hot: boolean
  /** The few scripts that stand in our pages themselves; any other inline script is refused by the browser. */
  inlineScripts: readonly string[]
}

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

/** The headers that every answer carries, whatever it holds. They are the same for all, so pages can be cached. */
export function securityHeaders(options: SecurityOptions) {
  const policy = contentPolicy(options)
  return function securityHeadersMiddleware({ response }: HttpContext, next: NextFn): Promise<void> {
    response.header('content-security-policy', policy)
    response.header('x-content-type-options', 'nosniff')
    response.header('x-frame-options', 'DENY')
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('cross-origin-opener-policy', 'same-origin')
    response.header('permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)')
    if (options.https) response.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    return next()
  }
}
