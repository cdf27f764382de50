import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'

/**
 * Opens the address in a new tab, or in this one where the browser forbids new tabs. The page that opens learns
 * neither who opened it nor from where. `window.open` with `noopener` would hide whether it worked, so an empty
 * tab is opened, cut loose, and sent on by a link of its own.
 */
export function visitInNewTab(url: string) {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  followLink((tab ?? window).document, url)
}

function followLink(document: Document, url: string) {
  const link = document.createElement('a')
  link.href = url
  link.rel = STRANGER_LINK
  document.body.append(link)
  link.click()
  link.remove()
}
