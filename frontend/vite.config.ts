import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite'
import { buildImports } from './app/build_imports.ts'
import { leanLibraries } from './app/lean_libraries.ts'
import { offlineBuild } from './app/offline/offline_build.ts'
import { keepOnlyUsedRadixStyles } from './styles/radix_subset.ts'
import { isOfWorkspace } from './styles/workspace_files.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const OF_REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const EVERY_PAGE = /node_modules\/(?:react-router|react-router-dom|@tanstack)\//
/** Of reading many things at once and of sending, which only what is opened later does. */
const OF_LATER = /@tanstack\/.*\/(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js/
const isOfEveryPage = (id: string) => EVERY_PAGE.test(id) && !OF_LATER.test(id)
const OUR_OWN = /\/(?:frontend\/(?:app|api|lib|ui|paths)|backend\/domain)\b|node_modules\/lucide-react\//

const OF_FORMS =
  /\/(?:ui\/(?:masked_input|city_input|form_field|password_field|account_card|text_input)|lib\/(?:input_masks|field_errors|resolver_of|typed_slug)|catalogue\/license|professionals\/(?:registration_number|social_links)|shared\/(?:email|web_address)|components\/text-field|api\/accounts)\b/
/** What screens of who is logged in ask for and show. */
const OF_MEMBERS =
  /\/(?:api\/(?:admin_\w+|audit|own_\w+|dashboard|contacts|queues|verifications)|reviews\/objections|leads\/lead_status|professionals\/professional_views|lib\/screen_guards)\b/
/** Icons that no public page shows, in one file of their own. */
const OF_MEMBERS_ICONS =
  /\/lucide-react\/.*\/icons\/(?:arrow-left|circle-check|circle-dashed|eye-off|hand-coins|shield-x|star|trash)\.mjs/
const OF_LAYERS = /\/ui\/portal_theme\b/

/** What reading needs. Forms and what lies over a page bring heavy libraries, and come only when they are opened. */
const isOfReading = (id: string) =>
  OUR_OWN.test(id) &&
  ![OF_FORMS, OF_MEMBERS, OF_MEMBERS_ICONS, OF_LAYERS].some((some) => some.test(id)) &&
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

/** What shows posts: 2 KB that whoever looks for a professional does without. */
const isOfPosts = (id: string) =>
  /\/ui\/(?:post\/|post_cover|post_card)|\/lib\/post_words\b|\/domain\/blog\/(?:sections|post_images)/.test(
    id,
  )

/** Small pieces of a profile that its forms need too: one file costs less than four. */
const OF_PROFILES =
  /\/features\/profile\/honeypot\b|\/lucide-react\/.*\/icons\/(?:pen-line|building-complex|message-square-text)\.mjs/

const isOfWorkspaceUi = (id: string) => /\/ui\/workspace\//.test(id)
const isPublicStyle = (id: string) => /\.css(?:$|\?)/.test(id) && !isOfWorkspace(id)

/** Rules and shapes, which do nothing by being imported: a chunk needs no other for their sake. */
const IS_PURE = /\/backend\/(?:domain|infrastructure\/http\/contract)\//

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
        { name: 'icons', test: OF_MEMBERS_ICONS },
        { name: 'profiles', test: OF_PROFILES, minShareCount: 2, includeDependenciesRecursively: false },
        { name: 'posts', test: isOfPosts, minShareCount: 2, includeDependenciesRecursively: false },
        { name: chunkOfReading, test: isOfReading, minShareCount: 3, includeDependenciesRecursively: false },
        { name: 'others', test: isOfReading, minShareCount: 3 },
        { name: 'workspace', test: isOfWorkspaceUi, minShareCount: 2, includeDependenciesRecursively: false },
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
  plugins: [react(), leanLibraries(here), buildImports(), offlineBuild(here)],
  resolve: { conditions: [...defaultClientConditions], alias: command === 'build' ? WITHOUT_WARNINGS : [] },
  css: { postcss: { plugins: [keepOnlyUsedRadixStyles(here)] } },
  optimizeDeps: { entries: ['app/entry_client.tsx', 'features/**/*.tsx'] },
  ssr: {
    ...(command === 'build' && { noExternal: true }),
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
