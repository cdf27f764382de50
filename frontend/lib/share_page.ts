export interface SharedPage {
  name: string
  url: string
}

/** A WhatsApp message to whomever the reader chooses, with the page's name and address and nothing about its reader. */
export function shareLink({ name, url }: SharedPage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name} – ${url}`)}`
}

export function canShareNatively(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the device's own share sheet, and WhatsApp where the device refuses. A closed sheet is no failure. */
export async function shareNatively(page: SharedPage) {
  try {
    await navigator.share({ title: page.name, url: page.url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    window.location.assign(shareLink(page))
  }
}

/** Puts the address where it can be pasted from; false where the browser refuses. */
export async function copyAddress({ url }: SharedPage): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
