import { IconButton } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { profileQuery } from '#frontend/api/profiles.ts'
import { countAdded, useDeviceLists } from '#frontend/lib/device_lists.ts'
import { useSentLeads } from '#frontend/lib/sent_leads.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { paths } from '#frontend/paths.ts'
import { favouritesLink, MAX_SENT } from './favourites_text.ts'

/** What the header shows only where something is kept on the device. */
export function OnThisDevice() {
  useOfferToSend()
  return <SentLeadsLink />
}

function SentLeadsLink() {
  const leads = useSentLeads()
  if (leads.length === 0) return null
  const waiting = leads.filter(({ isAnswered }) => isAnswered !== true).length
  return (
    <IconButton className="header-on-device" size="3" variant="ghost" color="gray" asChild>
      <Link
        to={paths.sentLeads}
        aria-label={waiting > 0 ? `Meus pedidos: ${waiting} sem resposta` : 'Meus pedidos'}
      >
        <Inbox size={22} aria-hidden="true" />
        {waiting > 0 && (
          <span className="header-count semibold" aria-hidden="true">
            {waiting}
          </span>
        )}
      </Link>
    </IconButton>
  )
}

/** Once there is one favourite more, of at least two, offers to send all to somebody. */
function useOfferToSend(): void {
  const { favourites } = useDeviceLists()
  const { brandName, appUrl } = useSettings()
  const queryClient = useQueryClient()
  const api = usePublicApi()
  const toast = useToast()
  const offered = useRef(0)
  useEffect(() => {
    const added = countAdded()
    if (added === offered.current || favourites.length < 2) return undefined
    let isLatest = true
    const offer = async () => {
      const sent = favourites.slice(0, MAX_SENT)
      const answers = await Promise.all(
        sent.map(({ slug }) => queryClient.ensureQueryData(profileQuery(api, slug))),
      )
      if (!isLatest) return
      offered.current = added
      const profiles = answers.filter((profile) => profile !== null)
      const link = { label: 'Enviar pelo WhatsApp', to: favouritesLink(profiles, brandName, appUrl) }
      toast({ title: `${favourites.length} favoritos guardados`, link, tone: 'success', isAtFoot: true })
    }
    // The drawer says which of them cannot be loaded.
    offer().catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [favourites, api, appUrl, brandName, queryClient, toast])
}
