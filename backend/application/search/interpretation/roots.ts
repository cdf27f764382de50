import { isFiller, splitWords } from './words.ts'

/** Endings of nouns and verbs, after at least three letters: 'coceira', 'coçando', 'coça' become 'coc'. */
const ENDING =
  /(?<=...)(?:[ae]deira|[ai]mentos?|[aei]duras?|uras?|eir[ao]s?|[ae]ncias?|[ae]ntes?|idao|[ie]?dades?|os[ao]s?|ic[ao]s?|ismo|z?inh[ao]s?|[aei]ndo|[ai]d[ao]s?|[ui]?[ca]c(?:ao|oes)|[aei]ram|[aei]r|avam?|iam?|ou|eu|iu|ei|am|em|ao|oes|[aoe]?s|[aoei])$|(?<=....)(?:or(?:es)?|aco)$/

/** Irregular forms and synonyms. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dor: 'doi doem doendo doer doeu doia dores dolorido dolorida doloridos doloridas dorzinha',
    queda: 'cai cair caiu caindo caem quedas',
    ver: 'vejo ve vendo via',
    ouv: 'ouco ouvir ouvindo ouve escuto escuta escutar escutando',
    dorm: 'durmo dormir dorme dormindo dormi',
    toss: 'tusso',
    sono: 'sonolencia sonolento sonolenta',
    sangr: 'sangue sangramento sangrando',
    urin: 'xixi urina urinar mijo mijar mijando',
    fezes: 'coco evacuar evacuacao',
    vist: 'visao vista vistas',
    barrig: 'abdome abdomen ventre',
    sei: 'mama mamas seio seios',
    caroc: 'nodulo nodulos bola bolota bolotas calombo calombos caroco carocos',
    ard: 'ardor',
    engravid: 'gravida gravidez gestante gestantes gestacao engravidar',
    rost: 'cara caras face faces rosto rostos',
    punh: 'pulso pulsos punho punhos munheca',
    dificul: 'consigo consegue conseguindo conseguir conseguia conseguiu',
    pe: 'pes',
    pele: 'pele',
    pelo: 'pelo pelos',
    ouvido: 'ouvido ouvidos',
    cal: 'calor',
    calo: 'calo calos',
    dente: 'dente dentes',
    vagin: 'vagina xereca xoxota xota xana pepeca ppk perereca buceta',
    peni: 'penis piroca bilau pingulim',
    anu: 'anus cu fiofo',
    axil: 'axila axilas sovaco suvaco sovacos suvacos',
  }).flatMap(([root, words]) => words.split(' ').map((word) => [word, root] as const)),
)

/** Returns whether the word stands for a complaint that begins with other letters. */
export function isListed(word: string): boolean {
  return SAME.has(word)
}

/** Returns the word's stem, without gender, number, person, tense and word class. */
export function rootOf(word: string): string {
  return SAME.get(word) ?? word.replace(ENDING, '').replace(/qu$/, 'c').replace(/gu$/, 'g')
}

/**
 * Returns a key for a complaint's roots in any order: 'olho coçando' equals 'coceira no olho', and not being able to
 * swallow equals difficulty in swallowing.
 */
export function keyOfRoots(roots: readonly string[]): string {
  const said = new Set(roots)
  if (said.has('dificul')) said.delete('nao')
  return [...said].toSorted().join(' ')
}

export function rootsOf(phrase: string): string[] {
  return splitWords(phrase)
    .filter(({ text }) => !isFiller(text))
    .map(({ text }) => rootOf(text))
}
