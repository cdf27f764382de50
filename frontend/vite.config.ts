import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Plugin,
  type Rolldown,
} from 'vite'
import { offlineBuild } from './app/offline/offline_build.ts'
import { keepOnlyUsedRadixStyles } from './styles/radix_subset.ts'
import { isOfWorkspace } from './styles/workspace_files.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The router's package names its development build alone, which warns of mistakes; this is its other one. */
const router = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url))
const ROUTER = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
]

/** A component's name in the developer tools would keep it in the build, also where nothing uses it. */
const withoutToolNames: Plugin = {
  name: 'without-tool-names',
  transform: {
    filter: { id: /react-router\/dist/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.forwardRef\()/gm, '/* @__PURE__ */ '),
  },
}

const EVERY_PAGE = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
/** Of reading many things at once and of sending, which only what is opened later does. */
const OF_LATER = /@tanstack\/.*\/(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js/
const isOfEveryPage = (id: string) => EVERY_PAGE.test(id) && !OF_LATER.test(id)
const OUR_OWN = /\/(?:frontend\/(?:app|api|lib|ui|paths)|backend\/domain)\b|node_modules\/lucide-react\//

const OF_FORMS =
  /\/(?:ui\/(?:masked_input|form_field|password_field|account_card|text_input)|lib\/(?:input_masks|field_errors|resolver_of|typed_slug)|catalogue\/license|professionals\/(?:registration_number|social_links)|shared\/(?:email|web_address)|components\/text-field|api\/accounts)\b/
/** What screens of who is logged in ask for and show. */
const OF_MEMBERS =
  /\/(?:api\/(?:admin_\w+|audit|own_\w+|dashboard|contacts|verifications)|reviews\/objections|leads\/lead_status|professionals\/professional_views|lib\/screen_guards)\b/
/** Icons that no public page shows, in one file of their own. */
const OF_MEMBERS_ICONS =
  /\/lucide-react\/.*\/icons\/(?:arrow-left|circle-check|circle-dashed|eye-off|hand-coins|shield-x|star|trash)\.mjs/
const OF_LAYERS = /\/ui\/portal_theme\b/

/** What reading needs. Forms and what lies over a page bring heavy libraries, and come only when they are opened. */
const isOfReading = (id: string) =>
  OUR_OWN.test(id) &&
  ![OF_FORMS, OF_MEMBERS, OF_MEMBERS_ICONS, OF_LAYERS].some((some) => some.test(id)) &&
  !isOfWorkspace(id)
/** The entry waits for the screen, which needs what is shared: in one file they would wait for each other. */
const isNotEntry = (id: string) => !id.endsWith('/app/entry_client.tsx')

const isOfWorkspaceUi = (id: string) => /\/ui\/workspace\//.test(id)
const isPublicStyle = (id: string) => /\.css(?:$|\?)/.test(id) && !isOfWorkspace(id)

/** Rules and shapes, which do nothing by being imported: a chunk needs no other for their sake. */
const IS_PURE =
  /\/backend\/(?:domain|infrastructure\/http\/contract)\/|\/frontend\/(?:api|features|lib|ui)\/.*\.ts$/

const isIcon = (id: string) => /\/lucide-react\/.*\/icons\//.test(id)

const PUBLIC = ['home', 'specialty', 'specialties', 'profile', 'blog', 'blog_post']
const screenOf = (id: string) => /\/(\w+)_screen\.tsx$/.exec(id)?.[1]
const reachedFrom = new Map<string, ReadonlySet<string>>()

/** The code on demand that imports the module, by itself or through others. */
function demandsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const known = reachedFrom.get(id)
  if (known) return known
  const demands = new Set<string>()
  reachedFrom.set(id, demands)
  const info = context.getModuleInfo(id)
  if (info && info.dynamicImporters.length > 0) demands.add(id)
  for (const importer of info?.importers ?? [])
    for (const demand of demandsOf(importer, context)) demands.add(demand)
  return demands
}

/** A chunk for what three public screens share, one for what two do, and one beside the screen for the rest that others ask for later. */
function publicChunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const demands = [...demandsOf(id, context)]
  if (demands.includes(id)) return null
  const screens = demands.flatMap((demand) => screenOf(demand) ?? [])
  const open = PUBLIC.filter((screen) => screens.includes(screen))
  if (open.length > 2) return 'screens'
  if (open.length === 2) return open.join('_and_')
  return open.length === 1 && screens.length === 1 && demands.length > 1 ? `of_${open[0]}` : null
}

/** A few larger chunks instead of dozens of tiny ones: fewer requests, and they compress better together. */
const CLIENT_OUTPUT = {
  input: 'app/entry_client.tsx',
  treeshake: { moduleSideEffects: [{ test: IS_PURE, sideEffects: false }] },
  output: {
    codeSplitting: {
      groups: [
        { name: 'react', test: isOfEveryPage },
        { name: 'styles', test: isPublicStyle },
        { name: 'shared', tags: ['$initial'], test: isNotEntry },
        { name: 'icons', test: OF_MEMBERS_ICONS },
        {
          name: publicChunkOf,
          test: (id: string) => isOfReading(id) && !isIcon(id),
          includeDependenciesRecursively: false,
        },
        {
          name: 'icons',
          test: isIcon,
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: 1200,
        },
        { name: 'workspace', test: isOfWorkspaceUi, minShareCount: 2, includeDependenciesRecursively: false },
      ],
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  appType: 'custom',
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    /** Known while building, so that what only the server does is left out of the browser's code. */
    ...(command === 'build' && { 'typeof document': JSON.stringify(isSsrBuild ? 'undefined' : 'object') }),
  },
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), offlineBuild(here), ...(command === 'build' ? [withoutToolNames] : [])],
  resolve: {
    conditions: [...defaultClientConditions],
    alias: command === 'build' ? ROUTER : [],
  },
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
