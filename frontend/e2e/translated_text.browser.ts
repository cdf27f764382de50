import { expect, test } from './support/test.ts'

test('survives a translator that replaces texts @phone', async ({ page, open }) => {
  await open('/acessibilidade')

  const seen = await page.evaluate(() => {
    /** 'Filtros' and ' (1)' beside each other, as React makes them. */
    const aButton = () => {
      const button = document.createElement('button')
      button.append('Filtros', ' (1)')
      const [label, count] = button.childNodes
      if (!label || !count) throw new Error('The texts are missing.')
      return { button, label, count }
    }
    const wrap = (text: ChildNode, words: Node | string) => {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(words)
    }
    const held = aButton()
    wrap(held.count, held.count)
    held.button.removeChild(held.count)
    const replaced = aButton()
    wrap(replaced.count, ' (one)')
    replaced.button.removeChild(replaced.count)
    const before = aButton()
    wrap(before.label, before.label)
    before.button.insertBefore(document.createElement('i'), before.label)
    const last = aButton()
    wrap(last.label, 'Filters')
    last.button.insertBefore(document.createElement('i'), last.label)
    const usual = aButton()
    usual.button.insertBefore(document.createElement('i'), usual.count)
    usual.button.removeChild(usual.label)
    return [held, replaced, before, last, usual].map(({ button }) => button.innerHTML)
  })

  expect(seen).toEqual([
    'Filtros',
    'Filtros<font> (one)</font>',
    '<i></i><font>Filtros</font> (1)',
    '<font>Filters</font> (1)<i></i>',
    '<i></i> (1)',
  ])
})
