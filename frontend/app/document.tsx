import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { APPLY_THEME_SCRIPT, followSystemTheme } from '#frontend/lib/theme_choice.ts'
import { ToastOutlet } from '#frontend/ui/toast_provider.tsx'
import { useDocumentParts } from './document_parts.tsx'
import { LEAVE_EARLY_SCRIPT } from './early_leaving.ts'
import { LostScreen } from './lost_screen.tsx'
import { LayoutError } from './route_error.tsx'
import { START_SCRIPT } from './start_script.ts'
import { ThemedPage } from './themed_page.tsx'
import { UnfinishedNotice } from './unfinished_notice.tsx'

interface Handle {
  lang?: string
  chunk?: string
}

const isHandle = (handle: unknown): handle is Handle => typeof handle === 'object' && handle !== null

function useHandles(): Handle[] {
  return useMatches()
    .map(({ handle }) => handle)
    .filter(isHandle)
}

/** What every page wears and what the first screen adds; the bundler brings along the sheets of later ones. */
function Styles() {
  const { assets } = useDocumentParts()
  const handles = useHandles()
  const [styles] = useState(() => [
    ...assets.styles,
    ...handles.flatMap(({ chunk = '' }) => assets.screenStyles?.[chunk] ?? []),
  ])
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

/** What this page's screens need besides the entry, fetched along with it rather than after it. */
function usePreloads(): string[] {
  const { assets } = useDocumentParts()
  const ofScreens = useHandles().flatMap(({ chunk }) => (chunk ? (assets.chunks?.[chunk] ?? []) : []))
  return [...new Set([...assets.preloads, ...ofScreens])]
}

function Head() {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LEAVE_EARLY_SCRIPT }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: APPLY_THEME_SCRIPT }} />
      <Styles />
    </head>
  )
}

function Scripts() {
  const { assets, stateText } = useDocumentParts()
  const preloads = usePreloads()
  return (
    <>
      <script
        type="application/json"
        id="state"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: stateText }}
      />
      <script
        data-modules={assets.scripts.join(' ')}
        data-preloads={preloads.join(' ')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: START_SCRIPT }}
      />
    </>
  )
}

/** The whole HTML document: rendered on the server and hydrated as it is, so that ids agree. */
export function Document() {
  const lang = useHandles().findLast((handle) => handle.lang)?.lang ?? 'pt-BR'
  useEffect(() => followSystemTheme(), [])
  return (
    <html lang={lang} suppressHydrationWarning>
      <Head />
      <body>
        <ThemedPage>
          <Outlet />
          <LostScreen />
          <ToastOutlet />
        </ThemedPage>
        <UnfinishedNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** In place of a document that failed to draw itself: what it wears, and what is said of any failed screen. */
export function DocumentError() {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <Head />
      <body>
        <ThemedPage>
          <LayoutError />
        </ThemedPage>
      </body>
    </html>
  )
}
