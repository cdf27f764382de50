import { INSURERS } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { SeededRandom } from './seeded_random.ts'

const CITIES =
  'Campinas/SP Santos/SP Curitiba/PR Salvador/BA Recife/PE Fortaleza/CE Goiânia/GO Manaus/AM Londrina/PR Joinville/SC Uberlândia/MG Natal/RN Niterói/RJ Maceió/AL'.split(
    ' ',
  )

/** Sentences around the catalogue's names: {s} specialty, {c} city, {i} insurer. */
const SENTENCES: readonly (readonly [text: string, wanted: string])[] = [
  ['{s} em {c}', '{S} @{C}'],
  ['{s} {c} {i}', '{S} @{C} +{I}'],
  ['{i} {s} {c}', '{S} @{C} +{I}'],
  ['preciso de {s} em {c} que atenda {i}', '{S} @{C} +{I}'],
  ['vocês têm {s} que aceite {i} em {c}?', '{S} @{C} +{I}'],
  ['oi, bom dia, alguém conhece {s} em {c}', '{S} @{C}'],
  ['{s} online que aceita {i}', '{S} +{I} ~teleconsulta'],
  ['consulta por vídeo com {s}', '{S} ~teleconsulta'],
  ['{s} presencial em {c}', '{S} @{C} ~presencial'],
  ['{s} mulher em {c}', '{S} @{C} %f'],
  ['{s} homem que atenda {i}', '{S} +{I} %m'],
  ['{s} que não seja {i}', '{S}'],
  ['quanto custa {s} em {c}', '{S} @{C} !price'],
  ['{s} no sábado em {c}', '{S} @{C}'],
  ['moro em {c} e procuro {s} pelo plano {i}', '{S} @{C} +{I}'],
]

const OF_EACH = 16

/** Fills each sentence with specialties, cities and insurers drawn from the catalogues, the same on every run. */
export function ruleQueries(): Record<string, string> {
  const random = new SeededRandom(11)
  const specialties = SPECIALTIES.map(({ name }) => name)
  const insurers = INSURERS.map(({ name }) => name).filter((name) => name !== 'Outros')
  const lines = SENTENCES.flatMap(([text, wanted]) =>
    Array.from({ length: OF_EACH }, () => {
      const [specialty, city, insurer] = [
        random.oneOf(specialties),
        random.oneOf(CITIES),
        random.oneOf(insurers),
      ]
      const fill = (template: string, [s, c, i]: readonly string[]) =>
        template
          .replace(/\{s\}/i, s ?? '')
          .replace(/\{c\}/i, c ?? '')
          .replace(/\{i\}/i, i ?? '')
      const typed = [specialty, city.slice(0, -3), insurer].map((name) => name.toLowerCase())
      return `${fill(text, typed)} => ${fill(wanted, [specialty, city, insurer])}`
    }),
  )
  return { 'sentences by rule': lines.join('\n') }
}
