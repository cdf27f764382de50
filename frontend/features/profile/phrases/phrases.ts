import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { Objection, ReviewPoint } from '#contract/review_terms.ts'
import type { Weekday } from '#domain/catalogue/weekdays.ts'
import type { Texts } from './portuguese.ts'
import type { FormTexts } from './portuguese_forms.ts'

export const FOREIGN = ['en', 'es'] as const
export type Foreign = (typeof FOREIGN)[number]

/** One, and more than one. */
type Counted = readonly [one: string, others: string]

type Months = readonly [
  ...[string, string, string, string, string, string],
  ...[string, string, string, string, string, string],
]

/** What a profile says in another language, as plain data: the server sends it with the page. */
export interface Phrases extends FormPhrases {
  lang: Foreign
  texts: Texts
  /** Of a man; and of a woman, if different. */
  specialties: Readonly<Record<SpecialtyName, string | readonly [man: string, woman: string]>>
  days: Readonly<Record<Weekday, string>>
  nextService: Readonly<Record<Weekday | 'hoje' | 'amanha', string>>
  languages: Readonly<Record<Language | 'portugues', string>>
  accessibility: Readonly<Record<AccessFeature, string>>
  and: string
  months: Months
  /** Of {day}, {month} and {year}. */
  date: string
  month: string
  decimals: ',' | '.'
  reviews: Counted
  stars: Counted
  points: Readonly<Record<ReviewPoint, string>>
  answersIn: string
  minutes: Counted
  hours: Counted
  wholeDays: Counted
  /** Of {name} with specialty and place, as search engines show it. */
  description: string
  /** Between a specialty and its place. */
  in: string
  /** What the consent of the lead form says; only the Portuguese text is agreed to. */
  consent: string
}

/** What forms and dialogs say. */
export interface FormPhrases {
  /** What the consent of the review form says. */
  reviewConsent: string
  forms: FormTexts
  objections: Readonly<Record<Objection, string>>
  /** What is wrong with a field. */
  errors: Readonly<Record<FormField, string>>
}

type FormField =
  | 'patientName'
  | 'whatsapp'
  | 'serviceOfInterest'
  | 'location'
  | 'consent'
  | 'comment'
  | 'points'
