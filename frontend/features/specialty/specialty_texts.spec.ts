import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { resultCount, SPECIALTY_TEXTS } from './specialty_texts.ts'
import { EVERYWHERE, IN_CAMPINAS, IN_SAO_PAULO } from './testing/a_list.ts'

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

test.group('The texts about specialties', () => {
  test('exist for all 35, with two to four sentences each', ({ assert }) => {
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

  test('give no figure but the telephone of the CVV', ({ assert }) => {
    const figures = Object.values(SPECIALTY_TEXTS).flatMap((about) => about.match(/\d+/g) ?? [])

    assert.deepEqual(figures, ['188'])
  })
})

test.group('The result count', () => {
  test('is singular for one person only', ({ assert }) => {
    assert.equal(resultCount(1, EVERYWHERE), '1 profissional encontrado')
    assert.equal(resultCount(0, EVERYWHERE), '0 profissionais encontrados')
    assert.equal(resultCount(2, EVERYWHERE), '2 profissionais encontrados')
  })

  test('names the state, then the city', ({ assert }) => {
    assert.equal(resultCount(12, IN_SAO_PAULO), '12 profissionais encontrados em São Paulo')
    assert.equal(resultCount(1, IN_CAMPINAS), '1 profissional encontrado em Campinas, SP')
  })

  test('groups thousands by points', ({ assert }) => {
    assert.equal(resultCount(1204, EVERYWHERE), '1.204 profissionais encontrados')
  })
})
