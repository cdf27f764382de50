/**
 * Does in the page what Google Translate does, without another language: every text, now and as it comes, is replaced by
 * a new one in two `font` elements, so that the text that React knows is no longer in the document. Runs in the browser.
 */
export function translatePage(): void {
  const UNTOUCHED = 'font, head, script, style, textarea, option, svg, [translate=no]'
  const isText = (node: Node): node is Text => node instanceof Text
  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTOUCHED) !== null) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = isText(node) ? [node] : []
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) translate(text)
  }
  translateAll(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translateAll(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
