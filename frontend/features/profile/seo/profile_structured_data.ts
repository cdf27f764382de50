import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import type { Review } from '#contract/reviews.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { phoneDigits, withCountryCode } from '#domain/shared/phone.ts'
import { formatCep } from '../places/format_cep.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { profileDescription } from './describe_profile.ts'

export interface ShownProfile {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
  /** Only those on the page that is shown. */
  reviews: readonly Review[]
}

/** Schema.org LocalBusiness (https://schema.org/LocalBusiness), saying exactly what the page shows. */
export function profileStructuredData(shown: ShownProfile, appUrl: string) {
  const { profile } = shown
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
    aggregateRating: aggregateRating(profile),
    review: shown.reviews.length > 0 ? shown.reviews.map(reviewMarkup) : undefined,
    hasOfferCatalog: offerCatalog(shown.services),
  }
}

/** A specialist's registration (https://schema.org/EducationalOccupationalCredential). */
function credential(number: string) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'Registro de Qualificação de Especialista (RQE)',
    identifier: number,
  }
}

function telephone({ phone, whatsapp }: ProfessionalProfile) {
  const digits = phoneDigits(phone ?? whatsapp ?? '')
  return digits ? `+${withCountryCode(digits)}` : undefined
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
