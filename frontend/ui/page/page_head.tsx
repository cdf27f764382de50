import { useLocation } from 'react-router-dom'
import { cutText } from '#domain/shared/text.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'

type Robots = 'index,follow' | 'noindex,follow' | 'noindex,nofollow'

interface Props {
  /** Without the brand, which is appended where there is room. */
  title: string
  description?: string
  /** The page's canonical path; by default the current one without its query. */
  canonical?: string
  /** The URL for Open Graph if the page shows more than its canonical URL says. */
  sharedAs?: string
  robots?: Robots
  /** Path or URL of the picture for shared links. */
  image?: string | undefined
  type?: 'website' | 'profile' | 'article'
  /** Schema.org objects, one script each. */
  jsonLd?: readonly object[]
}

/** Search engines show about so much. */
const MAX_TITLE_LENGTH = 65

/** With the brand where search engines show it whole; cut between words where they would cut it. */
function withBrand(title: string, brandName: string): string {
  const whole = `${title} | ${brandName}`
  if (whole.length <= MAX_TITLE_LENGTH) return whole
  return title.length <= MAX_TITLE_LENGTH
    ? title
    : `${cutText(title, MAX_TITLE_LENGTH - 1).replace(/[\s,]+\S*$/, '')}…`
}

/** A Schema.org object as a JSON-LD script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Title, description, canonical URL, robots, Open Graph and structured data of a page. */
export function PageHead({
  title,
  description,
  canonical,
  sharedAs,
  robots = 'index,follow',
  image,
  type = 'website',
  jsonLd,
}: Props) {
  const { brandName, appUrl } = useSettings()
  const { pathname } = useLocation()
  const address = new URL(canonical ?? pathname, appUrl).href
  const fullTitle = withBrand(title, brandName)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
      {robots !== 'noindex,nofollow' && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={sharedAs === undefined ? address : new URL(sharedAs, appUrl).href} />
      <meta property="og:image" content={new URL(image ?? '/share.png', appUrl).href} />
      {jsonLd?.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  )
}
