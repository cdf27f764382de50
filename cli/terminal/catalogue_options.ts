import { InvalidArgumentError, Option } from 'commander'
import { specialtiesCalled } from '#application/search/interpretation/dictionary/specialty_forms.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES, stateCalled } from '#domain/catalogue/states.ts'
import { wordDistance } from '#domain/names/word_distance.ts'
import { foldText } from '#domain/shared/text.ts'
import { offer } from './offered_values.ts'

/** A specialty by its name, in any case and gender, or by another name of it that means no other. */
export function specialtyOption(): Option {
  const option = new Option('--specialty <nome>', 'especialidade, como em `saude specialties list`')
  offer(option, () => SPECIALTIES.map(({ name }) => ({ word: name })))
  return option.argParser((typed) => {
    const [specialty, ...others] = specialtiesCalled(typed)
    if (specialty && others.length === 0) return specialty.name
    const near = specialty ? [specialty, ...others].map(({ name }) => name) : nearest(typed, SPECIALTIES)
    throw new InvalidArgumentError(notOneOf('uma especialidade', near, 'A lista: saude specialties list'))
  })
}

export function stateOption(): Option {
  const option = new Option('--state <UF>', 'estado, pela sigla ou pelo nome')
  offer(option, () => STATES.map(({ code, name }) => ({ word: code, description: name })))
  return option.argParser((typed) => {
    const code = stateCalled(typed)
    if (code) return code
    throw new InvalidArgumentError(
      notOneOf('um estado', nearest(typed, STATES), 'Use a sigla ou o nome, como SP ou "São Paulo".'),
    )
  })
}

/** 'não é uma especialidade. Você quis dizer Cardiologista?' */
export function notOneOf(kind: string, near: readonly string[], otherwise: string): string {
  return `não é ${kind}. ${near.length > 0 ? `Você quis dizer ${near.join(', ')}?` : otherwise}`
}

const FARTHEST = 2

/** The names that are a few letters away, the nearest first. */
export function nearest(typed: string, among: readonly { name: string }[]): string[] {
  const word = foldText(typed)
  const limit = Math.min(FARTHEST, Math.floor(word.length / 3))
  return among
    .map(({ name }) => ({ name, distance: wordDistance(word, foldText(name), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}
