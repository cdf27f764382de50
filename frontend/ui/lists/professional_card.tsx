import { Badge, Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { Check, MessageCircle } from 'lucide-react'
import type { ProfessionalCard as Card } from '#contract/professionals.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { acceptsNewPatients } from '#domain/shared/confirmations.ts'
import { nextServiceWords } from '#domain/catalogue/weekdays.ts'
import { useWhatsappLink } from '#frontend/lib/contact_links.ts'
import {
  answerTimeWords,
  countReviews,
  distanceWords,
  formatRating,
  professionalName,
} from '#frontend/lib/professional_words.ts'
import { useToday } from '#frontend/lib/use_today.ts'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { paths } from '#frontend/paths.ts'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { FavouriteButton } from '../professional/favourite_button.tsx'
import { ProfessionalPhoto } from '../professional/professional_photo.tsx'
import { ShownPrice } from '../professional/shown_price.tsx'
import { RatingStars } from '../professional/rating_stars.tsx'
import './professional_card.css'

const SHOWN_INSURERS = 2

/** When and how the professional attends next. */
function Service({ presencial, teleconsulta, availability }: Card) {
  const when = availability ? nextServiceWords(availability) : null
  const how = [presencial && 'Presencial', teleconsulta && 'Teleconsulta'].filter((mode) => mode !== false)
  if (!when && how.length === 0) return null
  return (
    <p className="professional-card-line cluster middle">
      <Drawing name={when ? 'calendar-days' : presencial ? 'stethoscope' : 'video'} size={16} />
      {when && (
        <strong className="accent semibold" suppressHydrationWarning>
          {when}
        </strong>
      )}
      {how.length > 0 && <span>{how.join(' · ')}</span>}
    </p>
  )
}

/** Whether new patients are accepted, and how soon is answered, as far as known. */
function Reception({ acceptsNewPatientsOn, answerMinutes }: Card) {
  const isOpen = acceptsNewPatients(acceptsNewPatientsOn, useToday())
  const parts = [
    isOpen && 'Aceita novos pacientes',
    answerMinutes !== null && answerTimeWords(answerMinutes),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <p className="professional-card-line professional-card-reception cluster quiet middle">
      <Drawing name="message-circle" size={16} />
      <span>{parts.join(' · ')}</span>
    </p>
  )
}

interface InsurersProps {
  insurances: readonly string[]
  /** Shown first and highlighted if accepted. */
  sought: string
}

/** The first two insurers and the number of others; nothing without insurers. */
function Insurers({ insurances, sought }: InsurersProps) {
  if (insurances.length === 0) return null
  const isFound = insurances.includes(sought)
  const others = isFound ? insurances.filter((name) => name !== sought) : insurances
  const more = insurances.length - SHOWN_INSURERS
  const shown = others.slice(0, isFound ? SHOWN_INSURERS - 1 : SHOWN_INSURERS).join(', ')
  return (
    <p className="professional-card-line cluster quiet middle">
      <Drawing name="shield-check" size={16} />
      {isFound && (
        <span className="professional-card-sought accent semibold">
          <span className="visually-hidden">Atende </span>
          {sought}
          <Check size={14} aria-hidden="true" />
        </span>
      )}
      <span className="professional-card-others cluster middle">
        {shown && <span className="professional-card-insurers one-line">{shown}</span>}
        {more > 0 && (
          <span className="professional-card-more rigid small">
            +{more}
            <span className="visually-hidden"> convênios</span>
          </span>
        )}
      </span>
    </p>
  )
}

function Who({ card, headingLevel: Heading }: { card: Card; headingLevel: 'h2' | 'h3' }) {
  const { city, state } = card.place ?? card
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <div className="professional-card-who">
      <Heading className="professional-card-name breakable semibold">{professionalName(card)}</Heading>
      <p className="professional-card-place cluster middle quiet">
        {card.specialty && (
          <span className="accent medium">
            {softHyphens(genderedSpecialty(card.specialty, card.displayGender))}
          </span>
        )}
        {place && <span className="professional-card-city">{place}</span>}
        {typeof card.distance === 'number' && (
          <span className="professional-card-distance rigid accent small medium">
            {distanceWords(card.distance)}
          </span>
        )}
      </p>
      <Rating {...card} />
    </div>
  )
}

function Badges({ card }: { card: Card }) {
  if (card.subscriptionLevel !== 'premium' && !card.isVerified) return null
  return (
    <div className="cluster gap-2">
      {card.subscriptionLevel === 'premium' && (
        <Badge size="2" color="amber">
          <Drawing name="sparkles" size={14} />
          Premium
        </Badge>
      )}
      {card.isVerified && (
        <Badge size="2" color="teal">
          <Drawing name="badge-check" size={14} />
          Verificado
        </Badge>
      )}
    </div>
  )
}

function Rating({ rating, reviewCount }: Card) {
  if (reviewCount === 0)
    return <p className="professional-card-rating cluster quiet middle">Ainda sem avaliações</p>
  return (
    <p className="professional-card-rating cluster middle">
      <RatingStars rating={rating} size="small" />
      <strong>{formatRating(rating)}</strong>
      <span className="quiet">({countReviews(reviewCount)})</span>
    </p>
  )
}

interface Props {
  card: Card
  headingLevel?: 'h2' | 'h3'
  /** Loads the photo at once; for the first cards of a list. */
  eager?: boolean
  /** The insurer of the search. */
  soughtInsurer?: string
}

function Price({ price }: Pick<Card, 'price'>) {
  if (!price) return null
  return (
    <p className="professional-card-line cluster middle">
      <Drawing name="hand-coins" size={16} />
      <span>
        <ShownPrice price={price} />
      </span>
    </p>
  )
}

/** A WhatsApp button above the card's link. */
function WhatsApp({ card }: { card: Card }) {
  const link = useWhatsappLink(card)
  if (!link) return null
  return (
    <Button className="professional-card-whatsapp" size="3" asChild>
      <a href={link} target="_blank" rel={USER_LINK_REL}>
        <MessageCircle size={18} aria-hidden="true" />
        WhatsApp
        <span className="visually-hidden"> de {professionalName(card)}</span>
      </a>
    </Button>
  )
}

/** A professional in a list. The whole card is a single link to the profile. */
export function ProfessionalCard({ card, headingLevel = 'h3', eager = false, soughtInsurer = '' }: Props) {
  const isSought = card.insurances?.includes(soughtInsurer) ?? false
  const profile = isSought ? paths.profileSought(card.slug, soughtInsurer) : paths.profile(card.slug)
  return (
    <article className="professional-card" data-professional={card.id}>
      <div className="professional-card-head line gap-3">
        <span className="professional-card-photo rigid">
          <ProfessionalPhoto {...card} sizes="72px" eager={eager} />
        </span>
        <Who card={card} headingLevel={headingLevel} />
        <FavouriteButton professional={card} />
      </div>
      <Badges card={card} />
      <Service {...card} />
      <Reception {...card} />
      <div className="professional-card-foot">
        <div className="professional-card-offer">
          {card.insurances && <Insurers insurances={card.insurances} sought={soughtInsurer} />}
          <Price price={card.price} />
        </div>
        <WhatsApp card={card} />
      </div>
      <Link className="professional-card-link" to={profile}>
        <span className="visually-hidden">Ver Perfil de {professionalName(card)}</span>
      </Link>
    </article>
  )
}
