import { isLeft, markLeft } from './inline_scripts.ts'

/** In the session storage: the path for which the document was loaded anew. */
const RELOADED = 'reloaded'

let isLost = false

/** Whether code of this document did not come; only another document can get it. */
export const isCodeLost = (): boolean => isLost

/** False where the last one was for the same path, so that nothing loops. */
function isFirstFor(path: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === path) return false
    sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    return false
  }
}

/** Forms with unsaved input prevent this event. */
const isAllSaved = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/**
 * Where code of the build does not come, as after a deploy, loads once the document of the page that is wanted: that of a
 * link that was clicked, or this one. `nextPath` returns the path of the navigation under way.
 */
export function leaveForLostCode(nextPath: () => string | undefined): void {
  window.addEventListener('vite:preloadError', () => {
    isLost = true
    const here = location.pathname + location.search + location.hash
    const wanted = nextPath() ?? here
    const mayLeave = navigator.onLine && (wanted !== here || isAllSaved())
    if (!mayLeave || !isFirstFor(wanted)) return
    markLeft()
    if (wanted === here) location.reload()
    else location.assign(wanted)
  })
}

/** Loads code on demand; never ends where the document is about to be replaced for it. */
export async function codeOf<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (isLeft()) return new Promise(() => undefined)
    throw error
  }
}
