import { useEffect, useRef, useState } from 'react'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'

/**
 * Opens the address in a new tab, or in this one where the browser forbids new tabs. The page that opens learns
 * neither who opened it nor from where. `window.open` with `noopener` would hide whether it worked, so an empty
 * tab is opened, cut loose, and sent on by a link of its own.
 */
function visitInNewTab(url: string) {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  followLink((tab ?? window).document, url)
}

function followLink(document: Document, url: string) {
  const link = document.createElement('a')
  link.href = url
  link.rel = STRANGER_LINK
  document.body.append(link)
  link.click()
  link.remove()
}

const REDIRECT_DELAY_MS = 2000

/** The thanks after a lead, and the way on to the professional's own site where there is one. */
export function LeadThanks({ redirectUrl }: { redirectUrl: string | undefined }) {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true })
    thanks.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={thanks} className="lead-thanks" tabIndex={-1}>
      <p>Pronto! Agora é só aguardar o retorno no WhatsApp que você informou.</p>
      {redirectUrl && <Redirect url={redirectUrl} />}
    </div>
  )
}

function Redirect({ url }: { url: string }) {
  const { hasGone, cancel } = useRedirect(url)
  return (
    <p>
      {hasGone ? 'O site do profissional foi aberto: ' : 'Em instantes abriremos o site do profissional: '}
      <a href={url} target="_blank" rel={STRANGER_LINK} onClick={cancel}>
        {new URL(url).host}
      </a>
    </p>
  )
}

/** Leaves after two seconds, unless the reader has already followed the link. */
function useRedirect(url: string) {
  const [hasGone, setGone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    timer.current = setTimeout(() => {
      visitInNewTab(url)
      setGone(true)
    }, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer.current)
  }, [url])
  const cancel = () => {
    clearTimeout(timer.current)
    setGone(true)
  }
  return { hasGone, cancel }
}
