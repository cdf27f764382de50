import type { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import type { NamedCells } from '#application/ports/record_files.ts'
import type { LeftOut, RegisterMapping, Registers } from '#application/ports/registers.ts'
import type { OpenedLocation } from '#domain/professionals/location.ts'
import { cepDigits } from '#domain/shared/cep.ts'
import { telephone } from '#domain/shared/phone.ts'
import { COUNCILS, exampleOf, formatLicense, type License } from '#domain/catalogue/license.ts'
import { stateCalled } from '#domain/catalogue/states.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

/** Columns that registers have in place of ours: a code of the CBO, a code of IBGE, and a registration in pieces. */
export const REGISTER_COLUMNS = [
  'occupation',
  'municipality',
  'council',
  'registration',
  'registrationState',
] as const

type RegisterColumn = (typeof REGISTER_COLUMNS)[number]

interface Meaning {
  registers: Pick<Registers, 'specialtyOf'>
  municipalities: KnownMunicipalities
  mapping?: RegisterMapping | undefined
}

/**
 * Replaces a register's columns by ours: the occupation by the specialty, the municipality by city and state, the
 * pieces of a registration by `crm`. A row without a usable registration, or with a council or an occupation that is
 * not known, is left out. Rows without such columns stay as they are.
 */
export function fromRegister(fields: NamedCells, meaning: Meaning): Result<NamedCells, LeftOut> {
  const { names, cells } = fields
  const cellOf = (column: RegisterColumn | 'specialty') => {
    const place = names.indexOf(column)
    const cell = place < 0 ? undefined : cells[place]
    return typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? cell.trim() : ''
  }
  if (!names.some((name) => isRegisterColumn(name) || name === PLACES)) return ok(fields)
  const added = new Map<string, unknown>()
  const license = names.includes('registration') ? registrationOf(cellOf, meaning.mapping) : null
  if (license && !license.ok) return license
  if (license) added.set('crm', formatLicense(license.value))
  const occupation = cellOf('occupation')
  const specialty = occupation ? meaning.registers.specialtyOf(occupation) : null
  if (occupation && !specialty && !cellOf('specialty')) return fail('unknown_occupation')
  if (license && specialty && exampleOf(specialty).council !== license.value.council)
    return fail('other_council')
  if (specialty) added.set('specialty', specialty)
  const places = placesOf(fields, meaning.municipalities)
  if (names.includes(PLACES)) added.set(PLACES, places)
  const place = meaning.municipalities.coded(cellOf('municipality'))
  if (place) added.set('city', place.city).set('state', place.state)
  return ok(withAdded(fields, added))
}

function withAdded({ names, cells }: NamedCells, added: ReadonlyMap<string, unknown>): NamedCells {
  const kept = names.flatMap((name, place) =>
    isRegisterColumn(name) || name === PLACES || added.has(name) ? [] : [place],
  )
  return {
    names: [...kept.map((place) => names[place] ?? ''), ...added.keys()],
    cells: [...kept.map((place) => inUsualCase(names[place], cells[place])), ...added.values()],
  }
}

const isRegisterColumn = (name: string) => REGISTER_COLUMNS.some((column) => column === name)

/** Where a person works, as a register tells it. */
export const PLACES = 'places'

/** Returns the places whose municipality is known; a telephone or CEP that is none is left out. */
function placesOf({ names, cells }: NamedCells, municipalities: KnownMunicipalities): OpenedLocation[] {
  const given = cells[names.indexOf(PLACES)]
  if (!Array.isArray(given)) return []
  return given.flatMap((each: Record<string, unknown> | null) => {
    const textOf = (name: string) => {
      const value = each?.[name]
      return typeof value === 'string' ? value.trim() : ''
    }
    const at = municipalities.coded(textOf('municipality'))
    if (!at) return []
    const [phone, cep] = [telephone(textOf('phone')), cepDigits(textOf('cep'))]
    const { city, state } = at
    return { isOnline: false, name: textOf('name'), address: textOf('address'), city, state, phone, cep }
  })
}

function registrationOf(
  cellOf: (column: RegisterColumn) => string,
  mapping: RegisterMapping | undefined,
): Result<License, LeftOut> {
  const typed = cellOf('registration').replace(/[^\dA-Za-z/-]/g, '')
  const number = typed.includes('/') ? typed : typed.replace(/^0+/, '')
  const state = stateCalled(cellOf('registrationState') || (mapping?.state ?? ''))
  if (!/\d/.test(number) || !state) return fail('no_registration')
  const code = cellOf('council') || (mapping?.council ?? '')
  if (!code) return fail('no_registration')
  const council =
    mapping?.councils?.[code] ?? COUNCILS.find((each) => each.toUpperCase() === code.toUpperCase())
  return council ? ok({ council, number, state }) : fail('unknown_council')
}

const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** MARIA DA SILVA is Maria da Silva; a name that is not all in capitals stays as it is. */
function inUsualCase(column: string | undefined, cell: unknown): unknown {
  if (column !== 'fullName' || typeof cell !== 'string' || cell !== cell.toLocaleUpperCase('pt-BR'))
    return cell
  const words = cell.toLocaleLowerCase('pt-BR').split(/\s+/)
  return words.map((word) => (PARTICLES.has(word) ? word : capitalized(word))).join(' ')
}

const capitalized = (word: string) =>
  word.replace(
    /(^|['-])(\p{L})/gu,
    (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase('pt-BR'),
  )
