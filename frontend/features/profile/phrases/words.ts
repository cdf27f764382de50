import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { languageOrAccessName, nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { type DisplayGender, genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { dayName, nextServiceDay, nextServiceWords } from '#domain/catalogue/weekdays.ts'
import { POINT_WORDS, type ReviewPoint } from '#contract/review_terms.ts'
import { formatDate, formatLongDate, formatMonth } from '#domain/shared/date_words.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { formatReais } from '#domain/shared/numbers.ts'
import { sentenceList } from '#domain/shared/text.ts'
import { answerTimeWords, countReviews, countStars, formatRating } from '#frontend/lib/professional_words.ts'
import { ofSource } from './of_source.ts'
import type { Foreign, Phrases } from './phrases.ts'
import { PORTUGUESE, type Texts } from './portuguese.ts'

/** How a profile speaks. */
export interface Words {
  texts: Texts
  /** Of the page's part in another language; absent in Portuguese. */
  lang?: Foreign
  /** Of what the professional wrote within such a part. */
  written?: 'pt-BR'
  specialty: (name: string, gender: DisplayGender) => string
  day: (key: string) => string
  nextService: (availability: readonly string[]) => string | null
  spoken: (languages: readonly string[]) => string
  access: (key: string) => string
  date: (instant: string) => string
  /** With the month's name. */
  longDate: (instant: string) => string
  month: (instant: string) => string
  /** A register's name, in Portuguese with its article: 'do CNES'. */
  source: (name: string) => string
  reais: (amount: number) => string
  rating: (rating: number) => string
  reviews: (count: number) => string
  stars: (count: number) => string
  point: (point: ReviewPoint) => string
  answerTime: (minutes: number) => string
  phrases?: Phrases
}

const IN_PORTUGUESE: Words = {
  texts: PORTUGUESE,
  specialty: genderedSpecialty,
  day: dayName,
  nextService: nextServiceWords,
  spoken: (languages) => sentenceList(['português', ...languages.map(nameInSentence)]),
  access: languageOrAccessName,
  date: formatDate,
  longDate: formatLongDate,
  month: formatMonth,
  source: ofSource,
  reais: formatReais,
  rating: formatRating,
  reviews: countReviews,
  stars: countStars,
  point: (point) => POINT_WORDS[point],
  answerTime: answerTimeWords,
}

const WordsContext = createContext(IN_PORTUGUESE)
export const WordsProvider = WordsContext.Provider
export const useWords = () => useContext(WordsContext)

/** Fills '{name}' in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Returns the language that the address asks for (`?lang=en`); null for Portuguese. */
export function languageIn(address: URLSearchParams): Foreign | null {
  const lang = address.get('lang')
  return lang === 'en' || lang === 'es' ? lang : null
}

export const phrasesQuery = (lang: Foreign) =>
  queryOptions({
    queryKey: ['phrases', lang],
    queryFn: async (): Promise<Phrases> =>
      lang === 'en' ? (await import('./english.ts')).ENGLISH : (await import('./spanish.ts')).SPANISH,
    staleTime: Infinity,
  })

/** Returns the words of another language. */
export function wordsOf(phrases: Phrases): Words {
  const { lang, texts, months, decimals } = phrases
  const named = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  const number = (portuguese: string) =>
    decimals === ',' ? portuguese : portuguese.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
  const counted = (count: number, [one, others]: Phrases['hours']) => `${count} ${count === 1 ? one : others}`
  const dated = (text: string, instant: string) => {
    const [year = '', month = '', day = ''] = saoPauloDay(instant).split('-')
    return fill(text, { year, month: months[Number(month) - 1] ?? '', day: Number(day) })
  }
  return {
    ...{ texts, lang, phrases, written: 'pt-BR' },
    specialty: (name, gender) => {
      const found = new Map(Object.entries(phrases.specialties)).get(name) ?? name
      return typeof found === 'string' ? found : found[gender === 'feminino' ? 1 : 0]
    },
    day: (key) => named(phrases.days, key),
    nextService: (availability) => {
      const day = nextServiceDay(availability)
      return day && phrases.nextService[day]
    },
    spoken: (languages) => {
      const names = ['portugues', ...languages].map((key) => named(phrases.languages, key))
      return names.length === 1
        ? names.join('')
        : `${names.slice(0, -1).join(', ')} ${phrases.and} ${names.at(-1)}`
    },
    access: (key) => named(phrases.accessibility, key),
    date: (instant) => dated(phrases.date, instant),
    longDate: (instant) => dated(phrases.date, instant),
    month: (instant) => dated(phrases.month, instant),
    source: (name) => name,
    reais: (amount) => number(formatReais(amount)),
    rating: (rating) => number(formatRating(rating)),
    reviews: (count) => counted(count, phrases.reviews),
    stars: (count) => counted(count, phrases.stars),
    point: (point) => phrases.points[point],
    answerTime: (minutes) => fill(phrases.answersIn, { time: timeOf(minutes) }),
  }

  function timeOf(minutes: number): string {
    const hours = Math.round(minutes / 60)
    if (minutes < 60) return counted(Math.max(1, minutes), phrases.minutes)
    return hours < 36 ? counted(hours, phrases.hours) : counted(Math.round(hours / 24), phrases.wholeDays)
  }
}
