import { useEffect, useRef, useState } from 'react'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { visitInNewTab } from './visit_site.ts'

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
