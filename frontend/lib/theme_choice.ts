import { readStored, store } from './device_storage.ts'

export type ThemeChoice = 'system' | 'light' | 'dark'

/** Of the browser's own bars, which know no variables: the ground of the page, `--color-background`. */
export const THEME_COLORS = { light: '#ffffff', dark: '#101211' }

const KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Runs before the first paint, so that a remembered or dark theme never flashes. */
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

/** Remembers the choice; a browser that refuses storage keeps it until the page is left. */
export function rememberThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice)
  store(KEY, choice)
}

const followSystem = () => applyThemeChoice(readThemeChoice())

/** Follows the system while the choice is 'system'. Returns how to stop. */
export function followSystemTheme(): () => void {
  const system = matchMedia(DARK_SYSTEM)
  system.addEventListener('change', followSystem)
  return () => system.removeEventListener('change', followSystem)
}
