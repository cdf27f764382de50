import type { ProfessionalProfile } from '#contract/professionals.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'

/** What search engines show before they cut by themselves. */
const DESCRIPTION_LIMIT = 160
const BIO_LIMIT = 157

/** 'Dra. Ana Souza, Psicóloga em Campinas, SP'; the brand is added by the page head. */
export function profileTitle(profile: ProfessionalProfile): string {
  return [professionalName(profile), specialtyAndPlace(profile)].filter(Boolean).join(', ')
}

/** The bio on one line, or a sentence made from the profile; at most 160 characters, never cut inside one. */
export function profileDescription(profile: ProfessionalProfile): string {
  return shorten(onOneLine(profile.bio ?? '') || generatedSentence(profile))
}

/** 'Campinas, SP', or as much of it as is known. */
export function cityAndState({ city, state }: { city: string | null; state: string | null }): string {
  return [city, state].filter(Boolean).join(', ')
}

function specialtyAndPlace(profile: ProfessionalProfile): string {
  const specialty = profile.specialty && genderedSpecialty(profile.specialty, profile.displayGender)
  return specialty ? [specialty, inPlace(profile)].filter(Boolean).join(' ') : cityAndState(profile)
}

function generatedSentence(profile: ProfessionalProfile): string {
  return `${profileTitle(profile)}. Veja serviços, convênios, locais de atendimento e avaliações, e fale direto pelo WhatsApp.`
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function shorten(text: string): string {
  return text.length <= DESCRIPTION_LIMIT ? text : `${cutText(text, BIO_LIMIT).trimEnd()}…`
}
