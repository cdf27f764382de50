import string from '@adonisjs/core/helpers/string'
import type { PublicAddress } from '#application/ports/public_addresses.ts'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ADDRESSES_IN_A_CHUNK = 250

/** Yields a sitemap file in chunks (https://www.sitemaps.org/protocol.html). */
export async function* sitemapFile(
  appUrl: string,
  addresses: AsyncIterable<PublicAddress>,
): AsyncGenerator<string> {
  let chunk = `${PROLOGUE}<urlset ${NAMESPACE}>\n`
  let waiting = 0
  for await (const address of addresses) {
    chunk += urlElement(appUrl, address)
    if (++waiting < ADDRESSES_IN_A_CHUNK) continue
    yield chunk
    chunk = ''
    waiting = 0
  }
  yield `${chunk}</urlset>\n`
}

function urlElement(appUrl: string, { path, changedAt }: PublicAddress): string {
  const change = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${string.escapeHTML(appUrl + path)}</loc>${change}</url>\n`
}

/** Returns the sitemap index of `count` files, numbered from 1. */
export function sitemapIndex(appUrl: string, count: number): string {
  const files = Array.from({ length: count }, (_, index) => {
    return `<sitemap><loc>${string.escapeHTML(`${appUrl}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`
  })
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
}
