import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse, type AcceptedPlugin, type AtRule, type Declaration, type Root, type Rule } from 'postcss'
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

/** From the library, or from what draws the same without its code. */
const RADIX_IMPORT = /import \{([^}]+)\} from '(?:@radix-ui\/themes|[^']+\/button\.tsx)'/g
const COMPONENT_CLASS = /\.rt-([A-Z]\w*)/g
const BREAKPOINT_CLASS = /\.-?(?:xs|sm|md|lg|xl)\\:/
/** Other names of `.light` and `.dark`, and the variant that no design of ours has. */
const UNUSED_NAME = /\.(?:(?:light|dark)-theme|rt-variant-classic)\b/
/** Of margins and paddings, by the letters of their property: `mb`, `px`. */
const SPACE_CLASS = /\.-?rt-r-([mp][xytrbl]?)(?=-|$)/
const SPACE_PROPERTY = /\s([mp][xytrbl]?)=["{]/g
/** What is excluded, and what is one of several. */
const NOT_DEMANDED = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g
const READ_PROPERTY = /var\(\s*(--[\w-]+)/g
const NAMED_PROPERTY = /--[\w-]+/g
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

/** What the sources of the screens say of what they use. */
interface Sources {
  everyone: readonly string[]
  members: readonly string[]
  /** Margins and paddings, by the letters of their property. */
  spaces: ReadonlySet<string>
  /** Custom properties that a source names. */
  properties: ReadonlySet<string>
}

function withNeeded(names: ReadonlySet<string>): string[] {
  return [...names, ...[...names].flatMap((name) => ALSO_NEEDS[name] ?? [])]
}

function readSources(folder: string): Sources {
  const everyone = new Set<string>()
  const members = new Set<string>()
  const spaces = new Set<string>()
  const properties = new Set<string>()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of paths.filter((each) => /\.(?:css|tsx?)$/.test(each))) {
    const source = readFileSync(join(folder, path), 'utf8')
    const named = path.endsWith('.css') ? READ_PROPERTY : NAMED_PROPERTY
    for (const [whole, name = whole] of source.matchAll(named)) properties.add(name)
    if (!path.endsWith('.tsx')) continue
    for (const name of namesImportedFrom(source)) (isOfWorkspace(path) ? members : everyone).add(name)
    for (const [, name = ''] of source.matchAll(SPACE_PROPERTY)) spaces.add(name)
  }
  return { everyone: withNeeded(everyone), members: withNeeded(members), spaces, properties }
}

/** The class prefixes of one style sheet: what is meant for it and not already in `elsewhere`. */
interface Selection {
  prefixes: readonly string[]
  elsewhere: readonly string[]
  spaces: ReadonlySet<string>
}

function isUsed(selector: string, { prefixes, elsewhere, spaces }: Selection): boolean {
  if (BREAKPOINT_CLASS.test(selector) || UNUSED_THEME_CHOICE.test(selector)) return false
  const demanded = selector.replaceAll(NOT_DEMANDED, '')
  const [, space] = SPACE_CLASS.exec(demanded) ?? []
  if (UNUSED_NAME.test(demanded) || (space && !spaces.has(space))) return false
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

function trim(root: Root, selection: Selection): void {
  root.walkAtRules((rule) => {
    if (isWideGamut(rule) || isSystemFontAlias(rule)) rule.remove()
  })
  root.walkRules((rule) => trimRule(rule, selection))
  root.walkDecls(trimDeclaration)
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

function propertiesReadIn(root: Root): Set<string> {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(READ_PROPERTY)) read.add(name)
  })
  return read
}

/** Removes custom properties that nothing reads, and those that only they read. */
function dropUnread(root: Root, readElsewhere: readonly ReadonlySet<string>[]): void {
  for (let hasDropped = true; hasDropped;) {
    hasDropped = false
    const read = propertiesReadIn(root)
    root.walkDecls(/^--/, (declaration) => {
      if ([read, ...readElsewhere].some((some) => some.has(declaration.prop))) return
      declaration.remove()
      hasDropped = true
    })
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** What the workspace's sheet reads of the public one, which is loaded before it. */
function propertiesOfWorkspace(prefixes: readonly string[], spaces: ReadonlySet<string>): Set<string> {
  const path = createRequire(import.meta.url).resolve('@radix-ui/themes/components.css')
  const root = parse(readFileSync(path, 'utf8'))
  trim(root, { prefixes, elsewhere: [], spaces })
  return propertiesReadIn(root)
}

/**
 * Radix Themes ships the styles of every component, colour and breakpoint (82 KB gzip). This keeps what the
 * screens under `folder` import by name, the margins and paddings they ask for, and the custom properties that
 * something reads; responsive object props (`size={{ md: '3' }}`) are left out, since layout that changes with the
 * width is written in our own style sheets. The style sheet of the workspace (the screens of who is logged in) holds
 * what only they use, and is loaded after the public one.
 */
export function keepOnlyUsedRadixStyles(folder: string): AcceptedPlugin {
  const { everyone, members, spaces, properties } = readSources(folder)
  const prefixes = [...everyone, ...members]
  const ofWorkspace = propertiesOfWorkspace(prefixes, spaces)
  return {
    postcssPlugin: 'keep-only-used-radix-styles',
    Once(root) {
      const file = root.source?.input.file ?? ''
      trim(root, {
        prefixes: isOfWorkspace(file) ? prefixes : everyone,
        elsewhere: RADIX_OF_WORKSPACE.test(file) ? everyone : [],
        spaces,
      })
      dropUnread(root, [properties, ofWorkspace])
    },
  }
}
