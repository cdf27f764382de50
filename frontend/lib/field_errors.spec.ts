import { test } from '@japa/runner'
import { showFieldErrors } from './field_errors.ts'
import { HttpError } from './http_error.ts'

interface Values {
  name: string
  city: string
}

function shownFor(error: unknown) {
  const shown: unknown[] = []
  showFieldErrors<Values>(error, ['name', 'city'], (name, { message }, options) => {
    shown.push([name, message, options?.shouldFocus])
  })
  return shown
}

const refusal = (errors: unknown) => new HttpError(422, '', JSON.stringify({ message: 'Verifique.', errors }))

test.group('showFieldErrors', () => {
  test('says each refusal beside its field and moves to the first in the order of the form', ({ assert }) => {
    const error = refusal([
      { field: 'city', rule: 'city_unknown', message: 'Cidade não encontrada.' },
      { field: 'name', rule: 'too_small', message: 'Nome curto.' },
      { field: 'role', rule: 'unknown', message: 'Nada a ver.' },
    ])

    assert.deepEqual(shownFor(error), [
      ['name', 'Nome curto.', true],
      ['city', 'Cidade não encontrada.', false],
    ])
  })

  test('says nothing of failures that name no field', ({ assert }) => {
    assert.deepEqual(shownFor(refusal(undefined)), [])
    assert.deepEqual(shownFor(new TypeError('Failed to fetch')), [])
  })
})
