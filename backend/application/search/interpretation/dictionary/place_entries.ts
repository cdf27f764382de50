import type { StateCode } from '#domain/catalogue/states.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import { soundLikeAPerson } from '#application/search/interpretation/dictionary/person_names.ts'
import { phraseKey, splitWords, type Word } from '#application/search/interpretation/words.ts'
import { NEIGHBOURHOODS, REGIONS } from '#domain/catalogue/neighbourhoods.ts'
import type { CityEntry, NeighbourhoodEntry, Rank } from './dictionary_entry.ts'

/** Short names of cities: nicknames, initials and airport codes, then the municipality. */
const CITY_NICKNAMES: readonly (readonly [nicknames: string, name: string, state: StateCode])[] = [
  ['bh, bhz, b horizonte, beaga, belo, belzonte, belô', 'Belo Horizonte', 'MG'],
  ['floripa, fpolis', 'Florianópolis', 'SC'],
  ['sjc, sj campos, sj dos campos', 'São José dos Campos', 'SP'],
  ['poa', 'Porto Alegre', 'RS'],
  ['sampa, são paulo capital, capital paulista, sp capital', 'São Paulo', 'SP'],
  ['rio, cidade maravilhosa, rj capital, rio capital', 'Rio de Janeiro', 'RJ'],
  ['jampa', 'João Pessoa', 'PB'],
  ['cps', 'Campinas', 'SP'],
  ['cwb, ctba', 'Curitiba', 'PR'],
  ['ssa, soterópolis', 'Salvador', 'BA'],
  ['bsb', 'Brasília', 'DF'],
  ['sjrp, rio preto, sj rio preto, são josé rio preto', 'São José do Rio Preto', 'SP'],
  ['sbc, são bernardo, sbcampo', 'São Bernardo do Campo', 'SP'],
  ['scs, são caetano', 'São Caetano do Sul', 'SP'],
  ['ribeirão, rp, rib preto, r preto, ribs, rib', 'Ribeirão Preto', 'SP'],
  ['jf, juiz fora', 'Juiz de Fora', 'MG'],
  ['gyn', 'Goiânia', 'GO'],
  ['bc, balneário, bal camboriú', 'Balneário Camboriú', 'SC'],
  ['vca, conquista', 'Vitória da Conquista', 'BA'],
  ['campina, cg pb', 'Campina Grande', 'PB'],
  ['prudente', 'Presidente Prudente', 'SP'],
  ['campos, campos rj', 'Campos dos Goytacazes', 'RJ'],
  ['foz, iguazu, foz do iguazu', 'Foz do Iguaçu', 'PR'],
  ['búzios', 'Armação dos Búzios', 'RJ'],
  ['parati', 'Paraty', 'RJ'],
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
  ['slz, são luiz', 'São Luís', 'MA'],
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

/** Abbreviations of the first words of names. */
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

/** Towns named like common words: in a sentence they are a place only beside another place word. */
const WORDS_THAT_ARE_TOWNS =
  'choró, cocó, agudo, agudos, alegre, alegria, almas, amparo, areal, areia, areias, armazém, bálsamo, barreiros, bela vista, bicas, boa esperança, boa hora, boa nova, boa saúde, boa vista, bom conselho, bom despacho, bom jesus, bom princípio, bom repouso, bom sucesso, bonito, brasileira, cabeceiras, cachoeirinha, caldas, campanha, campestre, canas, cansanção, capela, capim, capitão, caracol, caridade, carrancas, casca, cascavel, caseiros, castelo, central, chaves, cipó, condado, contenda, cordeiro, corrente, correntes, cristais, cristal, cruz, curral, descanso, desterro, diamante, divino, dormentes, dois irmãos, dois vizinhos, encanto, entre rios, escada, esmeralda, espera feliz, esperança, espumoso, estação, estreito, extrema, fama, faro, farol, fartura, feliz, ferreiros, ferros, figueira, flores, formiga, formigueiro, formosa, formoso, gentil, goiabeira, graça, granja, gravatá, grossos, harmonia, ilhota, jardim, joia, lagarto, laje, lapa, liberdade, luz, machados, manga, mansidão, marco, merces, milagres, mineiros, missal, modelo, montanha, nova esperança, novo horizonte, óleo, panelas, papagaios, paraíso, passagem, passa tempo, passos, patos, pedra, pedras, pendências, penedo, perdizes, perdões, pérola, picos, pilar, pimenta, pinhão, pombos, pontal, ponte alta, pontão, portão, posse, pote, prado, prata, primavera, princesa, progresso, promissão, própria, pureza, realeza, redenção, regeneração, riqueza, roteiro, salgadinho, saudades, serio, serrinha, sem peixe, socorro, soledade, solidão, sombrio, sorriso, talismã, tesouro, tiros, tombos, torres, touros, travesseiro, três corações, três passos, triunfo, turvo, união, valente, várzea, vereda, vertentes, virgem, moeda, alumínio, arame, areado, barro, baliza, calçado, chalé, colares, combinado, conchas, cocos, datas, descoberto, dobrada, fundão, granito, imaculada, juramento, ladainha, lastro, lontra, luminárias, marcação, mascote, mirante, mormaço, mostardas, ouvidor, ouro, panorama, peixe, pescador, piranhas, pilões, placas, pracinha, quadra, queimadas, raposa, reserva, resplendor, rodeio, rolador, segredo, sossego, sobrado, telha, tapera, trombas, tremedal, ventania, vigia, ângulo, inocência, meridiano, remanso, recreio, delta, fênix, tabuleiro, batalha, altos, arcos, barão, currais, cutias, carneiros, imigrante, nobres, oriente, seara'

/** Most populous first: decides between namesakes of unknown size. */
const STATES_BY_POPULATION =
  'SP MG RJ BA PR RS PE CE PA SC MA GO PB AM ES RN AL MT PI DF MS SE RO TO AC AP RR'

/** Factor on the inhabitants. */
const FAR_LARGER = 5

const COST_OF_RANK = [2, 4, 6, 9] as const
const COST_OF_SOUNDING_LIKE_A_PERSON = [3, 4, 6, 9] as const

/** Returns every spelling of municipalities, each with those it may mean, likeliest first. */
export function cityEntries(municipalities: readonly Municipality[]): Map<string, CityEntry> {
  const byName = Map.groupBy(municipalities, ({ name }) => keyOf(name))
  const byNickname = Map.groupBy(nicknamesOf(municipalities), ({ nickname }) => keyOf(nickname))
  const entries = new Map<string, CityEntry>()
  for (const name of new Set([...byName.keys(), ...byNickname.keys()])) {
    entries.set(name, cityEntry(name, byName.get(name) ?? [], byNickname.get(name) ?? []))
  }
  return entries
}

const wordsThatAreTowns: ReadonlySet<string> = new Set(WORDS_THAT_ARE_TOWNS.split(', ').map(phraseKey))

/** Returns whether a town's name, normalized and joined, may be no place at all. */
export function isAnOrdinaryPhrase(joined: string): boolean {
  return wordsThatAreTowns.has(joined)
}

/** The words of a name, normalized and separated by single spaces. */
function keyOf(name: string): string {
  return splitWords(name)
    .map(({ text }) => text)
    .join(' ')
}

interface Nicknamed {
  /** In its usual spelling. */
  readonly nickname: string
  readonly municipality: Municipality
}

/** Returns nicknames with the municipalities they may mean. */
function nicknamesOf(municipalities: readonly Municipality[]): Nicknamed[] {
  const byFullName = new Map(municipalities.map((each) => [`${each.name}/${each.state}`, each]))
  const given = CITY_NICKNAMES.flatMap(([nicknames, name, state]) => {
    const municipality = byFullName.get(`${name}/${state}`)
    return municipality ? nicknames.split(', ').map((nickname) => ({ nickname, municipality })) : []
  })
  return [...given, ...municipalities.flatMap(abbreviated)]
}

function abbreviated(municipality: Municipality): Nicknamed[] {
  const name = keyOf(municipality.name)
  return NAME_ABBREVIATIONS.filter(([whole]) => whole.test(name)).map(([whole, short]) => ({
    nickname: name.replace(whole, short),
    municipality,
  }))
}

function cityEntry(key: string, named: Municipality[], nicknamed: readonly Nicknamed[]): CityEntry {
  const exact = named.toSorted(byPopulation)
  const short = nicknamed
    .map(({ municipality }) => municipality)
    .filter((each) => !exact.includes(each))
    .toSorted(byPopulation)
  const likeliestFirst = [
    ...new Set(isNicknameMeant(short[0], exact[0]) ? [...short, ...exact] : [...exact, ...short]),
  ]
  const words = key.split(' ').filter((word) => word.length > 2)
  const rank = rankOf(likeliestFirst[0])
  const soundsLikeAPerson = soundLikeAPerson(words)
  const personCost = COST_OF_SOUNDING_LIKE_A_PERSON[rank] * (rank === 3 ? words.length : 1)
  const cost = COST_OF_RANK[rank] + tieBreak(likeliestFirst[0]) + (soundsLikeAPerson ? personCost : 0)
  const nicknames = new Map(
    nicknamed.map(({ municipality, nickname }) => [municipality, nickname.toLowerCase()]),
  )
  return { kind: 'city', municipalities: likeliestFirst, nicknames, soundsLikeAPerson, rank, cost }
}

/** The short name of a city far larger than the town of that name, or than any small town. */
function isNicknameMeant(short: Municipality | undefined, exact: Municipality | undefined) {
  if (!short?.population || rankOf(short) > 1) return false
  return short.population >= FAR_LARGER * (exact?.population ?? 0) || rankOf(exact) === 3
}

/**
 * Puts those first whose accents were typed: 'poá' is Poá, 'poa' is Porto Alegre. Changes nothing when the nickname has
 * the same accents, as in 'são bernardo'.
 */
export function asAccented(entry: CityEntry, words: readonly Word[]): CityEntry {
  if (entry.municipalities.length < 2 || words.every(({ text, typed }) => text === typed)) return entry
  const typed = words.map((word) => word.typed).join(' ')
  const isWrittenSo = (each: Municipality) =>
    each.name.toLowerCase() === typed || entry.nicknames.get(each) === typed
  return {
    ...entry,
    municipalities: [...new Set([...entry.municipalities.filter(isWrittenSo), ...entry.municipalities])],
  }
}

export function byPopulation(one: Municipality, other: Municipality): number {
  const byFigures = (other.population ?? 0) - (one.population ?? 0)
  return byFigures || STATES_BY_POPULATION.indexOf(one.state) - STATES_BY_POPULATION.indexOf(other.state)
}

function rankOf(municipality: Municipality | undefined): Rank {
  const population = municipality?.population ?? 0
  if (municipality?.isCapital || population >= 300_000) return 0
  if (population >= 100_000) return 1
  return population >= 50_000 ? 2 : 3
}

/** Below 0.5, less for the larger: it separates equally close cities by inhabitants. */
function tieBreak(municipality: Municipality | undefined): number {
  return 0.5 - Math.log10((municipality?.population ?? 0) + 1) / 16
}

/** Cheaper than a town, more expensive than a large city. */
const COST = 3
const COST_OF_NAMING_A_PERSON = 6
/** Too expensive unless its city or state stands beside it. */
const COST_OF_THE_LESSER_KNOWN = 12

/** Inhabitants from which on a city's neighbourhood is better known than a town of that name, by the town's rank. */
const BETTER_KNOWN_FROM = [Infinity, Infinity, 4_000_000, 600_000] as const

interface Named {
  readonly name: string
  readonly isMeantAlone: boolean
  readonly municipality: Municipality
}

/** Returns every neighbourhood and region by name, with its possible cities. */
export function neighbourhoodEntries(
  municipalities: readonly Municipality[],
  cities: ReadonlyMap<string, CityEntry>,
): (readonly [spelling: string, entry: NeighbourhoodEntry])[] {
  const known = new Map(municipalities.map((each) => [`${each.name}, ${each.state}`, each]))
  const find = (city: string) => known.get(city) ?? []
  const named = [
    ...NEIGHBOURHOODS.flatMap(([city, names]) => [find(city)].flat().flatMap((each) => namedIn(each, names))),
    ...REGIONS.flatMap(([names, inCities]) =>
      inCities
        .split('; ')
        .flatMap(find)
        .flatMap((each) => namedIn(each, names)),
    ),
  ]
  return [...Map.groupBy(named, ({ name }) => wordsOf(name).join(' '))].flatMap(([key, group]) => {
    const entry = entryOf(group, cities.get(key))
    return spellingsOf(key).map((spelling) => [spelling, entry] as const)
  })
}

const ABBREVIATIONS: readonly (readonly [whole: RegExp, short: string])[] = [
  [/^avenida /, 'av '],
  [/^metro /, 'estacao '],
  [/^jardim /, 'jd '],
  [/^parque /, 'pq '],
  [/^vila /, 'vl '],
]

function spellingsOf(key: string): string[] {
  return [...new Set([key, ...ABBREVIATIONS.map(([whole, short]) => key.replace(whole, short))])]
}

function namedIn(municipality: Municipality, names: string): Named[] {
  return names.split(/,\s*/).map((written) => ({
    name: written.replace('~', ''),
    isMeantAlone: !written.startsWith('~'),
    municipality,
  }))
}

/** Puts the default cities first. */
function entryOf(group: readonly Named[], town: CityEntry | undefined): NeighbourhoodEntry {
  const [first] = group.toSorted((one, other) => Number(other.isMeantAlone) - Number(one.isMeantAlone))
  const name = first?.name ?? ''
  const municipalities = [first, ...group].flatMap((each) => each?.municipality ?? [])
  const soundsLikeAPerson = soundLikeAPerson(wordsOf(name).filter((word) => word.length > 2))
  const isMeantAlone = first?.isMeantAlone && isBetterKnown(first.municipality, town)
  const cost = isMeantAlone ? COST : COST_OF_THE_LESSER_KNOWN
  return {
    kind: 'neighbourhood',
    name,
    municipalities: [...new Set(municipalities)],
    towns: town?.municipalities.filter((each) => !town.nicknames.has(each)) ?? [],
    soundsLikeAPerson,
    cost: cost + (soundsLikeAPerson ? COST_OF_NAMING_A_PERSON : 0),
  }
}

function isBetterKnown({ population }: Municipality, town: CityEntry | undefined): boolean {
  return !town || (population ?? 0) >= BETTER_KNOWN_FROM[town.rank]
}

function wordsOf(name: string): string[] {
  return splitWords(name).map(({ text }) => text)
}
