import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListSitemapAddresses, PlanSitemap, SitemapFile } from '#application/seo/sitemap.ts'
import { asLogged } from '../logged_error.ts'
import { Refused } from '../refusals.ts'
import { sendText } from '../respond.ts'
import type { PublicAddress } from '#application/ports/public_addresses.ts'
import { escapeXml } from './escape_xml.ts'

const XML = 'application/xml'
const KEPT = 'public, max-age=3600'

export interface SitemapParts {
  planSitemap: PlanSitemap
  listSitemapAddresses: ListSitemapAddresses
  appUrl: string
}

/** All addresses, or the list of the files that hold them. */
export const showSitemap = (parts: SitemapParts) =>
  async function showSitemapController(context: HttpContext): Promise<void> {
    const { isSplit, files } = await parts.planSitemap.execute()
    const [whole] = files
    if (whole && !isSplit) return sendFile(context, parts, whole)
    context.response.header('cache-control', KEPT)
    sendText(context, 200, { type: XML, text: sitemapIndex(parts.appUrl, files.length) })
  }

/** One of the files that the index names. */
export const showSitemapFile = (parts: SitemapParts) =>
  async function showSitemapFileController(context: HttpContext): Promise<void> {
    const number = Number.parseInt(String(context.params['file']), 10)
    const { isSplit, files } = await parts.planSitemap.execute()
    const file = isSplit ? files[number - 1] : undefined
    if (!file) throw new Refused('not_found')
    await sendFile(context, parts, file)
  }

/** Whoever asks for the headers alone gets them without a reading. */
async function sendFile(context: HttpContext, parts: SitemapParts, file: SitemapFile): Promise<void> {
  const isHead = context.request.method() === 'HEAD'
  const body = isHead
    ? null
    : await begun(sitemapFile(parts.appUrl, parts.listSitemapAddresses.execute(file)))
  context.response.header('content-type', `${XML}; charset=utf-8`)
  context.response.header('cache-control', KEPT)
  if (!body) return
  body.on('error', (error) => context.logger.error({ error: asLogged(error) }, 'sitemap broke off'))
  context.response.stream(body)
}

/** A stream whose first chunk is there, so that a database that is away is still answered by the right status. */
async function begun(chunks: AsyncGenerator<string>): Promise<Readable> {
  const first = await chunks.next()
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value
      yield* chunks
    })(),
    { objectMode: false },
  )
}

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ADDRESSES_IN_A_CHUNK = 250

/** One file of addresses by https://www.sitemaps.org/protocol.html, in chunks as they are read. */
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
  return `<url><loc>${escapeXml(appUrl + path)}</loc>${change}</url>\n`
}

/** The list of `count` files, numbered from 1. */
export function sitemapIndex(appUrl: string, count: number): string {
  const files = Array.from({ length: count }, (_, index) => {
    return `<sitemap><loc>${escapeXml(`${appUrl}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`
  })
  return `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
}
