import { test } from '@japa/runner'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { softHyphens } from './soft_hyphens.ts'

test.group('Soft hyphens', () => {
  test('mark where a long specialty may break', ({ assert }) => {
    assert.equal(softHyphens('Otorrinolaringologista'), 'Otorrino\u00ADlaringo\u00ADlogista')
    assert.equal(softHyphens('Gastroenterologista'), 'Gastro\u00ADentero\u00ADlogista')
    assert.equal(softHyphens('Cardiologista'), 'Cardiologista')
  })

  test('leave no piece of a specialty longer than fourteen letters', ({ assert }) => {
    const pieces = SPECIALTIES.flatMap(({ name }) => softHyphens(name).split(/[ \u00AD]/))

    assert.isAtMost(Math.max(...pieces.map(({ length }) => length)), 14)
  })
})
