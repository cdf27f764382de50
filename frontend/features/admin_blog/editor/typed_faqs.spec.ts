import { test } from '@japa/runner'
import { typedFaqsMessage, typedFaqs } from './post_values.ts'

const messageOf = (text: string) => typedFaqsMessage(typedFaqs(text))

test.group('typedFaqs', () => {
  test('counts the questions that the page will show', ({ assert }) => {
    assert.equal(messageOf(''), 'Nenhuma pergunta ainda')
    assert.equal(messageOf('P: Dói? R: Sim.'), '1 pergunta reconhecida')
    assert.equal(messageOf('P: Dói? R: Sim.\n\n  P: Passa? R: Passa.\r\n'), '2 perguntas reconhecidas')
  })

  test('names the first line that prevents reading as questions', ({ assert }) => {
    assert.deepEqual(typedFaqs('P: Dói? R: Sim.\n\nDói muito?\nE passa?'), { questions: 1, strangeLine: 3 })
    assert.match(messageOf('Dói?'), /^A linha 1 não segue “P: … R: …”/)
  })
})
