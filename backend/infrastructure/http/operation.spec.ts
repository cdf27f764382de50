import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import * as z from 'zod/mini'
import { type Operation, refusalStatusesOf, successStatusOf } from './operation.ts'
import { readInput } from './parse.ts'
import { Refused } from './refusals.ts'

const READ: Operation = { method: 'GET', path: '/api/things', summary: 'Coisas' }
const body = z.object({ name: z.string() })

test.group('An operation', () => {
  test('documents each refusal of access, input and rules once', ({ assert }) => {
    const write: Operation = { ...READ, method: 'POST' }

    assert.deepEqual(refusalStatusesOf(READ), [])
    assert.deepEqual(refusalStatusesOf({ ...READ, query: body }), [422])
    assert.deepEqual(refusalStatusesOf({ ...READ, access: 'recognised' }), [])
    assert.deepEqual(refusalStatusesOf({ ...READ, access: 'session' }), [401, 403])
    assert.deepEqual(refusalStatusesOf({ ...READ, access: 'admin' }), [401, 403])
    assert.deepEqual(refusalStatusesOf(write), [400, 403, 413, 415])
    const refuses = ['slug_taken', 'profile_changed', 'city_unknown', 'professional_not_found'] as const
    assert.deepEqual(refusalStatusesOf({ ...write, body, refuses }), [400, 403, 404, 409, 413, 415, 422])
  })

  test('answers 200 with a body, 204 without, or its own status', ({ assert }) => {
    assert.equal(successStatusOf(READ), 204)
    assert.equal(successStatusOf({ ...READ, answer: body }), 200)
    assert.equal(successStatusOf({ ...READ, answer: body, status: 201 }), 201)
  })
})

test.group('The input of a call', () => {
  const contextOf = (sent: object) =>
    ({ request: { qs: () => ({}), body: () => sent } }) as unknown as HttpContext

  test('is exactly what the schemas return', async ({ assert }) => {
    const input = await readInput(contextOf({ name: 'Ana', role: 'admin' }), { body }, async () =>
      assert.fail('It was asked.'),
    )

    assert.deepEqual(input, { query: undefined, body: { name: 'Ana' } })
  })

  test('is validated only for those who may call', async ({ assert }) => {
    const forbid = () => Promise.reject(new Refused('forbidden'))
    const refusalOf = async (permit: () => Promise<void>) =>
      readInput(contextOf({ name: 1 }), { body }, permit).catch(({ code }: Refused) => code)

    assert.equal(await refusalOf(forbid), 'forbidden')
    assert.equal(await refusalOf(async () => undefined), 'invalid_input')
  })
})
