import { readFileSync } from 'node:fs'
import { sectionsOf } from '#search/lexicon/sections.ts'
import {
  aSearchableProfessional,
  type SearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import { judgedQueries, type JudgedQuery } from './relevance_judge.ts'

export function queriesOf(file: string): JudgedQuery[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return sectionsOf(text).flatMap(({ head, lines }) => judgedQueries({ [head]: lines.join('\n') }))
}

/** Queries of the kinds that are read wrongly most, written before an answer to any of them was seen. */
export const TAIL_QUERIES: readonly JudgedQuery[] = queriesOf('tail_queries.txt')

const FIRST_BEARER = 950_000
const NAMED_LIKE_WORDS =
  'Sara Leite, Carlos Pinto, Paulo Costa, Rosa Branco, Natal Pereira, Marcos Santana, Lia Sant’Anna, Ana Luz, Bia Canela, Rui Lobo, Eva Clara, Gil Reis, Léo Oliveira, Cid Bico, Ivo Castelo'

/** People whose names are words of complaints. */
export const BEARERS: readonly SearchableProfessional[] = NAMED_LIKE_WORDS.split(', ').map((full, index) => {
  const [name = '', ...lastname] = full.replace('’', "'").split(' ')
  return aSearchableProfessional(FIRST_BEARER + index, {
    name,
    lastname: lastname.join(' '),
    specialty: 'Enfermeiro',
    crm: `COREN-SP ${FIRST_BEARER + index}`,
    state: 'SP',
  })
})
