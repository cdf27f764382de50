import { maskitoTransform } from '@maskito/core'
import { test } from '@japa/runner'
import { documentMask, phoneMask } from './input_masks.ts'

test.group('documentMask', () => {
  test('writes what was typed as CPF or CNPJ', ({ assert }) => {
    const written = {
      '529': '529',
      '52998224725': '529.982.247-25',
      '529.982.247-25': '529.982.247-25',
      '112223330001': '11.222.333/0001',
      '11222333000181': '11.222.333/0001-81',
      ' 11.222.333/0001-81 ': '11.222.333/0001-81',
      '12abc34501de35': '12.ABC.345/01DE-35',
      '12a': '12.A',
    }
    for (const [typed, shown] of Object.entries(written))
      assert.equal(maskitoTransform(typed, documentMask), shown)
  })
})

test.group('phoneMask', () => {
  test('writes what was typed as a Brazilian number and loses no digit of it', ({ assert }) => {
    const written = {
      '11': '(11',
      '1132654321': '(11) 3265-4321',
      '11998765432': '(11) 99876-5432',
      '(11) 99876-5432': '(11) 99876-5432',
      '55999991234': '(55) 99999-1234',
      '5511998765432': '+55 (11) 99876-5432',
      '+55 11 3265-4321': '+55 (11) 3265-4321',
    }
    for (const [typed, shown] of Object.entries(written))
      assert.equal(maskitoTransform(typed, phoneMask), shown)
  })
})
