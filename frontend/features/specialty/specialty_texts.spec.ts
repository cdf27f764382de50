import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { SPECIALTY_TEXTS } from './specialty_texts.ts'

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

test.group('The texts about specialties', () => {
  test('exist for all 35, with two to four sentences', ({ assert }) => {
    assert.lengthOf(Object.keys(SPECIALTY_TEXTS), 35)
    for (const { name } of SPECIALTIES) {
      const count = sentencesIn(SPECIALTY_TEXTS[name]).length
      assert.isTrue(count >= 2 && count <= 4, `${name}: ${count}`)
    }
  })

  test('differ from one another', ({ assert }) => {
    const texts = Object.values(SPECIALTY_TEXTS)

    assert.equal(new Set(texts).size, 35)
  })

  test('contain no number but the telephone of the CVV', ({ assert }) => {
    const figures = Object.values(SPECIALTY_TEXTS).flatMap((about) => about.match(/\d+/g) ?? [])

    assert.deepEqual(figures, ['188'])
  })
})
