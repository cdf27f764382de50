import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AcceptedPlugin, AtRule, Declaration, Rule } from 'postcss'

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

function usedClassPrefixes(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  )
  const names = new Set(
    sources.flatMap((path) => namesImportedFrom(readFileSync(join(folder, path), 'utf8'))),
  )
  return [...names, ...[...names].flatMap((name) => ALSO_NEEDS[name] ?? [])]
}

function isUsed(selector: string, prefixes: readonly string[]): boolean {
  if (BREAKPOINT_CLASS.test(selector) || UNUSED_THEME_CHOICE.test(selector)) return false
  return [...selector.matchAll(COMPONENT_CLASS)].every(([, name = '']) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  )
}

function trimRule(rule: Rule, prefixes: readonly string[]): void {
  const kept = rule.selectors.filter((selector) => isUsed(selector, prefixes))
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
 * layout that changes with the width is written in our own style sheets.
 */
export function keepOnlyUsedRadixStyles(folder: string): AcceptedPlugin {
  const prefixes = usedClassPrefixes(folder)
  return {
    postcssPlugin: 'keep-only-used-radix-styles',
    Once(root) {
      root.walkAtRules((rule) => {
        if (isWideGamut(rule) || isSystemFontAlias(rule)) rule.remove()
      })
      root.walkRules((rule) => trimRule(rule, prefixes))
      root.walkDecls(trimDeclaration)
      root.walkAtRules('media', (rule) => {
        if (rule.nodes?.length === 0) rule.remove()
      })
    },
  }
}
