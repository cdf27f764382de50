import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { ENGLISH } from './english.ts'
import { PORTUGUESE } from './portuguese.ts'
import { PORTUGUESE_FORMS } from './portuguese_forms.ts'
import { SPANISH } from './spanish.ts'
import { fill, languageIn, wordsOf } from './words.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

test.group('A profile in another language', () => {
  test('is asked for by the address, in the languages that exist', ({ assert }) => {
    const asked = ['?lang=en', '?lang=es', '?lang=fr', '?lang=EN', '']
    assert.deepEqual(
      asked.map((query) => languageIn(new URLSearchParams(query))),
      ['en', 'es', null, null, null],
    )
  })

  test('fills the same places as the Portuguese text', ({ assert }) => {
    for (const { lang, texts, forms } of [ENGLISH, SPANISH])
      for (const [name, text] of Object.entries({ ...PORTUGUESE, ...PORTUGUESE_FORMS }))
        assert.deepEqual(
          placeholders(new Map(Object.entries({ ...texts, ...forms })).get(name) ?? ''),
          placeholders(text),
          `${lang}: ${name}`,
        )
  })

  test('writes amounts and dates as its readers do', ({ assert }) => {
    const [english, spanish] = [wordsOf(ENGLISH), wordsOf(SPANISH)]
    assert.equal(english.reais(1480.5), 'R$\u00A01,480.50')
    assert.equal(spanish.reais(1480.5), 'R$\u00A01.480,50')
    assert.equal(english.date('2026-11-02T12:00:00Z'), '2 November 2026')
    assert.equal(spanish.date('2026-11-02T12:00:00Z'), '2 de noviembre de 2026')
    assert.equal(spanish.month('2026-11-02T12:00:00Z'), 'noviembre de 2026')
    assert.equal(english.rating(4.8), '4.8')
  })

  test('counts and lists in its own grammar', ({ assert }) => {
    const [english, spanish] = [wordsOf(ENGLISH), wordsOf(SPANISH)]
    assert.equal(english.reviews(1), '1 review')
    assert.equal(spanish.reviews(24), '24 opiniones')
    assert.equal(english.answerTime(130), 'Usually answers in 2 hours')
    assert.equal(english.spoken(['ingles', 'libras']), 'Portuguese, English and Brazilian Sign Language')
    assert.equal(spanish.spoken([]), 'portugués')
  })

  test('names each specialty, in Spanish by the gender', ({ assert }) => {
    const [english, spanish] = [wordsOf(ENGLISH), wordsOf(SPANISH)]
    assert.equal(spanish.specialty('Cardiologista', 'feminino'), 'Cardióloga')
    assert.equal(spanish.specialty('Cardiologista', 'masculino'), 'Cardiólogo')
    for (const { name } of SPECIALTIES) assert.isNotEmpty(english.specialty(name, 'feminino'))
  })

  test('keeps a text without a value readable', ({ assert }) => {
    assert.equal(fill('From {price}', {}), 'From ')
  })
})
