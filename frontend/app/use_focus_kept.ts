import { useEffect } from 'react'

/** What a keyboard or a screen reader can go on from: a group, list or section with words of its own. */
const GOES_ON = 'li, ul, ol, form, fieldset, search, section, [role], main'

function ancestorsOf(element: Element): Element[] {
  const found = []
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each)
  return found
}

function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** What lies over the page and keeps the focus by itself. */
const LAYERS = '[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]'

/** Whether somebody at the keyboard stands nowhere, since what they were on has gone. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * When what has the focus goes away (a filter's chip, a button that has done its work), the nearest thing around it
 * that is still there takes the focus, so that the keyboard goes on from there and not from the top of the page.
 * Whoever moves the focus on purpose, as a dialog does that closes, is waited for.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null
    let around: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      around = ancestorsOf(target)
    }
    const goOn = () => {
      if (!last || last.isConnected || !isNowhere() || document.querySelector(LAYERS)) return
      const next = around.find((each) => each.isConnected && each.matches(GOES_ON))
      if (next instanceof HTMLElement) focusQuietly(next)
    }
    const watch = new MutationObserver(() => {
      if (last && !last.isConnected && isNowhere()) setTimeout(goOn)
    })
    document.addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}
