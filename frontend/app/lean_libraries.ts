import type { Plugin } from 'vite'

/** The file that contains nearly all of React Router; its name holds a hash. */
const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/
const IS_WHOLE = 'function RouterProvider('

/**
 * Edits that let the bundler drop unused parts of that file: side effects at load time, names and warnings for
 * developers, and branches that this site never takes (routes without data, server components, view transitions).
 */
const CHANGES: readonly (readonly [found: RegExp, instead: string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^( *)(?:warning|warnOnce)\(\n[\s\S]*?\n\1\);$/gm, ''],
  [/^ +warning\(activeRef\.current, navigateEffectWarning\);$/gm, ''],
  [/match\.route\.errorElement \|\| defaultErrorElement/, 'match.route.errorElement'],
  [/^ +if \(useTransitions === true\) \{\n.* getOptimisticRouterState\(.*\n +\}$/gm, ''],
  [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  [
    /^try \{\n {2}if \(isBrowser2\) \{\n {4}window\.__reactRouterVersion = [^}]*\}\n\} catch \(e\) \{\n\}$/m,
    '',
  ],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateStable()'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  [/\bif \(this\.context\b/g, 'if (false'],
  [/= useIsRSCRouterContext\(\)/, '= false'],
  [
    /^ {6}if \(reactDomFlushSyncImpl && flushSync\) \{\n {8}reactDomFlushSyncImpl\(\(\) => \{\n[\s\S]*?(?=^ {4}\},\n {4}\[\n {6}router\.window,)/m,
    '',
  ],
  [
    /^ {2}React3\.useEffect\(\(\) => \{\n {4}if \(vtContext[\s\S]*?(?=^ {2}let navigator = React3\.useMemo)/m,
    '',
  ],
]

const ICON_MAKER = /\/createLucideIcon\.mjs$/

/**
 * Drops the parts of React Router and lucide-react that no screen uses from the browser's code. Fails the build when an
 * edit no longer matches a library.
 */
export function leanLibraries(here: string): Plugin {
  const missing = new Set(['the bundle of React Router', 'what makes an icon of lucide-react'])
  const [router = '', icons = ''] = missing
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: ICON_MAKER },
      handler() {
        missing.delete(icons)
        return `${here}ui/lucide_icon.ts`
      },
    },
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes(IS_WHOLE)) return null
        missing.delete(router)
        let lean = code
        for (const [found, instead] of CHANGES) {
          const before = lean
          lean = lean.replace(found, instead)
          if (lean === before) missing.add(`${found}`)
        }
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      this.error(
        `A library has changed; lean_libraries.ts looks in vain for ${[...missing].join(' and for ')}.`,
      )
    },
  }
}
