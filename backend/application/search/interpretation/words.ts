import { foldText } from '#domain/shared/text.ts'

/** Longer queries are cut, to bound the time of the interpretation. */
const MAX_CHARACTERS = 400
const MAX_WORDS = 60
const MAX_WORD_LENGTH = 32

export interface Word {
  /** Normalized: lower case, no accents, letters and digits only. */
  readonly text: string
  /** Lower case with accents: distinguishes 'pará' from 'para' and 'poá' from 'poa'. */
  readonly typed: string
  /** As typed, with capitals. */
  readonly shown: string
  /** A comma, a slash or a spaced hyphen precedes it. */
  readonly startsPart: boolean
}

const WORD_OR_BREAK = /[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}\p{N}]+)*|[,;/|()\n]|(?:^|\s)[-–—]|[-–—](?=\s)/gu

const NO_LETTER = /[^a-z0-9]/g

/** From this many words on a query is a sentence, in which a place needs a preposition or its state. */
export const LEAST_WORDS_OF_A_SENTENCE = 5

/** Abbreviations in typing. */
const SHORTENED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    qro: 'quero',
    qria: 'queria',
    msm: 'mesmo',
    mto: 'muito',
    mta: 'muita',
    hj: 'hoje',
    td: 'tudo',
    dps: 'depois',
    agr: 'agora',
    obgd: 'obrigado',
    cmg: 'comigo',
    oq: 'que',
    bb: 'bebe',
    kbca: 'cabeca',
    kbeca: 'cabeca',
  }),
)
/** Only in sentences: 'N. S. Aparecida' and 'P. Alegre' are names. */
const SHORTENED_IN_SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({ n: 'nao', p: 'para', c: 'com' }),
)
const GOES_ON_A_NAME = /^(?:s|sra|senhora|alegre|grande|preto|\d+)$/

function inFull(words: Word[]): Word[] {
  const isSentence = words.length >= LEAST_WORDS_OF_A_SENTENCE
  if (!isSentence && !words.some(({ text }) => SHORTENED.has(text))) return words
  return words.map((word, index) => {
    const { text } = word
    const isLetter = isSentence && !GOES_ON_A_NAME.test(words[index + 1]?.text ?? '')
    const whole = SHORTENED.get(text) ?? (isLetter ? SHORTENED_IN_SENTENCES.get(text) : undefined)
    return whole ? { ...word, text: whole } : word
  })
}

/** An ICD-10 code, with or without 'CID' before and a fourth character: the first three determine the specialty. */
const DISEASE_CODE = /\bcid(?:\W?10)?\W{0,3}([a-t]\d\d)\.?\d?\b|\b([a-t]\d\d)\.\d\b/gi

/** Emoji that stand for a word. */
const PICTURES: Readonly<Record<string, string>> = {
  ...{ '🦷': 'dente', '🦴': 'osso', '🫁': 'pulmão', '🫀': 'coração', '👁': 'olho', '👂': 'ouvido' },
  ...{ '🤰': 'gestante', '👶': 'bebê', '🧠': 'cabeça', '🦵': 'perna', '🦶': 'pé' },
}
const PICTURE = new RegExp(`[${Object.keys(PICTURES).join('')}]`, 'gu')

/** 'Não quero psicólogo online': negates the mode, not the psychologist. */
const DENIED_BEFORE_THE_MODE =
  /\bn[aã]o quero (?:uma? )?([\p{L}]+(?: [\p{L}]+)?) (online|por v[ií]deo|presencial)\b/giu

/** 'Não é psicólogo, é psiquiatra': drops what is corrected. */
const CORRECTED =
  /\bn[aã]o (?:é|eh|e|quero|queria|preciso de)(?: uma?| o| a)? [\p{L}]+\s*,?\s*(?:e sim|mas sim|mas|sim|é|eh|e|quero)(?= )/giu

/** Returns the query without what it corrects itself. */
export function asCorrected(query: string): string {
  return query.replace(CORRECTED, ' ')
}

/** What the rewriting below could concern. */
const MAY_BE_REWRITTEN = /\d|quero|\p{Extended_Pictographic}/iu

function inWords(query: string): string {
  if (!MAY_BE_REWRITTEN.test(query)) return query
  return query
    .replace(DENIED_BEFORE_THE_MODE, '$1 não quero $2')
    .replace(PICTURE, (picture) => ` ${PICTURES[picture] ?? ''} `)
    .replace(DISEASE_CODE, ' $1$2 ')
}

/** Returns the words of a query in order; at most 60 of at most 32 letters each. Accepts full-width letters. */
export function splitWords(query: string): Word[] {
  const words: Word[] = []
  let startsPart = false
  for (const [token] of inWords(query.slice(0, MAX_CHARACTERS).normalize('NFKC')).matchAll(WORD_OR_BREAK)) {
    const text = foldText(token).replace(NO_LETTER, '').slice(0, MAX_WORD_LENGTH)
    if (text !== '') words.push({ text, typed: token.toLowerCase(), shown: token, startsPart })
    startsPart = text === ''
    if (words.length === MAX_WORDS) break
  }
  return inFull(words)
}

/** Returns whether the query has any word; a plain letter or digit shows it without splitting. */
export function hasWords(query: string): boolean {
  return /[a-z\d]/i.test(query.slice(0, MAX_CHARACTERS)) || splitWords(query).length > 0
}

/** Joins a range of words without spaces, as the dictionary stores phrases. */
export function joinWords(words: readonly Word[], from = 0, to = words.length): string {
  let joined = ''
  for (let index = from; index < to; index++) joined += words[index]?.text ?? ''
  return joined
}

/** Returns a phrase's dictionary key: equal for 'sul américa' and 'SulAmérica'. */
export function phraseKey(phrase: string): string {
  return joinWords(splitWords(phrase))
}

/** The same without connectives: 'juizfora'. */
export function bareKey(phrase: string): string {
  return joinWords(splitWords(phrase).filter(({ text }) => !isConnective(text)))
}

const CONNECTIVES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd', 'del', 'di'])

export function isConnective(word: string): boolean {
  return CONNECTIVES.has(word)
}

/** Words between those of a complaint: 'dor muito forte no meu joelho' is 'dor no joelho'. */
const FILLERS = new Set([
  ...CONNECTIVES,
  ...'em no na nos nas o a os as ao aos um uma meu minha meus minhas com por para pra pro muito muita muitos muitas bem tao forte fortes constante constantes intensa intenso leve frequente frequentes cronica cronico esquerdo esquerda direito direita todo toda sempre so ja que quando fica ficam ficou ficando esta estao ta estou to anda andam ando andei vive vivo'.split(
    ' ',
  ),
])

export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

/** Returns the words of a phrase without fillers. */
export function contentOf(phrase: string): string[] {
  return splitWords(phrase)
    .map(({ text }) => text)
    .filter((text) => !isFiller(text))
}
