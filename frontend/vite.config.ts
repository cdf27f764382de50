import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { keepOnlyUsedRadixStyles } from './styles/radix_subset.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

const EVERY_PAGE = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
const OUR_OWN = /\/(?:frontend\/(?:app|api|lib|ui|paths)|backend\/domain)\b|node_modules\/lucide-react\//

/** A few larger chunks instead of dozens of tiny ones: fewer requests, and they compress better together. */
const CLIENT_OUTPUT = {
  input: 'app/entry_client.tsx',
  output: {
    codeSplitting: {
      groups: [
        { name: 'react', test: EVERY_PAGE },
        { name: 'shared', test: OUR_OWN, minShareCount: 3 },
      ],
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  appType: 'custom',
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  resolve: { conditions: [...defaultClientConditions] },
  css: { postcss: { plugins: [keepOnlyUsedRadixStyles(here)] } },
  optimizeDeps: { entries: ['app/entry_client.tsx', 'features/**/*.tsx'] },
  ssr: {
    noExternal: command === 'build' || undefined,
    resolve: { conditions: [...defaultServerConditions] },
  },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: isSsrBuild ? {} : CLIENT_OUTPUT,
  },
}))
