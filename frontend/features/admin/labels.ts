import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { ageText } from '#contract/today_words.ts'
import type { SearchState } from '#contract/admin.ts'
import { MOST_COUNTED, MOST_FOUND } from '#domain/shared/page_sizes.ts'
import { PAGE_SIZE } from './users_in_url.ts'

interface Shown {
  page: number
  shown: number
  total: number
  /** Whether the list is a text search, whose total is limited. */
  isSearch: boolean
}

/** 'Mostrando 26–50 de 100.285 usuários', 'Mostrando 1–25 de mais de 300 usuários' */
export function countShown({ page, shown, total, isSearch }: Shown): string {
  if (shown === 0) return 'Nenhum usuário'
  const first = (page - 1) * PAGE_SIZE + 1
  const range =
    shown === 1 ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(first + shown - 1)}`
  if (isSearch && total === MOST_COUNTED)
    return `Mostrando ${range} de mais de ${formatNumber(MOST_FOUND)} usuários`
  return `Mostrando ${range} de ${countOf(total, 'usuário', 'usuários')}`
}

/** '39%' of all; '<1%' for a smaller share, '>99%' for nearly all, '' of none. */
export function shareOf(part: number, all: number): string {
  if (all === 0) return ''
  const share = part / all
  if (share > 0 && share < 0.01) return '<1%'
  if (share > 0.99 && share < 1) return '>99%'
  return `${Math.round(share * 100)}%`
}

interface SearchStateMessage {
  /** `due` needs an operator, `waiting` passes by itself. */
  tone: 'well' | 'waiting' | 'due'
  situation: string
  details: string[]
}

const ENGINES: Readonly<Record<string, string>> = { postgresql: 'PostgreSQL', meilisearch: 'Meilisearch' }

const FALLBACKS: Readonly<Record<NonNullable<SearchState['fallback']>, string>> = {
  unreachable: 'o Meilisearch não responde',
  not_built: 'o índice do Meilisearch é construído',
  counts_differ: 'o índice do Meilisearch não confere com os cadastros',
  behind: 'o Meilisearch recebe as alterações',
}

export function engineName(engine: string): string {
  return ENGINES[engine] ?? engine
}

/** The state of the search in one short sentence, with details. */
export function searchStateMessage(state: SearchState): SearchStateMessage {
  const { fallback, expected, indexed, pending, refused } = state
  const waiting = pending > 0 ? [waitingText(state)] : []
  const turnedAway = refused > 0 ? [refusedText(state)] : []
  const due = (situation: string, details: string[]) => ({ tone: 'due' as const, situation, details })
  if (fallback) return due(`Usando PostgreSQL enquanto ${FALLBACKS[fallback]}`, [...waiting, ...turnedAway])
  if (Math.abs(expected - indexed) > pending + refused)
    return due('desatualizada', [
      `${formatNumber(indexed)} de ${countOf(expected, 'profissional', 'profissionais')} no índice`,
      ...waiting,
      ...turnedAway,
    ])
  const [situation = 'em dia'] = waiting
  const found = `${countOf(indexed, 'profissional', 'profissionais')} no índice`
  if (refused > 0) return due(situation, [found, ...turnedAway])
  return { tone: pending > 0 ? 'waiting' : 'well', situation, details: [found] }
}

function waitingText({ pending, oldestPendingSeconds }: SearchState): string {
  const changes = countOf(pending, 'alteração esperando', 'alterações esperando')
  return oldestPendingSeconds === null ? changes : `${changes} há ${ageText(oldestPendingSeconds)}`
}

function refusedText({ refused, engine }: SearchState): string {
  return `${countOf(refused, 'profissional recusado', 'profissionais recusados')} pelo ${engineName(engine)}`
}
