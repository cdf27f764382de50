import { test } from '@japa/runner'
import { FirstItems } from './import_posts.ts'
import { countsInWords } from './import_words.ts'

test.group('What an import of posts tells', () => {
  test('is stored up to a limit, and the rest is counted', ({ assert }) => {
    const first = new FirstItems<number>(3)

    first.add(1, 2)
    assert.deepEqual([first.items, first.leftOut], [[1, 2], 0])
    first.add(3, 4, 5)
    first.add(6)

    assert.deepEqual([first.items, first.leftOut], [[1, 2, 3], 3])
  })

  test('ends at ten thousand', ({ assert }) => {
    const first = new FirstItems<number>()

    for (let number = 0; number < 10_001; number++) first.add(number)

    assert.deepEqual([first.items.length, first.leftOut], [10_000, 1])
  })

  test('is counted in good Portuguese', ({ assert }) => {
    assert.equal(
      countsInWords({ anexo: 8, comentário: 628, página: 1, imagem: 2, 'item product': 18, '[gallery]': 3 }),
      '8 anexos, 628 comentários, 1 página, 2 imagens, 18 itens product, 3 [gallery]',
    )
    assert.equal(
      countsInWords({ HTML: 1, 'item product_variation': 1, 'arquivo de imagem': 1_200, 'arquivo .csv': 1 }),
      '1 marca de HTML, 1 item product_variation, 1.200 arquivos de imagem, 1 arquivo .csv',
    )
  })
})
