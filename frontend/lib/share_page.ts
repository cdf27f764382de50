export interface SharedPage {
  name: string
  url: string
}

/** A WhatsApp message to a contact of the reader's choice, with the page's name and URL only. */
export function shareLink({ name, url }: SharedPage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name} – ${url}`)}`
}

export function canShareNatively(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the device's share dialog, or WhatsApp if that fails. Closing the dialog is no failure. */
export async function shareNatively(page: SharedPage) {
  try {
    await navigator.share({ title: page.name, url: page.url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    window.location.assign(shareLink(page))
  }
}

/** Copies the URL to the clipboard; returns false if the browser refuses. */
export async function copyAddress({ url }: SharedPage): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
