import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration, useMatches } from 'react-router-dom'
import { isServer } from '#frontend/lib/screen.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { APPLY_THEME_SCRIPT, followSystemTheme, THEME_COLORS } from '#frontend/lib/theme_choice.ts'
import { SharedBlocker } from '#frontend/ui/overlays/close_on_back.tsx'
import { ToastOutlet } from '#frontend/ui/overlays/toast_provider.tsx'
import {
  LEAVE_EARLY_SCRIPT,
  PRESS_AGAIN_SCRIPT,
  START_SCRIPT,
  UNFINISHED_ID,
} from '#frontend/loading/inline_scripts.ts'
import { useDocumentParts } from './providers.tsx'
import { LayoutError } from './route_error.tsx'
import './root_layout.css'

/**
 * The markup of Radix Themes' `<Theme accentColor="teal" grayColor="sage" radius="large">`, without its code. The html
 * element's class chooses light or dark; PortalTheme repeats the settings for portals.
 */
function ThemedPage({ children }: { children: ReactNode }) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color="teal"
      data-gray-color="sage"
      data-has-background="true"
      data-panel-background="solid"
      data-radius="large"
      data-scaling="100%"
    >
      {children}
    </div>
  )
}

/** A notice for a server-rendered page whose scripts failed to load; hidden until then. */
function UnfinishedNotice() {
  return (
    <div
      id={UNFINISHED_ID}
      className="radix-themes unfinished-notice p-4"
      data-accent-color="teal"
      data-gray-color="sage"
      data-radius="large"
      data-scaling="100%"
      role="alert"
      lang="pt-BR"
      hidden
      suppressHydrationWarning
    >
      <p>
        <strong>Parte da página não carregou.</strong> Dá para ler e seguir os links, mas botões e formulários
        podem não responder. <button type="button">Atualizar a página</button>
      </p>
    </div>
  )
}

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

/** Style sheets of every page and of the first screen; the bundler loads those of later screens. */
function Styles() {
  const { assets } = useDocumentParts()
  const handles = useHandles()
  const [styles] = useState(() => [
    ...assets.styles,
    ...handles.flatMap(({ chunk = '' }) => assets.screenStyles?.[chunk] ?? []),
  ])
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

/** Chunks of this page's screens, to be loaded in parallel with the entry. */
function usePreloads(): string[] {
  const { assets } = useDocumentParts()
  const ofScreens = useHandles().flatMap(({ chunk }) => (chunk ? (assets.chunks?.[chunk] ?? []) : []))
  return [...new Set(ofScreens)]
}

/** Runs during parsing. The server's script stays in the DOM, so that the bundle need not contain its text. */
function InlineScript({ text }: { text: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

function Head() {
  const { brandName } = useSettings()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLORS.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLORS.dark} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="application-name" content={brandName} />
      <meta name="apple-mobile-web-app-title" content={brandName} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <InlineScript text={isServer ? LEAVE_EARLY_SCRIPT : ''} />
      <InlineScript text={isServer ? PRESS_AGAIN_SCRIPT : ''} />
      <InlineScript text={isServer ? APPLY_THEME_SCRIPT : ''} />
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
        dangerouslySetInnerHTML={{ __html: isServer ? START_SCRIPT : '' }}
      />
    </>
  )
}

/** Restores scroll positions without React Router's inline script, which serves only pages that it renders itself. */
function ScrollRestoration() {
  useScrollRestoration()
  return null
}

/** The whole HTML document, rendered on the server and hydrated as a whole, so that ids match. */
export function Document() {
  const lang = useHandles().findLast((handle) => handle.lang)?.lang ?? 'pt-BR'
  useEffect(() => followSystemTheme(), [])
  return (
    <html lang={lang} suppressHydrationWarning>
      <Head />
      <body>
        <ThemedPage>
          <Outlet />
          <SharedBlocker />
          <ToastOutlet />
        </ThemedPage>
        <UnfinishedNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Replaces a document that failed to render: the same styles and the message of a failed screen. */
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
