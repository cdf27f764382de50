import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'

/**
 * Refuses writes that another site's page would send. `Sec-Fetch-Site` decides where the browser sends it, `Origin`
 * elsewhere; a request with neither comes from no browser and has no cookie to abuse. Without an origin of its own a site is
 * at home at whatever address its pages were opened by.
 */
export const sameOrigin = (ownOrigin: string | null) =>
  function sameOriginMiddleware({ request }: HttpContext, next: NextFn): Promise<void> {
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    const own = ownOrigin ?? `http://${request.header('host') ?? ''}`
    const trusted = site === undefined ? origin === undefined || origin === own : site === 'same-origin'
    if (!trusted) throw new Refused('cross_site')
    return next()
  }
