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
  test('shows each refusal beside its field and focuses the first', ({ assert }) => {
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

  test('ignores failures without fields', ({ assert }) => {
    assert.deepEqual(shownFor(refusal(undefined)), [])
    assert.deepEqual(shownFor(new TypeError('Failed to fetch')), [])
  })
})
