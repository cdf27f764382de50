import { PERSONAL_SCREENS, SECRET_SCREENS } from '#contract/private_screens.ts'

/** What is disallowed covers what lies below it. */
const { adminBlog: _, ...TOPMOST } = PERSONAL_SCREENS
const PRIVATE = [...Object.values({ ...TOPMOST, ...SECRET_SCREENS }), '/api/']

/** What crawlers may read (RFC 9309): everything public; photos live under /api/ and stay allowed. */
export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /api/images/',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
