import { readStored, store } from './device_storage.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** For the browser's own bars, which know no CSS variables: the page's `--color-background`. */
export const THEME_COLORS = { light: '#ffffff', dark: '#101211' }

const KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Runs before the first paint, so that the wrong theme never flashes. */
export const APPLY_THEME_SCRIPT = `(function(){var c;try{c=localStorage.getItem('${KEY}')}catch(e){}
var d=c==='dark'||(c!=='light'&&matchMedia('${DARK_SYSTEM}').matches);
document.documentElement.className=d?'dark':'light'})()`

function isThemeChoice(value: string | null): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system'
}

export function readThemeChoice(): ThemeChoice {
  const stored = readStored(KEY)
  return isThemeChoice(stored) ? stored : 'system'
}

function applyThemeChoice(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && matchMedia(DARK_SYSTEM).matches)
  document.documentElement.className = dark ? 'dark' : 'light'
}

/** Stores the choice; without storage it lasts until the page is closed. */
export function rememberThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  store(KEY, choice)
}

const followSystem = () => applyThemeChoice(readThemeChoice())

/** Follows the system while the choice is 'system'. Returns a function that stops it. */
export function followSystemTheme(): () => void {
  const system = matchMedia(DARK_SYSTEM)
  system.addEventListener('change', followSystem)
  return () => system.removeEventListener('change', followSystem)
}
