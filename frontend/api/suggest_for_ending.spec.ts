import { test } from '@japa/runner'
import type { PublicApi } from '#contract/public_api.ts'
import type { Suggestions } from '#contract/search.ts'
import { suggestForEnding } from './suggest_for_ending.ts'

const NOTHING: Suggestions = {
  specialties: [],
  terms: [],
  modes: [],
  cities: [],
  insurances: [],
  professionals: [],
  order: [],
}
const CARDIOLOGIST = { name: 'Cardiologista', slug: 'cardiologista' }
const SALVADOR = { city: 'Salvador', state: 'BA', neighbourhood: null }

function suggesting(answers: Record<string, Partial<Suggestions>>): PublicApi {
  const suggest = async (q: string) => {
    const order = Object.keys(answers[q] ?? {}) as Suggestions['order']
    return { ...NOTHING, ...answers[q], order }
  }
  return { suggest } as PublicApi
}

test.group('Suggestions for what is being typed', () => {
  test('completes the whole text if possible', async ({ assert }) => {
    const api = suggesting({
      'porto seg': { insurances: [{ name: 'Porto Seguro Saúde' }] },
      seg: { cities: [SALVADOR] },
    })

    assert.containsSubset(await suggestForEnding(api, 'porto seg'), { from: 0 })
  })

  test('completes everyday words and modes of attendance', async ({ assert }) => {
    const api = suggesting({
      'dor nas': { terms: [{ term: 'Dor nas costas', specialties: ['Ortopedista'] }] },
      nas: { cities: [SALVADOR] },
      'por v': { modes: ['Teleconsulta'] },
      v: { cities: [SALVADOR] },
    })

    assert.containsSubset(await suggestForEnding(api, 'dor nas'), { from: 0 })
    assert.containsSubset(await suggestForEnding(api, 'por v'), { from: 0 })
  })

  test("completes the last words without repeating the first ones' meaning", async ({ assert }) => {
    const api = suggesting({
      'cardiologista salv': { specialties: [CARDIOLOGIST] },
      salv: { cities: [SALVADOR] },
    })

    assert.deepEqual(await suggestForEnding(api, 'cardiologista salv'), {
      suggestions: { ...NOTHING, cities: [SALVADOR], order: ['cities'] },
      from: 14,
    })
  })

  test('offers the meaning of everyday words if nothing starts with them', async ({ assert }) => {
    const api = suggesting({ 'médico do coração': { specialties: [CARDIOLOGIST] } })

    assert.deepEqual(await suggestForEnding(api, 'médico do coração'), {
      suggestions: { ...NOTHING, specialties: [CARDIOLOGIST], order: ['specialties'] },
      from: 0,
    })
  })

  test('can be cancelled', async ({ assert }) => {
    const signals: unknown[] = []
    const suggest: PublicApi['suggest'] = async (_q, options) => {
      signals.push(options?.signal)
      return NOTHING
    }
    const { signal } = new AbortController()

    await suggestForEnding({ suggest } as PublicApi, 'zzz yyy', { signal })

    assert.deepEqual(signals, [signal, signal])
  })
})
