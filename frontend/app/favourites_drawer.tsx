import { Button, IconButton } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQueries } from '@tanstack/react-query'
import { Columns3, MessageCircle, Send, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OpenedProfile } from '#contract/professionals.ts'
import { profileQuery } from '#frontend/api/profiles.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import {
  forget,
  forgetList,
  type DeviceLists,
  type StoredProfessional,
  useDeviceLists,
} from '#frontend/lib/device_lists.ts'
import { useWhatsappLink } from '#frontend/lib/contact_links.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { MAX_COMPARED, paths } from '#frontend/paths.ts'
import { FavouriteButton } from '#frontend/ui/professional/favourite_button.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import { SideSheet } from '#frontend/ui/overlays/side_sheet.tsx'
import { TickBox } from '#frontend/ui/forms/tick_box.tsx'
import { favouritesLink } from './favourites_text.ts'
import './root_layout.css'

/**
 * Loads all when the drawer is first opened, and removes those no longer in the directory from the lists. Returns the
 * profiles and how many are gone.
 */
function useProfiles({ favourites, seen }: DeviceLists) {
  const api = usePublicApi()
  const [people] = useState([...favourites, ...seen])
  const slugs = [...new Set(people.map(({ slug }) => slug))]
  const answers = useQueries({ queries: slugs.map((slug) => profileQuery(api, slug)) })
  const gone = slugs.filter((_, index) => answers[index]?.data === null)
  const ids = people.filter(({ slug }) => gone.includes(slug)).map(({ id }) => id)
  const written = ids.join(' ')
  useEffect(() => {
    if (written !== '') forget(written.split(' '))
  }, [written])
  return { gone: gone.length, profiles: answers.flatMap(({ data }) => data ?? []) }
}

function Row({ person, onClose }: { person: StoredProfessional; onClose: () => void }) {
  const { specialty, displayGender, city, state } = person
  const what = specialty && genderedSpecialty(specialty, displayGender)
  return (
    <Link
      className="plain-link device-list-person line gap-3"
      to={paths.profile(person.slug)}
      onClick={onClose}
    >
      <span className="device-list-photo rigid">
        <ProfessionalPhoto {...person} sizes="48px" />
      </span>
      <span className="device-list-words stack">
        <span className="breakable semibold">{professionalName(person)}</span>
        <span className="quiet small">
          {[what, [city, state].filter(Boolean).join(',\u00A0')].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}

interface DeviceListProps {
  title: string
  people: readonly StoredProfessional[]
  onClear: () => void
  children: (person: StoredProfessional) => React.ReactNode
}

function DeviceListSection({ title, people, onClear, children }: DeviceListProps) {
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="device-list-title">{title}</h3>
      <ul className="plain-list">
        {people.map((person) => (
          <li key={person.id} className="device-list-row line gap-2">
            {children(person)}
          </li>
        ))}
      </ul>
      <Button className="device-list-clear" size="2" variant="ghost" color="gray" onClick={onClear}>
        <Trash2 size={16} aria-hidden="true" />
        Limpar<span className="visually-hidden"> {title.toLowerCase()}</span>
      </Button>
    </section>
  )
}

/** The favourites selected for comparison: by default the newest. */
function useCompared(favourites: readonly StoredProfessional[]) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const newest = favourites.slice(0, MAX_COMPARED).map(({ id }) => id)
  const compared = (chosen ?? newest).filter((id) => favourites.some((person) => person.id === id))
  const toggle = (id: string) =>
    setChosen(
      compared.includes(id)
        ? compared.filter((other) => other !== id)
        : [...compared, id].slice(-MAX_COMPARED),
    )
  return { compared: favourites.filter(({ id }) => compared.includes(id)), toggle }
}

function WhatsApp({ profile }: { profile: OpenedProfile }) {
  const link = useWhatsappLink(profile)
  if (!link) return null
  return (
    <IconButton size="3" variant="soft" asChild>
      <a
        href={link}
        target="_blank"
        rel={USER_LINK_REL}
        aria-label={`WhatsApp de ${professionalName(profile)}`}
      >
        <MessageCircle size={18} aria-hidden="true" />
      </a>
    </IconButton>
  )
}

interface SendProps {
  favourites: readonly StoredProfessional[]
  profiles: readonly OpenedProfile[]
}

/** Sends the favourites to a contact of the reader's choice. */
function SendFavourites({ favourites, profiles }: SendProps) {
  const { brandName, appUrl } = useSettings()
  const loaded = favourites.flatMap(({ id }) => profiles.find((profile) => profile.id === id) ?? [])
  if (loaded.length === 0) return null
  return (
    <Button className="mt-4" size="3" variant="soft" asChild>
      <a href={favouritesLink(loaded, brandName, appUrl)} target="_blank" rel="noopener noreferrer">
        <Send size={18} aria-hidden="true" />
        Enviar favoritos pelo WhatsApp
      </a>
    </Button>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** This device's favourites and recently seen profiles. */
export function FavouritesDrawer({ isOpen, onClose }: Props) {
  const lists = useDeviceLists()
  const { favourites, seen } = lists
  const { gone, profiles } = useProfiles(lists)
  const { compared, toggle } = useCompared(favourites)
  return (
    <SideSheet
      title="Seus profissionais"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        compared.length > 1 && (
          <Button size="4" asChild>
            <Link to={paths.compare(compared.map(({ slug }) => slug))} onClick={onClose}>
              <Columns3 size={20} aria-hidden="true" />
              <span>{`Comparar ${compared.length}`}</span>
            </Link>
          </Button>
        )
      }
    >
      <p className="device-list-note quiet small">Guardados só neste aparelho. Ninguém mais vê.</p>
      <div aria-live="polite">
        {gone > 0 && (
          <p className="device-list-note quiet small">
            {gone === 1
              ? 'Um perfil guardado não está mais no ar e saiu da lista.'
              : `${gone} perfis guardados não estão mais no ar e saíram da lista.`}
          </p>
        )}
      </div>
      {favourites.length === 0 && (
        <p className="device-list-note quiet small">
          <strong>Nenhum favorito ainda.</strong> Toque no coração de um profissional para guardá-lo aqui e
          comparar até três.
        </p>
      )}
      {favourites.length > 0 && (
        <DeviceListSection title="Favoritos" people={favourites} onClear={() => forgetList('favourites')}>
          {(person) => (
            <>
              {favourites.length > 1 && (
                <TickBox
                  aria-label={`Comparar ${professionalName(person)}`}
                  checked={compared.includes(person)}
                  onChange={() => toggle(person.id)}
                />
              )}
              <Row person={person} onClose={onClose} />
              {profiles
                .filter(({ id }) => id === person.id)
                .map((profile) => (
                  <WhatsApp key={profile.id} profile={profile} />
                ))}
              <FavouriteButton professional={person} />
            </>
          )}
        </DeviceListSection>
      )}
      {favourites.length > 0 && <SendFavourites favourites={favourites} profiles={profiles} />}
      {seen.length > 0 && (
        <DeviceListSection title="Vistos recentemente" people={seen} onClear={() => forgetList('seen')}>
          {(person) => <Row person={person} onClose={onClose} />}
        </DeviceListSection>
      )}
    </SideSheet>
  )
}
