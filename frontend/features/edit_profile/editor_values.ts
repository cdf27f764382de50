import type { CurrentUser } from '#contract/accounts.ts'

/** The screen's own fields as they stand in their inputs. */
export interface EditorValues {
  title: 'Dr' | 'Dra' | 'none'
  name: string
  lastname: string
  specialty: string
  displayGender: 'masculino' | 'feminino'
  crm: string
  slug: string
  bio: string
  experience: string
  instagram: string
  linkedin: string
  youtube: string
  facebook: string
  twitter: string
  website: string
}

/** A stored profile as its inputs show it. */
export function editorValuesOf(profile: CurrentUser): EditorValues {
  const { name, lastname, displayGender, crm, slug, title } = profile
  return {
    ...{ name, lastname, displayGender, crm, slug },
    title: title === 'Dr' || title === 'Dra' ? title : 'none',
    specialty: profile.specialty ?? '',
    bio: profile.bio ?? '',
    experience: profile.experience ?? '',
    instagram: profile.instagram ?? '',
    linkedin: profile.linkedin ?? '',
    youtube: profile.youtube ?? '',
    facebook: profile.facebook ?? '',
    twitter: profile.twitter ?? '',
    website: profile.website ?? '',
  }
}
