import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedPlugin, AtRule, Declaration, Rule } from 'postcss'
import { isOfWorkspace } from './workspace_files.ts'

/** What a Radix component's own styles lean on besides the classes that carry its name. */
const ALSO_NEEDS: Readonly<Record<string, readonly string[]>> = {
  AlertDialog: ['BaseDialog'],
  Button: ['BaseButton', 'Spinner'],
  Callout: ['Text'],
  Card: ['BaseCard'],
  Checkbox: ['BaseCheckbox'],
  CheckboxGroup: ['BaseCheckbox'],
  Dialog: ['BaseDialog'],
  DropdownMenu: ['BaseMenu', 'ScrollArea', 'PopperContent'],
  IconButton: ['BaseButton', 'Spinner'],
  Popover: ['PopperContent'],
  RadioGroup: ['BaseRadio'],
  Select: ['BaseMenu', 'ScrollArea', 'PopperContent'],
  TabNav: ['BaseTab'],
  Tabs: ['BaseTab'],
  Tooltip: ['PopperContent', 'Text'],
}

/** The one sheet that repeats what the public one has already sorted; the others of the workspace are our own. */
const RADIX_OF_WORKSPACE = /[\\/]ui[\\/]workspace[\\/]workspace\.css$/

const RADIX_IMPORT = /import \{([^}]+)\} from '@radix-ui\/themes'/g
const COMPONENT_CLASS = /\.rt-([A-Z]\w*)/g
const BREAKPOINT_CLASS = /\.-?(?:xs|sm|md|lg|xl)\\:/
const UNUSED_THEME_CHOICE =
  /data-(?:gray-color='(?!sage)|scaling='(?!100%)|radius='(?!large|full|none)|accent-color='(?!teal|gray|red|amber|green))/

const COLOUR_SCALES =
  'gray|mauve|slate|sage|olive|sand|tomato|red|ruby|crimson|pink|plum|purple|violet|iris|indigo|blue|cyan|teal|jade|green|grass|brown|orange|sky|mint|lime|yellow|amber|gold|bronze'
const USED_SCALES = 'gray|sage|teal|red|amber|green'
const UNUSED_COLOUR = new RegExp(`^--(?!${USED_SCALES})(?:${COLOUR_SCALES})-`)

function namesImportedFrom(source: string): string[] {
  return [...source.matchAll(RADIX_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.trim()),
  )
}

function usedClassPrefixes(folder: string, isMeant: (path: string) => boolean): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && isMeant(path),
  )
  const names = new Set(
    sources.flatMap((path) => namesImportedFrom(readFileSync(join(folder, path), 'utf8'))),
  )
  return [...names, ...[...names].flatMap((name) => ALSO_NEEDS[name] ?? [])]
}

/** The class prefixes of one style sheet: what is meant for it and not already in `elsewhere`. */
interface Selection {
  prefixes: readonly string[]
  elsewhere: readonly string[]
}

function isUsed(selector: string, { prefixes, elsewhere }: Selection): boolean {
  if (BREAKPOINT_CLASS.test(selector) || UNUSED_THEME_CHOICE.test(selector)) return false
  const names = [...selector.matchAll(COMPONENT_CLASS)].map(([, name = '']) => name)
  const isAmong = (some: readonly string[]) =>
    names.every((name) => some.some((prefix) => name.startsWith(prefix)))
  return isAmong(prefixes) && !(elsewhere.length > 0 && isAmong(elsewhere))
}

function trimRule(rule: Rule, selection: Selection): void {
  const kept = rule.selectors.filter((selector) => isUsed(selector, selection))
  if (kept.length === 0) rule.remove()
  else rule.selectors = kept
}

function trimDeclaration(declaration: Declaration): void {
  if (UNUSED_COLOUR.test(declaration.prop)) declaration.remove()
}

const isSystemFontAlias = (rule: AtRule) => rule.name === 'font-face' && rule.toString().includes('(Custom)')
const isWideGamut = (rule: AtRule) => rule.name === 'supports' && rule.params.includes('display-p3')

/**
 * Radix Themes ships the styles of every component, colour and breakpoint (82 KB gzip). This keeps what the
 * screens under `folder` import by name; responsive object props (`size={{ md: '3' }}`) are left out, since
 * layout that changes with the width is written in our own style sheets. The style sheet of the workspace
 * (the screens of who is logged in) holds what only they use, and is loaded after the public one.
 */
export function keepOnlyUsedRadixStyles(folder: string): AcceptedPlugin {
  const everyone = usedClassPrefixes(folder, (path) => !isOfWorkspace(path))
  const members = usedClassPrefixes(folder, isOfWorkspace)
  return {
    postcssPlugin: 'keep-only-used-radix-styles',
    Once(root) {
      const file = root.source?.input.file ?? ''
      const selection = {
        prefixes: isOfWorkspace(file) ? [...everyone, ...members] : everyone,
        elsewhere: RADIX_OF_WORKSPACE.test(file) ? everyone : [],
      }
      root.walkAtRules((rule) => {
        if (isWideGamut(rule) || isSystemFontAlias(rule)) rule.remove()
      })
      root.walkRules((rule) => trimRule(rule, selection))
      root.walkDecls(trimDeclaration)
      root.walkAtRules('media', (rule) => {
        if (rule.nodes?.length === 0) rule.remove()
      })
    },
  }
}
