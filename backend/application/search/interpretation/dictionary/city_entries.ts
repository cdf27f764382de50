import type { StateCode } from '#domain/catalogue/states.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { CityEntry } from './dictionary_entry.ts'
import { soundLikeAPerson } from '#application/search/interpretation/dictionary/person_names.ts'
import { splitWords, type Word, phraseKey } from '#application/search/interpretation/words.ts'

/** What people call a city for short: nicknames, initials and airport codes, then the municipality. */
const CITY_NICKNAMES: readonly (readonly [nicknames: string, name: string, state: StateCode])[] = [
  ['bh, bhz, b horizonte, beaga, belo, belzonte, belô', 'Belo Horizonte', 'MG'],
  ['floripa, fpolis', 'Florianópolis', 'SC'],
  ['sjc, sj campos, sj dos campos', 'São José dos Campos', 'SP'],
  ['poa', 'Porto Alegre', 'RS'],
  ['sampa, são paulo capital, capital paulista, sp capital', 'São Paulo', 'SP'],
  ['rio, cidade maravilhosa, rj capital, rio capital', 'Rio de Janeiro', 'RJ'],
  ['jampa', 'João Pessoa', 'PB'],
  ['cwb, ctba', 'Curitiba', 'PR'],
  ['ssa, soterópolis', 'Salvador', 'BA'],
  [
    'bsb, taguatinga, ceilândia, asa sul, asa norte, plano piloto, lago sul, lago norte, águas claras, samambaia, sobradinho',
    'Brasília',
    'DF',
  ],
  ['sjrp, rio preto, sj rio preto, são josé rio preto', 'São José do Rio Preto', 'SP'],
  ['sbc, são bernardo, sbcampo', 'São Bernardo do Campo', 'SP'],
  ['scs, são caetano', 'São Caetano do Sul', 'SP'],
  ['ribeirão, rp, rib preto, r preto', 'Ribeirão Preto', 'SP'],
  ['jf, juiz fora', 'Juiz de Fora', 'MG'],
  ['gyn', 'Goiânia', 'GO'],
  ['bc, balneário, bal camboriú', 'Balneário Camboriú', 'SC'],
  ['vca, conquista', 'Vitória da Conquista', 'BA'],
  ['campina, cg pb', 'Campina Grande', 'PB'],
  ['prudente', 'Presidente Prudente', 'SP'],
  ['campos, campos rj', 'Campos dos Goytacazes', 'RJ'],
  ['foz', 'Foz do Iguaçu', 'PR'],
  ['feira', 'Feira de Santana', 'BA'],
  ['friburgo', 'Nova Friburgo', 'RJ'],
  ['terê', 'Teresópolis', 'RJ'],
  ['poços', 'Poços de Caldas', 'MG'],
  ['moc', 'Montes Claros', 'MG'],
  ['valadares, gv', 'Governador Valadares', 'MG'],
  ['udi', 'Uberlândia', 'MG'],
  ['aju', 'Aracaju', 'SE'],
  ['cgr', 'Campo Grande', 'MS'],
  ['cgb', 'Cuiabá', 'MT'],
  ['slz', 'São Luís', 'MA'],
  ['são luiz', 'São Luiz do Anauá', 'RR'],
  ['mcz', 'Maceió', 'AL'],
  ['pvh', 'Porto Velho', 'RO'],
  ['pmw', 'Palmas', 'TO'],
  ['vix', 'Vitória', 'ES'],
  ['recifolia', 'Recife', 'PE'],
  ['fortal', 'Fortaleza', 'CE'],
  ['sanca', 'São Carlos', 'SP'],
  ['itaqua', 'Itaquaquecetuba', 'SP'],
  ['pinda', 'Pindamonhangaba', 'SP'],
  ['caraguá', 'Caraguatatuba', 'SP'],
  ['mogi, moji, mogi cruzes', 'Mogi das Cruzes', 'SP'],
  ['taboão', 'Taboão da Serra', 'SP'],
  ['embu', 'Embu das Artes', 'SP'],
  ['jaboatão', 'Jaboatão dos Guararapes', 'PE'],
  ['cabo', 'Cabo de Santo Agostinho', 'PE'],
  ['santa bárbara, sbo', "Santa Bárbara d'Oeste", 'SP'],
  ['são leo', 'São Leopoldo', 'RS'],
  ['nh', 'Novo Hamburgo', 'RS'],
  ['caxias', 'Caxias do Sul', 'RS'],
  ['caxias', 'Duque de Caxias', 'RJ'],
  ['jaraguá', 'Jaraguá do Sul', 'SC'],
  ['juazeiro', 'Juazeiro do Norte', 'CE'],
  ['cachoeiro', 'Cachoeiro de Itapemirim', 'ES'],
  ['aparecida', 'Aparecida de Goiânia', 'GO'],
]

/** How the beginnings of names are shortened. */
const NAME_ABBREVIATIONS: readonly (readonly [whole: RegExp, short: string])[] = [
  [/^sao /, 's '],
  [/^santo /, 'sto '],
  [/^santa /, 'sta '],
  [/^nossa senhora /, 'n s '],
  [/^nossa senhora /, 'n sra '],
  [/^presidente /, 'pres '],
  [/^governador /, 'gov '],
  [/^coronel /, 'cel '],
  [/^engenheiro /, 'eng '],
]

/** From the most to the least populous: what decides between namesakes of unknown size. */
const STATES_BY_POPULATION =
  'SP MG RJ BA PR RS PE CE PA SC MA GO PB AM ES RN AL MT PI DF MS SE RO TO AC AP RR'

