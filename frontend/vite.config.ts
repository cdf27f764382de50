import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite'
import { offlineBuild } from './bundling/offline_build.ts'
import { radixStyles } from './bundling/radix_styles.ts'
import { isOfWorkspace } from './bundling/workspace_files.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const OF_REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const EVERY_PAGE = /node_modules\/(?:react-router|react-router-dom|@tanstack)\//
/** Of reading many things at once and of sending, which only what is opened later does. */
const OF_LATER = /@tanstack\/.*\/(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js/
const isOfEveryPage = (id: string) => EVERY_PAGE.test(id) && !OF_LATER.test(id)
const OUR_OWN =
  /\/(?:frontend\/(?:app|api|lib|loading|ui|paths)|backend\/domain)\b|node_modules\/lucide-react\//

/** Matches the ids that contain one of these names, of a file, a folder or a package, from its first to its last letter. */
const filesOf = (...paths: string[]) => new RegExp(`/(?:${paths.join('|')})(?=[./])`)
const themes = (...names: string[]) => `themes/dist/esm/\\w+/(?:${names.join('|')})`
const radix = (...names: string[]) => `@radix-ui/(?:react-)?(?:${names.join('|')})`
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join('|')})`

/** What fields and buttons of Radix Themes are made of, and sending. */
const OF_CONTROLS = filesOf(
  ...['classnames', radix('compose-refs', 'slot'), 'mutationObserver', 'useMutation'],
  themes('as-child', 'color', 'prop-def', 'has-own-property', 'is-responsive-object', 'margin'),
  themes('get-responsive-styles', 'merge-styles', 'extract-props'),
)
const OF_INPUTS = filesOf(
  'ui/forms/text_input',
  themes('radius', 'padding', 'gap', 'flex', 'text-field', 'text-area'),
)
const OF_ZOD = filesOf('node_modules/zod', 'react-hook-form', '@hookform/resolvers')
/** What forms of accounts share with the workspace. It needs Zod, as nothing does that a visitor's page opens quickly. */
const OF_FORMS = filesOf(
  ...[
    'ui/forms/password_field',
    'ui/page/account_card',
    'lib/use_mailed_token',
    'lib/screen_guards',
    'api/accounts',
  ],
  ...['lib/field_errors', 'lib/typed_slug', 'contract/accounts', 'contract/professionals'],
  'professionals/(?:professional_views|social_links)',
)
/** Icons that no public screen shows with itself. */
const OF_ICONS = filesOf(
  icons(
    ...['arrow-left', 'circle-check', 'circle-dashed', 'eye-off', 'hand-coins', 'key-round', 'shield-x'],
    ...['star', 'trash'],
  ),
)
/** What a profile shares with the workspace and with dialogs. */
const OF_PROFILES = filesOf(
  ...['profile/honeypot', 'reviews/(?:objections|points)'],
  themes('width', 'height', 'leading-trim', 'text-align', 'text-wrap', 'truncate', 'weight', 'high-contrast'),
  themes('heading', 'text'),
  icons('pen-line', 'building-complex', 'message-square-text'),
)
/** What toasts, menus and dialogs need. */
const OF_LAYERS = filesOf(
  radix('primitive', 'context', 'presence', 'dismissable-layer', 'portal', 'visually-hidden'),
  radix('use-layout-effect', 'use-effect-event', 'use-controllable-state', 'use-callback-ref'),
)
const OF_DIALOGS = filesOf(
  'ui/overlays/portal_theme',
  radix('dialog', 'alert-dialog'),
  themes('dialog', 'alert-dialog'),
)
/** What screens of who is logged in share. */
const OF_WORKSPACE = filesOf(
  ...['ui/workspace', 'api/(?:admin_users|audit|own_profile|queues)', 'contract/profile'],
  ...['shared/audit', 'shared/profile_pieces', 'professionals/verification'],
  icons('undo-2', 'crown', 'pencil', 'arrow-up', 'arrow-down', 'file-spreadsheet'),
)
/** What shows posts: 2 KB that whoever looks for a professional does without. */
const OF_POSTS = filesOf(
  ...['ui/post', 'lib/post_words', 'blog/sections', 'blog/post_images'],
  icons('file-x', 'refresh-cw'),
)

/** What some forms and some screens of the workspace need: each is a file of its own. */
const ON_DEMAND = filesOf(
  ...['ui/forms/masked_input', 'ui/forms/city_input', 'ui/forms/form_field', 'lib/input_masks'],
  ...['catalogue/license', 'professionals/registration_number', 'shared/email', 'shared/web_address'],
  ...['api/(?:admin_\\w+|own_account|dashboard|contacts)', 'leads/lead_status', 'lib/sent_leads'],
)
/** What reading needs. Forms and what lies over a page bring heavy libraries, and come only when they are opened. */
const isOfReading = (id: string) =>
  OUR_OWN.test(id) &&
  ![OF_INPUTS, OF_FORMS, OF_ICONS, OF_PROFILES, OF_DIALOGS, OF_WORKSPACE, ON_DEMAND].some((some) =>
    some.test(id),
  ) &&
  !isOfWorkspace(id)

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Returns whether a screen loads the module with itself, directly or through other modules. */
function isLoadedBy(screen: string, id: string, graph: Graph): boolean {
  const importing = new Set([id])
  for (const each of importing)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) importing.add(importer)
  return [...importing].some((each) => each.endsWith(`/${screen}_screen.tsx`))
}

/** Lists of professionals and the search bar are a chunk of their own: a profile does not load them. */
function chunkOfReading(id: string, graph: Graph): string | null {
  if (!isLoadedBy('home', id, graph)) return null
  return isLoadedBy('profile', id, graph) ? 'screens' : 'lists'
}

/** The entry waits for the screen, which needs what is shared: in one file they would wait for each other. */
const isNotEntry = (id: string) => !id.endsWith('/app/entry_client.tsx')

const isPublicStyle = (id: string) => /\.css(?:$|\?)/.test(id) && !isOfWorkspace(id)

/** Rules and shapes, which do nothing by being imported: a chunk needs no other for their sake. */
const IS_PURE = /\/backend\/(?:domain|contract)\//

/** One chunk for what several screens load, without what it needs in turn. */
const sharedChunk = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
})

/** A few larger chunks instead of dozens of tiny ones: fewer requests, and they compress better together. */
const CLIENT_OUTPUT = {
  input: 'app/entry_client.tsx',
  treeshake: {
    moduleSideEffects: [{ test: IS_PURE, sideEffects: false }],
    propertyReadSideEffects: false,
  },
  output: {
    /** Every page loads a list of these names, which hardly compress. */
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: {
      groups: [
        { name: 'react', test: OF_REACT },
        { name: 'router', test: isOfEveryPage },
        { name: 'styles', test: isPublicStyle },
        { name: 'shared', tags: ['$initial'], test: isNotEntry },
        sharedChunk('controls', OF_CONTROLS),
        sharedChunk('inputs', OF_INPUTS),
        sharedChunk('zod', OF_ZOD),
        sharedChunk('forms', OF_FORMS),
        sharedChunk('icons', OF_ICONS),
        /** Toasts alone hide words from the eye, and would find that among the dialogs. */
        { name: 'layers', test: OF_LAYERS, includeDependenciesRecursively: false },
        sharedChunk('profiles', OF_PROFILES),
        sharedChunk('workspace', OF_WORKSPACE),
        sharedChunk('posts', OF_POSTS),
        { name: 'dialogs', test: OF_DIALOGS, minShareCount: 2 },
        { name: chunkOfReading, test: isOfReading, minShareCount: 3, includeDependenciesRecursively: false },
        { name: 'others', test: isOfReading, minShareCount: 3 },
      ],
    },
  },
}

/** React Router names its build with warnings for developers alone; the one without lies beside it. */
const routerFile = (name: string) => `${here}../node_modules/react-router/dist/production/${name}.mjs`
const WITHOUT_WARNINGS = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  appType: 'custom',
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    /** Known while building, so that what only the server does is left out of the browser's code. */
    ...(command === 'build' && { 'typeof document': JSON.stringify(isSsrBuild ? 'undefined' : 'object') }),
  },
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), offlineBuild(here)],
  resolve: { conditions: [...defaultClientConditions], alias: command === 'build' ? WITHOUT_WARNINGS : [] },
  css: { postcss: { plugins: radixStyles(here) } },
  optimizeDeps: { entries: ['app/entry_client.tsx', 'features/**/*.tsx'] },
  ssr: {
    ...(command === 'build' && { noExternal: true, external: ['exceljs'] }),
    resolve: { conditions: [...defaultServerConditions] },
  },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: isSsrBuild ? {} : CLIENT_OUTPUT,
  },
}))
