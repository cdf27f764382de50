import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { offlineBuild } from './bundling/offline_build.ts'
import { radixStyles } from './bundling/radix_styles.ts'
import { isOfWorkspace } from './bundling/workspace_files.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const OF_REACT = /node_modules\/(?:react|react-dom|scheduler)\//
const EVERY_PAGE = /node_modules\/(?:react-router|react-router-dom|@tanstack)\//

/** The entry waits for the screen, which needs what is shared: in one file they would wait for each other. */
const isNotEntry = (id: string) => !id.endsWith('/app/entry_client.tsx')

const isPublicStyle = (id: string) => /\.css(?:$|\?)/.test(id) && !isOfWorkspace(id)

/** Rules and shapes, which do nothing by being imported: a chunk needs no other for their sake. */
const IS_PURE = /\/backend\/(?:domain|contract)\//

/** One chunk for the modules of a folder that several screens load, without what they need in turn. */
const folderChunk = (name: string, test: RegExp, minShareCount: number) => ({
  ...{ name, test, minShareCount },
  includeDependenciesRecursively: false,
})

/** The bundler parts what screens load; these keep together what would be many small files. */
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
        { name: 'react', tags: ['$initial'], test: OF_REACT },
        { name: 'router', tags: ['$initial'], test: EVERY_PAGE },
        { name: 'styles', test: isPublicStyle },
        { name: 'shared', tags: ['$initial'], test: isNotEntry },
        folderChunk('icons', /\/lucide-react\//, 5),
        folderChunk('lists', /\/frontend\/ui\/lists\//, 2),
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
