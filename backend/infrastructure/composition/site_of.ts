import type { SiteSettings } from '../http/house.ts'
import type { Settings } from './settings.ts'

/** Nobody's: it lets a first start show the whole dashboard. */
const INVENTED_SALES_WHATSAPP = '5511900000000'

/** The public address, without a slash at its end. */
export function appUrlOf(settings: Settings): string {
  return (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
}

/** What pages and calls may know of the settings. */
export function siteOf(settings: Settings): SiteSettings {
  const isProduction = settings.NODE_ENV === 'production'
  return {
    appUrl: appUrlOf(settings),
    brandName: settings.BRAND_NAME,
    salesWhatsapp: settings.SALES_WHATSAPP ?? (isProduction ? null : INVENTED_SALES_WHATSAPP),
    siteRating: settings.SITE_RATING,
    isProduction,
    hot: settings.HOT,
    monitoringSecret: settings.MONITORING_SECRET ?? null,
  }
}
