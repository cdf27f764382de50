export type { SiteSettings } from '#frontend/lib/site_settings.ts'
