import { BLOG_PATH } from '#domain/blog/post_category.ts'
import { SPECIALTIES_PATH } from '#domain/catalogue/specialties.ts'
import type { AddressRange } from '#application/ports/public_addresses.ts'

/** Most addresses in one file: https://www.sitemaps.org/protocol.html */
export const MOST_IN_A_FILE = 50_000

/** Fewer than may be, so that a file has room for what appears while the plan is in use. */
export const PLANNED_IN_A_FILE = 40_000

/** Pages that are always there. */
export const STATIC_PATHS = ['/', SPECIALTIES_PATH, BLOG_PATH, '/termos', '/privacidade']

export interface SitemapFile {
  /** Whether the lasting pages stand in this file. */
  hasLastingPages: boolean
  ranges: AddressRange[]
}

/** One file holds everything while that fits; otherwise `/sitemap.xml` only names the files, numbered from 1. */
export interface SitemapPlan {
  isSplit: boolean
  files: SitemapFile[]
}
