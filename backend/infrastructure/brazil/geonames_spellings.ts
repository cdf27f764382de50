import type { StateCode } from '#domain/catalogue/states.ts'

/** Municipalities that GeoNames keeps under an older or shorter name: IBGE's name and state, then GeoNames's. */
export const GEONAMES_SPELLINGS: readonly (readonly [name: string, state: StateCode, inGeonames: string])[] =
  [
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
