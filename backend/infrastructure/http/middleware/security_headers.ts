import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Allows this answer's own inline scripts, and no other. */
    nonce: string
  }
}

const policy = (nonce: string, hot: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${hot ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers that every answer carries, whatever it holds. */
export const securityHeaders = (options: { https: boolean; hot: boolean }) =>
  async function securityHeadersMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    context.nonce = randomBytes(16).toString('base64url')
    const { response } = context
    response.header('content-security-policy', policy(context.nonce, options.hot))
    response.header('x-content-type-options', 'nosniff')
    response.header('x-frame-options', 'DENY')
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('cross-origin-opener-policy', 'same-origin')
    response.header('permissions-policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)')
    if (options.https) response.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    await next()
  }
