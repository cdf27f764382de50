import { SPECIALTIES, type Specialty } from '#domain/catalogue/specialties.ts'
import { foldText } from '#domain/shared/text.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'

/** Endings of a profession and its field: cardiologista, cardiólogo, cardiologia; geriatra, geriatria. */
const FAMILIES: readonly (readonly [ending: RegExp, variants: readonly string[]])[] = [
  [/logista$/, ['logista', 'logo', 'loga', 'logia', 'lógico', 'lógica']],
  [/l[oó]g[oa]$/, ['logo', 'loga', 'logia', 'logista']],
  [/iatra$/, ['iatra', 'iatria', 'iátrico', 'iátrica']],
  [/terapeuta$/, ['terapeuta', 'terapia', 'terapêuta']],
]

export interface SpecialtyForms {
  readonly names: readonly string[]
  readonly everyday: readonly string[]
}

/** Returns every spelling of a specialty, not normalized: genders, plurals, its field, aliases and everyday words. */
export function formsOf(specialty: Specialty, lexicon: Lexicon): SpecialtyForms {
  const { names, everyday } = lexicon.aliasesOf(specialty.name)
  const singulars = [specialty.name, specialty.feminine, ...names].flatMap(withFamily)
  return { names: [...new Set(singulars.flatMap(withPlural))], everyday: [...new Set(everyday)] }
}

const folded = (words: readonly string[]) => words.map(foldText)

/** Returns the specialties with this name, ignoring case, accents and gender; everyday words only as a last resort. */
export function specialtiesCalled(typed: string, readLexicon: () => Lexicon): Specialty[] {
  const word = foldText(typed.trim())
  const own = SPECIALTIES.filter(({ name, feminine }) => folded([name, feminine]).includes(word))
  if (own.length > 0) return own
  const lexicon = readLexicon()
  const named = SPECIALTIES.filter((each) => folded(formsOf(each, lexicon).names).includes(word))
  return named.length > 0
    ? named
    : SPECIALTIES.filter((each) => folded(formsOf(each, lexicon).everyday).includes(word))
}

function withFamily(name: string): string[] {
  const family = FAMILIES.find(([ending]) => ending.test(name))
  if (!family || name.includes(' ')) return [name]
  const [ending, variants] = family
  return [name, ...variants.map((variant) => name.replace(ending, variant))]
}

export function withPlural(name: string): string[] {
  if (/[aeoáéíóú]$/.test(name) && !name.includes(' ')) return [name, `${name}s`]
  if (name.endsWith('ão')) return [name, name.replace(/ão$/, 'ões')]
  return [name]
}
