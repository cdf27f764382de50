import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListSitemapAddresses, PlanSitemap, SitemapFile } from '#application/seo/sitemap.ts'
import { asLogged } from '../logged_error.ts'
import { Refused } from '../refusals.ts'
import { sendText } from '../respond.ts'
import { sitemapFile, sitemapIndex } from './sitemap_xml.ts'

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
