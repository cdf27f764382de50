import { isFiller, splitWords } from './words.ts'

/** Endings of nouns and verbs, behind three letters of the word at least: 'coceira', 'coçando', 'coça' are 'coc'. */
const ENDING =
  /(?<=...)(?:[ae]deira|[ai]mentos?|[aei]duras?|uras?|eir[ao]s?|[ae]ncias?|[ae]ntes?|idao|[ie]?dades?|os[ao]s?|ic[ao]s?|ismo|z?inh[ao]s?|[aei]ndo|[ai]d[ao]s?|[ui]?[ca]c(?:ao|oes)|[aei]ram|[aei]r|avam?|iam?|ou|eu|iu|ei|am|em|ao|oes|[aoe]?s|[aoei])$|(?<=....)(?:or(?:es)?|aco)$/

/** Forms that no ending explains, and other words for the same. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
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
  }).flatMap(([root, words]) => words.split(' ').map((word) => [word, root])),
)

/** Whether the word is one of those that stand for a complaint, though it begins otherwise. */
export function isListed(word: string): boolean {
  return word in SAME
}

/** What a word keeps whatever its gender, number, person, tense and kind. */
export function rootOf(word: string): string {
  return SAME[word] ?? word.replace(ENDING, '').replace(/qu$/, 'c').replace(/gu$/, 'g')
}

/**
 * The roots of a complaint, whatever their order: 'olho coçando' is 'coceira no olho', and whoever cannot swallow has
 * difficulty in it.
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
