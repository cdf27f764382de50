import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { specialtiesCalled } from '#search/interpret/dictionary/specialty_forms.ts'
import { HIGHEST_MAX_PRICE, isMaxPrice } from '#domain/catalogue/price_limits.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATES, stateCalled } from '#domain/catalogue/states.ts'
import { wordDistance } from '#search/names/word_distance.ts'
import { beginningOfDay, daysBetween } from '#domain/shared/dates.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { foldText } from '#domain/shared/text.ts'
import { UsageError } from './messages.ts'

/** A specialty by its name, in any case and gender, or by an unambiguous alias. */
export function specialtyOption(): Option {
  const option = new Option('--specialty <nome>', 'especialidade, como em `saude specialties list`')
  offer(option, () => SPECIALTIES.map(({ name }) => ({ word: name })))
  return option.argParser((typed) => {
    const [specialty, ...others] = specialtiesCalled(typed, readLexicon)
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

/** Returns the names within a few typos, closest first. */
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

const ROWS_UNLESS_SAID = 50

function pageOption(): Option {
  return new Option('--page <n>', 'página, a partir de 1').argParser(wholeNumber).default(1)
}

/** Refuses more rows than the list's maximum, instead of returning fewer. */
function limitOption(most: number): Option {
  const atMost = (text: string) => {
    const limit = wholeNumber(text)
    if (limit > most) throw new InvalidArgumentError(`use um número inteiro de 1 a ${most}.`)
    return limit
  }
  return new Option('--limit <n>', `linhas por página, até ${most}`)
    .argParser(atMost)
    .default(ROWS_UNLESS_SAID)
}

const LIST_FORMATS = ['table', 'csv', 'json', 'ndjson'] as const

export interface ListingOptions {
  page: number
  limit: number
  all?: boolean
  fields?: readonly string[]
  format?: (typeof LIST_FORMATS)[number]
  json?: boolean
}

/** Adds the options of every list: paging and format. */
export function withListing(command: Command, most: number): Command {
  return command
    .addOption(pageOption())
    .addOption(limitOption(most))
    .addOption(new Option('--all', 'a lista inteira, página por página').conflicts('page'))
    .option('--fields <nomes>', 'só estes campos, pelos nomes de --json, separados por vírgula', fieldNames)
    .addOption(new Option('--format <formato>', 'como a lista sai (padrão: table)').choices(LIST_FORMATS))
    .addOption(new Option('--json', 'o mesmo que --format json').conflicts('format'))
}

function fieldNames(typed: string): string[] {
  const names = typed.split(/[\s,]+/).filter(Boolean)
  if (names.length === 0) throw new InvalidArgumentError('use nomes de campos, como slug,email.')
  return names
}

export interface WriteOptions {
  dryRun?: boolean
  yes?: boolean
  json?: boolean
}

/** Adds the options of every command that writes. */
export function withWriteOptions(command: Command): Command {
  return command
    .option('--dry-run', 'mostra o que seria feito e não grava nada')
    .option('-y, --yes', 'não pergunta antes')
    .option('--json', 'responde em JSON')
}

/** Adds the targets of a command: arguments, a file, or standard input as -. */
function withTargetChoice(command: Command, name: string, description: string): Command {
  return command
    .argument(`[${name}...]`, `${description}; - lê a entrada padrão`)
    .option('--file <caminho>', 'arquivo com um por linha; # começa um comentário')
}

/** The same for a command that shows targets. */
export function withShowing(command: Command, name: string, description: string): Command {
  return withTargetChoice(command, name, description).option(
    '--json',
    'responde em JSON: um objeto, ou uma lista quando há vários',
  )
}

/** The same for a command that writes. */
export function withTargets(command: Command, name: string, description: string): Command {
  return withWriteOptions(
    withTargetChoice(command, name, description).option(
      '--reason <texto>',
      'por quê; fica no registro de auditoria (até 500 caracteres)',
      atMost500,
    ),
  )
}

/** The same for a command that refuses requests: the listed reason and the note are mailed and stay on record. */
export function withRefusal<Reason extends string>(
  command: Command,
  [name, description]: readonly [name: string, description: string],
  { words, whom }: { words: Readonly<Record<Reason, string>>; whom: string },
): Command {
  const reasons = Object.entries<string>(words)
  return withWriteOptions(
    withTargetChoice(command, name, description)
      .addOption(
        new Option('--refusal <motivo>', 'motivo, veja abaixo')
          .choices(reasons.map(([reason]) => reason))
          .makeOptionMandatory(),
      )
      .option('--note <texto>', `o que mais dizer ${whom} (até 500 caracteres)`, atMost500),
  ).addHelpText(
    'after',
    `\nMotivos:\n${reasons.map(([reason, meaning]) => `  ${reason.padEnd(20)}${meaning}`).join('\n')}`,
  )
}

function atMost500(text: string): string {
  if (text.length > 500) throw new InvalidArgumentError('use no máximo 500 caracteres.')
  return text
}

export function maxPrice(text: string): number {
  if (!isMaxPrice(text))
    throw new InvalidArgumentError(
      `use um número inteiro de reais, de 1 a ${formatNumber(HIGHEST_MAX_PRICE)}.`,
    )
  return Number(text)
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('use um número inteiro a partir de 1.')
  return Number(text)
}

export interface DayOptions {
  since?: Date
  until?: Date
}

/** Adds a filter by days; `what` happened on them: 'criadas'. */
export function withDays(command: Command, what: string): Command {
  return command
    .addOption(
      new Option('--since <dia>', `só ${what} desde este dia, AAAA-MM-DD, em São Paulo`).argParser(
        calendarDay,
      ),
    )
    .addOption(new Option('--until <dia>', `só ${what} até este dia, inclusive`).argParser(calendarDay))
}

/** Returns the range from the start of the first day to the end of the last. Throws `UsageError` when it is empty. */
export function daysOf({ since, until }: DayOptions): { from: Date | undefined; until: Date | undefined } {
  if (since && until && since > until) throw new UsageError('--since é depois de --until.')
  return daysBetween(since, until)
}

function calendarDay(typed: string): Date {
  const day = beginningOfDay(typed)
  if (day) return day
  throw new InvalidArgumentError(wrongDay(typed))
}

/** Suggests the right form for a date in Brazilian notation. */
function wrongDay(typed: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return 'este dia não existe.'
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return beginningOfDay(meant) ? `escreva ${meant}.` : 'use AAAA-MM-DD, como 2026-11-21.'
}

export interface Offered {
  word: string
  description?: string
}

const offers = new WeakMap<Option, () => readonly Offered[]>()

/** Sets the completions of an option with many possible values. */
export function offer(option: Option, values: () => readonly Offered[]): void {
  offers.set(option, values)
}

export function offeredBy(option: Option): readonly Offered[] {
  return offers.get(option)?.() ?? option.argChoices?.map((word) => ({ word })) ?? []
}
