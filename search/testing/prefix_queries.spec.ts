import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { sectionsOf } from '#search/lexicon/sections.ts'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { phraseKey } from '#search/interpret/words.ts'
import type { Suggested } from '#search/suggest/suggest.ts'
import { aSearchApp } from './a_search_app.ts'
import { BEARERS } from './tail_queries.ts'

const LEAST_SHARE_RIGHT = 0.95
const FIRST = 5

const text = readFileSync(new URL('prefix_queries.txt', import.meta.url), 'utf8')
/** São Paulo, Rio, Belo Horizonte, Curitiba, Campinas, Salvador, Manaus, Santos, Recife, João Pessoa, Vitória. */
const CITIES = [
  3550308, 3304557, 3106200, 4106902, 3509502, 2927408, 1302603, 3548500, 2611606, 2507507, 3205309,
]
const NAMES = ['Salvador Monteiro', 'Vitória Campos', 'João Pessoa Neto', 'Helena Prado', 'Tatiana Siqueira']
const named = NAMES.map((full, number) => {
  const [name = '', ...lastname] = full.split(' ')
  return aSearchableProfessional(100 + number, { name, lastname: lastname.join(' ') })
})
const crowd = CITIES.map((municipality, number) => aSearchableProfessional(number, { municipality }))
const { suggest } = await aSearchApp([...named, ...crowd, ...BEARERS])
const { suggest: toNobody, criteria } = await aSearchApp([])
const lexicon = readLexicon()

/** Everything offered, as it is shown, in its order. */
function labelsOf(suggested: Suggested): string[] {
  const { specialties, terms, modes, cities, insurances, professionals, order } = suggested
  const labels = {
    specialties: specialties.map(({ name }) => name),
    terms: terms.map(({ term }) => term),
    modes,
    cities: cities.map(({ neighbourhood, city, state }) =>
      [neighbourhood, city, state].filter(Boolean).join(', '),
    ),
    insurances: insurances.map(({ name }) => name),
    professionals: professionals.map(({ name, lastname }) => `${name} ${lastname}`),
  }
  return order.flatMap((kind) => labels[kind])
}

/** Plural and singular are the same answer. */
const asAnswer = (label: string) => phraseKey(label, lexicon).replace(/[aeo]?s?$/, '')

test.group('What is offered while somebody types', () => {
  test('offers what is meant among the first five, nearly always', async ({ assert }) => {
    const lines = sectionsOf(text).flatMap((section) => section.lines)
    const wrong: string[] = []
    for (const line of lines) {
      const [q = '', wanted = ''] = line.split(' => ')
      const offered = labelsOf(await suggest.execute({ q })).slice(0, FIRST)
      const answers = new Set(offered.map(asAnswer))
      if (!wanted.split(' | ').some((label) => answers.has(asAnswer(label))))
        wrong.push(`${q}: ${offered.join('; ')}`)
    }

    assert.isAtLeast(lines.length, 200)
    assert.isAtLeast(1 - wrong.length / lines.length, LEAST_SHARE_RIGHT, wrong.join('\n'))
  })

  test('offers only what is understood as it says, for every beginning of two or three letters', async ({
    assert,
  }) => {
    const written = lexicon.vocabulary.filter(({ isOffered }) => isOffered)
    const beginnings = new Set(written.flatMap(({ term }) => [term.slice(0, 2), term.slice(0, 3)]))
    const offered = new Map<string, readonly string[]>()
    for (const q of beginnings)
      for (const { term, specialties } of (await toNobody.execute({ q })).terms)
        offered.set(term, specialties)

    const denied: string[] = []
    for (const [term, specialties] of offered) {
      const { specialty } = await criteria.interpret({ q: term })
      if (!specialties.some((name) => name === specialty)) denied.push(term)
    }

    assert.isAbove(offered.size, 1_000)
    assert.isEmpty(denied)
  })
})
