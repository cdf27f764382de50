import { test } from '@japa/runner'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { insurancesLeft, moved, outcomeOf, tidyPrice, typedPrice } from './parts.ts'

test.group('moved', () => {
  test('moves an item up and down', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
  })

  test('changes nothing beyond either end', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b'], 0, -1), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 1, 2), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 5, 0), ['a', 'b'])
  })
})

test.group('insurancesLeft', () => {
  test('offers remaining insurers in catalogue order', ({ assert }) => {
    const left = insurancesLeft([{ insuranceName: 'Amil' }, { insuranceName: 'Outros' }])

    assert.lengthOf(left, INSURERS.length - 2)
    assert.notIncludeMembers(left, ['Amil'])
    assert.deepEqual(left.slice(0, 2), ['Allianz Saúde', 'América Saúde'])
  })

  test('offers nothing when all are added', ({ assert }) => {
    assert.deepEqual(insurancesLeft(INSURERS.map(({ name }) => ({ insuranceName: name }))), [])
  })
})

test.group('outcomeOf', () => {
  test('has a toast for each action on each kind of part', ({ assert }) => {
    assert.deepEqual(outcomeOf('locations', 'remove'), {
      done: 'Local removido',
      failed: { title: 'Erro ao remover local', description: 'Houve um erro ao remover o local.' },
    })
    assert.deepEqual(outcomeOf('services', 'change'), {
      done: 'Serviço atualizado com sucesso!',
      failed: { title: 'Erro ao atualizar serviço. Tente novamente.' },
    })
    assert.deepEqual(outcomeOf('insurances', 'add'), {
      done: 'Convênio adicionado com sucesso!',
      failed: { title: 'Erro ao adicionar convênio. Tente novamente.' },
    })
    assert.deepEqual(outcomeOf('faqs', 'add'), {
      done: 'Pergunta adicionada',
      failed: { title: 'Erro ao adicionar pergunta' },
    })
    assert.deepEqual(outcomeOf('faqs', 'reorder'), {
      done: 'Ordem atualizada',
      failed: { title: 'Erro ao reordenar' },
    })
  })
})

test.group('typedPrice', () => {
  test('reads amounts in any notation', ({ assert }) => {
    const typed = { '150': 150, '150,5': 150.5, '1.234,50': 1234.5, '1234.5': 1234.5, 'R$ 80': 80, ',5': 0.5 }
    for (const [text, price] of Object.entries(typed)) assert.equal(typedPrice(text), price, text)
  })

  test('reads a dot before three digits as a thousands separator', ({ assert }) => {
    assert.equal(typedPrice('1.234'), 1234)
    assert.equal(typedPrice('12.50'), 12.5)
    assert.equal(typedPrice('1.234.567,89'), 1_234_567.89)
    assert.equal(typedPrice('1,500.50'), 1500.5)
  })

  test('reads invalid numbers as 0', ({ assert }) => {
    for (const text of ['', ' ', 'abc', '12a', '1e3', '0x10', '1,2,3', '-', ',', 'Infinity'])
      assert.equal(typedPrice(text), 0, text)
  })

  test('keeps a minus and excess decimals for validation', ({ assert }) => {
    assert.equal(typedPrice('-5'), -5)
    assert.equal(typedPrice('10,999'), 10.999)
  })
})

test.group('tidyPrice', () => {
  test('formats a price, and keeps an empty field empty', ({ assert }) => {
    assert.equal(tidyPrice('1234,5'), '1.234,50')
    assert.equal(tidyPrice('abc'), '0,00')
    assert.equal(tidyPrice('10,999'), '10,999')
    assert.equal(tidyPrice(' '), '')
  })

  test('keeps its value', ({ assert }) => {
    for (const text of ['150', '1.234', '12.50', '0,5', '999999,99', '-5'])
      assert.equal(typedPrice(tidyPrice(text)), typedPrice(text), text)
  })
})
