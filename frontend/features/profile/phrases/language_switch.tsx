import { Languages } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { FOREIGN, type Foreign } from './phrases.ts'
import { languageIn, useWords } from './words.ts'

const NAMES = { en: 'English', es: 'Español' } satisfies Record<Foreign, string>
/** Returns the first of the browser's languages that a profile has; 'pt' if there is none. */
function preferredLanguage(languages: readonly string[]): string {
  const known = languages.map((each) => each.slice(0, 2).toLowerCase())
  return known.find((each) => each === 'pt' || each in NAMES) ?? 'pt'
}

/** The same profile in another language; that of the browser stands out, and moves nothing. */
export function LanguageSwitch() {
  const [address] = useSearchParams()
  const shown = languageIn(address)
  const { texts, lang: spoken } = useWords()
  const preferred = useInBrowser(() => preferredLanguage(navigator.languages), 'pt')
  const to = (lang: Foreign | null) => {
    const next = new URLSearchParams(address)
    next.delete('lang')
    if (lang) next.set('lang', lang)
    return `?${next.toString()}`
  }
  return (
    <nav className="cluster middle gap-3 small quiet" lang={spoken} aria-label={texts.languagesOfPage}>
      <Languages aria-hidden size={16} />
      {shown && (
        <Link
          className="breadcrumb-item accent"
          to={to(null)}
          hrefLang="pt-BR"
          lang="pt-BR"
          preventScrollReset
        >
          Português
        </Link>
      )}
      {FOREIGN.filter((lang) => lang !== shown).map((lang) => (
        <Link
          key={lang}
          className={`breadcrumb-item accent ${!shown && lang === preferred ? 'is-offered' : ''}`}
          to={to(lang)}
          hrefLang={lang}
          lang={lang}
          preventScrollReset
        >
          {NAMES[lang]}
        </Link>
      ))}
    </nav>
  )
}

/** Tells search engines where the same profile stands in each language. */
export function AlternateLinks({ slug }: { slug: string }) {
  const { appUrl } = useSettings()
  const url = appUrl + paths.profile(slug)
  return (
    <>
      <link rel="alternate" hrefLang="pt-BR" href={url} />
      {FOREIGN.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={`${url}?lang=${lang}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  )
}
