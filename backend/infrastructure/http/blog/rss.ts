import type { PostCard } from '#contract/blog.ts'
import { postPath } from '#domain/blog/post_category.ts'
import { escapeXml } from '../seo/escape_xml.ts'

interface Site {
  appUrl: string
  brandName: string
}

/** The posts, newest first, as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssOf(posts: readonly PostCard[], { appUrl, brandName }: Site): string {
  const changed = posts[0] ? element('lastBuildDate', rssDate(posts[0].publishedAt)) : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `Blog ${brandName}`),
    element('link', `${appUrl}/blog`),
    `<atom:link href="${escapeXml(`${appUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Doenças, remédios e tratamentos explicados em linguagem simples.'),
    element('language', 'pt-BR'),
    changed,
    ...posts.map((post) => item(post, appUrl)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function item({ category, slug, title, excerpt, metaDescription, publishedAt }: PostCard, appUrl: string) {
  const address = appUrl + postPath(category, slug)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', rssDate(publishedAt)),
    element('description', excerpt ?? metaDescription),
    '</item>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** As RFC 822 with a four-digit year. */
const rssDate = (instant: string) => new Date(instant).toUTCString()
