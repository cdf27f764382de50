import { listed } from '../listed.ts'

/** Characters of a bio that a list shows. */
export const BIO_IN_LISTS = 150

export const VISIBLE = listed('professional')

/** What a list shows of a person, all but the bio. */
const CARD = `professional.id, professional.slug, professional.title, professional.name, professional.lastname,
  specialty.name as specialty, professional.display_gender as "displayGender", professional.city, professional.state,
  professional.rating::float8 as rating, professional.review_count as "reviewCount",
  professional.is_verified as "isVerified", professional.subscription_level as "subscriptionLevel",
  professional.teleconsulta, professional.presencial, professional.image_hash as "imageHash"`

/** A little more than is shown, so that the cut never falls inside what a reader sees as one character. */
export const BIO_READ = BIO_IN_LISTS + 50

/** What a public page shows. */
export const PROFILE = `${CARD}, professional.bio, professional.experience, professional.crm, professional.availability,
  professional.whatsapp, professional.phone, professional.instagram, professional.linkedin, professional.youtube,
  professional.facebook, professional.twitter, professional.website`

export const FROM =
  'professionals professional left join specialties specialty on specialty.id = professional.specialty_id'
