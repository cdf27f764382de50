import { test } from '@japa/runner'
import type { ProfessionalCard } from '#contract/professionals.ts'
import type { Suggestions } from '#contract/search.ts'
import { foldText } from '#domain/shared/text.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import {
  loadRelevanceFixture,
  relevanceExamples,
  type RelevanceQuery,
} from '../../../../search/testing/relevance_fixture.ts'

const { queries } = await relevanceExamples()

test.group('Relevance through the API', (group) => {
  let site: TestApp
  let people: Map<string, string>
  group.setup(async () => {
    site = await openTestApp()
    const { database, adapters } = site.app
    people = await loadRelevanceFixture(database, adapters.index, adapters.municipalities)
    return () => site.close()
  })

  const read = async <Body>(path: string, params: RelevanceQuery['params'], extra = ''): Promise<Body> => {
    const { suggest: _suggest, ...texts } = params
    const answer = await site.call(`${path}?${new URLSearchParams(texts).toString()}${extra}`)
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Body
  }
  const search = (params: RelevanceQuery['params']) =>
    read<ProfessionalCard[]>('/api/professionals/search', params, '&include=insurances')

  const has = (card: ProfessionalCard, wanted: Record<string, string>): boolean =>
    Object.entries(wanted).every(([property, value]) => {
      if (property === 'person') return people.get(value) === card.id
      if (property === 'insurance') return card.insurances?.includes(value) ?? false
      return { specialty: card.specialty, city: card.city, state: card.state }[property] === value
    })

  for (const { id, params, expectation } of queries) {
    const typed = Object.values(params).join(' | ')

    const understanding = params.suggest ? null : `${id}: understands "${typed}"`
    if (understanding)
      test(understanding, async ({ assert }) => {
        const understood = await read<Record<string, unknown>>('/api/search/interpretation', params)

        assert.containSubset(understood, expectation.interpretation)
        const alternatives = understood['alternatives'] as Record<string, unknown>[]
        for (const wanted of expectation.alternatives ?? []) {
          assert.isTrue(
            alternatives.some((each) => Object.entries(wanted).every(([key, value]) => each[key] === value)),
          )
        }
      })

    test(`${id}: finds what "${typed}" means`, async ({ assert }) => {
      const { top, mustNot, sameSetAs, suggestEvery } = expectation
      if (suggestEvery) {
        const { cities } = await read<Suggestions>('/api/search/suggestions', params)
        assert.isNotEmpty(cities)
        for (const { city } of cities) assert.isTrue(foldText(city).startsWith(suggestEvery.normPrefix), city)
        return
      }
      const page = await search(params)
      assert.isNotEmpty(page)
      for (const card of page.slice(0, top?.n ?? 0))
        assert.isTrue(has(card, top?.every ?? {}), JSON.stringify(card))
      if (mustNot) for (const card of page) assert.isFalse(has(card, mustNot), JSON.stringify(card))
      const same = queries.find((query) => query.id === sameSetAs)
      if (same)
        assert.sameMembers(
          page.map((card) => card.id),
          (await search(same.params)).map((card) => card.id),
        )
    })
  }
})
