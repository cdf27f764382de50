import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { test } from '@japa/runner'
import {
  NO_PHONES,
  PASTED_DOCUMENTS,
  PASTED_TELEPHONES,
  PASTED_WHATSAPPS,
} from '#domain/shared/testing/pasted_values.ts'
import { documentMask, phoneMask } from './input_masks.ts'

function paste(text: string, mask: MaskitoOptions): string {
  const elementState = { value: '', selection: [0, 0] } as const
  const [tidy] = mask.preprocessors ?? []
  return maskitoTransform(tidy?.({ elementState, data: text }, 'insert').data ?? text, mask)
}

test.group('documentMask', () => {
  test('formats input as CPF or CNPJ', ({ assert }) => {
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
  test('formats input as a Brazilian number without losing digits', ({ assert }) => {
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

  test('tidies pasted text, and keeps what it cannot format', ({ assert }) => {
    for (const { pasted, shown } of [...PASTED_WHATSAPPS, ...PASTED_TELEPHONES, ...NO_PHONES])
      assert.equal(paste(pasted, phoneMask), shown, pasted)
  })

  test('never misreads the beginning of a number', ({ assert }) => {
    for (const number of [
      '(11) 98765-4321',
      '(55) 99999-1234',
      '0800 722 1234',
      '4004-1234',
      '0055 21 98765-4321',
    ]) {
      let typed = ''
      for (const digit of number.replace(/[()]/g, '')) typed = maskitoTransform(`${typed}${digit}`, phoneMask)
      assert.equal(typed.replace(/\D/g, ''), number.replace(/\D/g, ''))
    }
  })
})

test('a pasted CPF or CNPJ is shown without the word before it', ({ assert }) => {
  for (const { pasted, shown } of PASTED_DOCUMENTS) assert.equal(paste(pasted, documentMask), shown, pasted)
})
