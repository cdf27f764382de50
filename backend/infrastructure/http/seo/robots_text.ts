/** Screens of one person, and the calls behind all screens. */
const PRIVATE = [
  '/dashboard',
  '/edit-profile',
  '/admin',
  '/login',
  '/register-professional',
  '/forgot-password',
  '/reset-password',
  '/api/',
]

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
