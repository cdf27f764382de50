import startSite from '../../frontend/e2e/support/start_site.ts'

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Opens the site at an address, or else one of its own with the people of the demonstration and of the browser tests. */
export async function openSite(address: string | undefined) {
  const close = address ? async () => {} : await startSite()
  return { url: address ?? process.env['SITE_URL'] ?? '', close }
}
