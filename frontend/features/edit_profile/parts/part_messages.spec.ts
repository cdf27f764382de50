import { test } from '@japa/runner'
import { outcomeOf } from './part_messages.ts'

test.group('outcomeOf', () => {
  test('has its own toast for each action on each kind of part', ({ assert }) => {
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
