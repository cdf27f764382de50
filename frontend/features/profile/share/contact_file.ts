import { VCard } from 'vcard-creator'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { dialled } from '#domain/shared/phone.ts'

interface Shown {
  profile: ProfessionalProfile
  locations: readonly Location[]
  url: string
}

/** The professional as a vCard, with only what the page shows. */
export function contactCardOf({ profile, locations, url }: Shown): string {
  const { title, name, lastname, specialty, displayGender, phone, whatsapp } = profile
  const card = new VCard().addName({
    givenName: name,
    familyName: lastname,
    ...(title && { honorificPrefix: `${title}.` }),
  })
  if (specialty) card.addJobtitle(genderedSpecialty(specialty, displayGender))
  const numbers = [whatsapp, phone].flatMap((typed) => dialled(typed ?? '') ?? [])
  for (const number of new Set(numbers)) card.addPhoneNumber({ number, type: ['work'] })
  const place = locations.find(({ isOnline }) => !isOnline)
  if (place?.address)
    card.addAddress({
      street: place.address,
      locality: place.city ?? '',
      region: place.state ?? '',
      postalCode: place.cep ?? '',
      country: 'Brasil',
      type: ['work'],
    })
  return card.addUrl({ url }).toString()
}
