import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import type { Review } from '#contract/reviews.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { dialled } from '#domain/shared/phone.ts'
import { cutText } from '#domain/shared/text.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { fill, type Words } from './phrases/words.ts'
import { formatCep } from './places/place_links.ts'

/** Characters that search engines show. */
const DESCRIPTION_LIMIT = 160
const BIO_LIMIT = 157

/** 'Dra. Ana Souza, Psicóloga em Campinas, SP'; the page head appends the brand. */
export function profileTitle(profile: ProfessionalProfile, words?: Words): string {
  const practice = words?.phrases ? foreignOffer(profile, words) : specialtyAndPlace(profile)
  return [professionalName(profile), practice].filter(Boolean).join(', ')
}

/** 'Psychologist in Campinas, SP', or the known part of it. */
function foreignOffer(profile: ProfessionalProfile, { specialty, phrases }: Words): string {
  const place = cityAndState(profile)
  const named = profile.specialty && specialty(profile.specialty, profile.displayGender)
  return [named, named && place && phrases?.in, place].filter(Boolean).join(' ')
}

/** The bio on one line, or a sentence from the profile; at most 160 characters, never cut inside a grapheme. */
export function profileDescription(profile: ProfessionalProfile, words?: Words): string {
  if (words?.phrases) return shorten(fill(words.phrases.description, { name: profileTitle(profile, words) }))
  return shorten(onOneLine(profile.bio ?? '') || generatedSentence(profile))
}

/** 'Campinas, SP', or the known part of it. */
export function cityAndState({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(', ')
}

function specialtyAndPlace(profile: ProfessionalProfile): string {
  const specialty = profile.specialty && genderedSpecialty(profile.specialty, profile.displayGender)
  return specialty ? [specialty, inPlace(profile)].filter(Boolean).join(' ') : cityAndState(profile)
}

function generatedSentence(profile: ProfessionalProfile): string {
  const shown =
    profile.source === null
      ? 'serviços, convênios, locais de atendimento e avaliações, e fale direto pelo WhatsApp'
      : 'o registro no conselho e a cidade em que atende'
  return `${profileTitle(profile)}. Veja ${shown}.`
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function shorten(text: string): string {
  return text.length <= DESCRIPTION_LIMIT ? text : `${cutText(text, BIO_LIMIT).trimEnd()}…`
}

interface ShownProfile {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
  /** Only those on the shown page; null where they could not be read. */
  reviews: readonly Review[] | null
}

/** Schema.org LocalBusiness (https://schema.org/LocalBusiness), with exactly what the page shows. */
export function profileStructuredData(shown: ShownProfile, appUrl: string) {
  const { profile, reviews } = shown
  const url = `${appUrl}/${profile.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: professionalName(profile),
    description: profileDescription(profile),
    knowsAbout: profile.specialty ? genderedSpecialty(profile.specialty, profile.displayGender) : undefined,
    hasCredential: profile.rqe.length > 0 ? profile.rqe.map(credential) : undefined,
    image: profile.imageUrl ? `${appUrl}${profile.imageUrl}` : undefined,
    telephone: telephone(profile),
    address: postalAddress(shown),
    aggregateRating: reviews ? aggregateRating(profile) : undefined,
    review: reviews && reviews.length > 0 ? reviews.map(reviewMarkup) : undefined,
    hasOfferCatalog: offerCatalog(shown.services),
  }
}

/** A specialist registration (https://schema.org/EducationalOccupationalCredential). */
function credential(number: string) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'Registro de Qualificação de Especialista (RQE)',
    identifier: number,
  }
}

function telephone({ phone, whatsapp }: ProfessionalProfile) {
  return dialled(phone ?? whatsapp ?? '') ?? undefined
}

function postalAddress({ profile, locations }: ShownProfile) {
  const place = locations.find(({ isOnline }) => !isOnline)
  return {
    '@type': 'PostalAddress',
    streetAddress: place?.address ?? undefined,
    postalCode: place?.cep ? formatCep(place.cep) : undefined,
    addressLocality: place?.city ?? profile.city ?? undefined,
    addressRegion: place?.state ?? profile.state ?? undefined,
    addressCountry: 'BR',
  }
}

function aggregateRating({ rating, reviewCount }: ProfessionalProfile) {
  if (reviewCount === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 }
}

function reviewMarkup({ patientName, rating, comment, createdAt }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: patientName },
    datePublished: createdAt,
    reviewBody: comment ?? undefined,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}

function offerCatalog(services: readonly Service[]) {
  const priced = services.filter(({ price }) => price > 0)
  if (priced.length === 0) return undefined
  return { '@type': 'OfferCatalog', name: 'Serviços', itemListElement: priced.map(offer) }
}

function offer({ name, description, price }: Service) {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'BRL',
    itemOffered: { '@type': 'Service', name, description: description ?? undefined },
  }
}
