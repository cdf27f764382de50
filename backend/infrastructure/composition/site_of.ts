import type { SiteSettings } from '../http/house.ts'
import type { Settings } from './settings.ts'

/** The public address, without a slash at its end. */
export function appUrlOf(settings: Settings): string {
  return (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
}

/** What pages and calls may know of the settings. */
export function siteOf(settings: Settings): SiteSettings {
  return {
    appUrl: appUrlOf(settings),
    brandName: settings.BRAND_NAME,
    salesWhatsapp: settings.SALES_WHATSAPP ?? null,
    siteRating: settings.SITE_RATING,
    isProduction: settings.NODE_ENV === 'production',
    hot: settings.HOT,
    monitoringSecret: settings.MONITORING_SECRET ?? null,
  }
}
