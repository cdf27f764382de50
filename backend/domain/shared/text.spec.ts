import { test } from '@japa/runner'
import fc from 'fast-check'
import { INSURERS } from '../catalogue/insurers.ts'
import { SPECIALTIES } from '../catalogue/specialties.ts'
import { STATES } from '../catalogue/states.ts'
import { ACTION_WORDS } from '#domain/audit/audit.ts'
import { alphabetically, cutText } from './text.ts'

const CHARACTERS = ['a', 'ç', 'Õ', ' ', '\n', '–', '’', 'e\u0301', '👩‍⚕️', '🇧🇷', '©', '©️', '\u200d', '한']
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

test.group('cut of a text', () => {
  test('never splits a visible character', ({ assert }) => {
    const texts = fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 30 }).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 40 }), (text, limit) => {
        const borders = [...graphemes.segment(text)].map(({ index }) => index)
        const longest = [...borders, text.length].findLast((border) => border <= limit) ?? 0
        assert.equal(cutText(text, limit), text.slice(0, longest))
      }),
      { seed: 21, numRuns: 2000 },
    )
  })
})

test('sorts names as Intl does', ({ assert }) => {
  const names = [...SPECIALTIES, ...INSURERS, ...STATES].map(({ name }) => name)
  const all = [...names, ...Object.values(ACTION_WORDS), 'Ana', 'Aná', 'Anã', 'Anabela']

  assert.deepEqual(all.toSorted(alphabetically), all.toSorted(new Intl.Collator('pt-BR').compare))
})