/** Up to this many letters a nickname is initials, and better known than a town of that name. */
const INITIALS = 3

const LEAST_POPULATION_OF_RANK = [300_000, 100_000, 50_000]
const COST_OF_RANK = [2, 4, 6, 9]
const COST_OF_SOUNDING_LIKE_A_PERSON = [3, 4, 6, 9]

/** Every spelling under which municipalities are known, each with those it may mean, the likeliest first. */
export function cityEntries(municipalities: readonly Municipality[]): Map<string, CityEntry> {
  const byName = Map.groupBy(municipalities, ({ name }) => keyOf(name))
  const byNickname = municipalitiesByNickname(municipalities)
  const entries = new Map<string, CityEntry>()
  for (const name of new Set([...byName.keys(), ...byNickname.keys()])) {
    entries.set(name, cityEntry(name, byName.get(name) ?? [], byNickname.get(name) ?? []))
  }
  return entries
}

/** The words of a name, folded and parted by single spaces. */
function keyOf(name: string): string {
  return splitWords(name)
    .map(({ text }) => text)
    .join(' ')
}

function municipalitiesByNickname(municipalities: readonly Municipality[]): Map<string, Municipality[]> {
  const byFullName = new Map(municipalities.map((each) => [`${each.name}/${each.state}`, each]))
  const pairs = CITY_NICKNAMES.flatMap(([nicknames, name, state]) => {
    const municipality = byFullName.get(`${name}/${state}`)
    return municipality
      ? nicknames.split(', ').map((nickname) => ({ key: keyOf(nickname), municipality }))
      : []
  })
  const grouped = Map.groupBy([...pairs, ...municipalities.flatMap(abbreviated)], ({ key }) => key)
  return new Map([...grouped].map(([key, group]) => [key, group.map(({ municipality }) => municipality)]))
}

function abbreviated(municipality: Municipality): { key: string; municipality: Municipality }[] {
  const name = keyOf(municipality.name)
  return NAME_ABBREVIATIONS.filter(([whole]) => whole.test(name)).map(([whole, short]) => ({
    key: name.replace(whole, short),
    municipality,
  }))
}

function cityEntry(key: string, named: Municipality[], nicknamed: Municipality[]): CityEntry {
  const exact = named.toSorted(byPopulation)
  const short = nicknamed.filter((each) => !exact.includes(each)).toSorted(byPopulation)
  const nicknameIsMeant = rankOf(short[0]) < 2 && (rankOf(exact[0]) === 3 || key.length <= INITIALS)
  const likeliestFirst = nicknameIsMeant ? [...short, ...exact] : [...exact, ...short]
  const words = key.split(' ').filter((word) => word.length > 2)
  const rank = rankOf(likeliestFirst[0])
  const soundsLikeAPerson = soundLikeAPerson(words)
  const personCost = (COST_OF_SOUNDING_LIKE_A_PERSON[rank] ?? 0) * (rank === 3 ? words.length : 1)
  const cost = (COST_OF_RANK[rank] ?? 0) + tieBreak(likeliestFirst[0]) + (soundsLikeAPerson ? personCost : 0)
  return { kind: 'city', municipalities: likeliestFirst, soundsLikeAPerson, rank, cost }
}

/** The same entry with those first whose accents were typed: 'poá' is Poá, 'poa' is Porto Alegre. */
export function asAccented(entry: CityEntry, words: readonly Word[]): CityEntry {
  if (entry.municipalities.length < 2 || words.every(({ text, typed }) => text === typed)) return entry
  const typed = words.map((word) => word.typed).join(' ')
  const asTyped = entry.municipalities.filter(({ name }) => name.toLowerCase() === typed)
  return { ...entry, municipalities: [...new Set([...asTyped, ...entry.municipalities])] }
}

function byPopulation(one: Municipality, other: Municipality): number {
  const byFigures = (other.population ?? 0) - (one.population ?? 0)
  return byFigures || STATES_BY_POPULATION.indexOf(one.state) - STATES_BY_POPULATION.indexOf(other.state)
}

function rankOf(municipality: Municipality | undefined): number {
  if (municipality?.isCapital) return 0
  const population = municipality?.population ?? 0
  const rank = LEAST_POPULATION_OF_RANK.findIndex((least) => population >= least)
  return rank === -1 ? 3 : rank
}

/** Below a half, less for the larger: two cities equally near are told apart by their inhabitants. */
function tieBreak(municipality: Municipality | undefined): number {
  return 0.5 - Math.log10((municipality?.population ?? 0) + 1) / 16
}

interface KeyedCity {
  readonly key: string
  readonly municipality: Municipality
  /** 0 is the most populous. */
  readonly position: number
}

/** Municipalities by the beginning of their name. */
export class CityPrefixes {
  private readonly byKey: readonly KeyedCity[]

  constructor(municipalities: readonly Municipality[]) {
    this.byKey = municipalities
      .toSorted(byPopulation)
      .map((municipality, position) => ({ key: phraseKey(municipality.name), municipality, position }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  }

  /** The most populous first, at most `limit`; none for the empty prefix. `prefix` is a phrase key. */
  startingWith(prefix: string, limit: number): Municipality[] {
    const found: KeyedCity[] = []
    if (prefix === '') return []
    for (let index = this.firstFrom(prefix); index < this.byKey.length; index++) {
      const city = this.byKey[index]
      if (!city?.key.startsWith(prefix)) break
      found.push(city)
    }
    found.sort((one, other) => one.position - other.position)
    return found.slice(0, limit).map(({ municipality }) => municipality)
  }

  private firstFrom(prefix: string): number {
    let low = 0
    let high = this.byKey.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.byKey[middle]?.key ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}
