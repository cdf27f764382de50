import { join } from 'node:path'
import type { SiteSettings } from '../http/dependencies.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import { isLocalHost } from '../http/local_address.ts'
import type { Settings } from './settings.ts'
import type { MeilisearchAddress } from './build_search.ts'
import type { VapidAddress } from '../push/web_push_sender.ts'
import type { S3Address } from '../images/s3/s3_bucket.ts'

/** A fictitious number that lets a first start show the whole dashboard. */
const INVENTED_SALES_WHATSAPP = '5511900000000'

/** Returns the public URL, without a trailing slash. */
export function appUrlOf(settings: Settings): string {
  return (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
}

/** Returns the operator's support address, or the one expected for a site of this name. */
export function supportEmailOf(settings: Settings): string {
  const { hostname } = new URL(appUrlOf(settings))
  const domain = isLocalHost(hostname) ? DEMO_DOMAIN : hostname.replace(/^www\./, '')
  return settings.SUPPORT_EMAIL ?? `suporte@${domain}`
}

/** Returns the folder for mails without a mail server. */
export function mailFolderOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'mail')
}

/** Returns the settings that pages and calls may use. */
export function siteOf(settings: Settings): SiteSettings {
  const isProduction = settings.NODE_ENV === 'production'
  return {
    appUrl: appUrlOf(settings),
    ownOrigin: settings.APP_URL ? new URL(settings.APP_URL).origin : null,
    brandName: settings.BRAND_NAME,
    supportEmail: supportEmailOf(settings),
    salesWhatsapp: settings.SALES_WHATSAPP ?? (isProduction ? null : INVENTED_SALES_WHATSAPP),
    siteRating: settings.SITE_RATING,
    isProduction,
    keepsSeenPages: settings.OFFLINE_PAGES && !settings.HOT,
    hot: settings.HOT,
    monitoringSecret: settings.MONITORING_SECRET ?? null,
  }
}

/** Returns the search engine's address; null if the settings name none. */
export function meilisearchOf({ MEILI_URL, MEILI_KEY }: Settings): MeilisearchAddress | null {
  return MEILI_URL ? { url: MEILI_URL, key: MEILI_KEY } : null
}

/** Returns the keys for notices in browsers; null if the settings name none. */
export function vapidOf(settings: Settings): VapidAddress | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (!publicKey || !privateKey) return null
  return { subject: `mailto:${supportEmailOf(settings)}`, publicKey, privateKey }
}

/** Returns the bucket for photos; null if the settings name none: then PostgreSQL stores them. */
export function s3Of({ S3_URL, S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET }: Settings): S3Address | null {
  if (!S3_URL || !S3_BUCKET || !S3_KEY_ID || !S3_SECRET) return null
  return { url: S3_URL, bucket: S3_BUCKET, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET }
}
