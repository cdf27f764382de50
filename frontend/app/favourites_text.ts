import type { OpenedProfile } from '#contract/professionals.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { formatReais } from '#domain/shared/numbers.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { sentenceList } from '#domain/shared/text.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { paths } from '#frontend/paths.ts'

/** More would not fit into a link. */
export const MAX_SENT = 10

function whoOf(profile: OpenedProfile): string {
  const { specialty, displayGender, city, state } = profile
  const what = specialty && genderedSpecialty(specialty, displayGender)
  return [professionalName(profile), what, [city, state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')
}

function numbersOf({ whatsapp, phone }: OpenedProfile): string {
  return [whatsapp && `WhatsApp ${formatPhone(whatsapp)}`, phone && `Telefone ${formatPhone(phone)}`]
    .filter(Boolean)
    .join(' · ')
}

function daysOf({ availability }: OpenedProfile): string {
  const days = WEEKDAYS.filter(({ key }) => availability.includes(key)).map(({ label }) =>
    label.replace('-feira', '').toLowerCase(),
  )
  return days.length > 0 ? `Atende: ${sentenceList(days)}` : ''
}

function priceOf({ price }: OpenedProfile): string {
  if (!price) return ''
  const reais = formatReais(price.amount)
  return price.isAppointment ? `Consulta ${reais}` : `A partir de ${reais} (${price.service})`
}

/** Names, telephones, days, prices and addresses of up to ten professionals, as one text for somebody else. */
export function favouritesText(
  profiles: readonly OpenedProfile[],
  brandName: string,
  appUrl: string,
): string {
  const people = profiles
    .slice(0, MAX_SENT)
    .map((profile) =>
      [
        ...[whoOf(profile), numbersOf(profile), daysOf(profile), priceOf(profile)],
        appUrl + paths.profile(profile.slug),
      ]
        .filter(Boolean)
        .join('\n'),
    )
  return [`Profissionais que guardei no ${brandName}:`, ...people].join('\n\n')
}

/** A chat with somebody of the reader's choice, with that text. */
export const favouritesLink = (...whose: Parameters<typeof favouritesText>) =>
  `https://wa.me/?text=${encodeURIComponent(favouritesText(...whose))}`
