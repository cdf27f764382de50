import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { keepOnlyUsedRadixStyles } from './styles/radix_subset.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  appType: 'custom',
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  resolve: { conditions: [...defaultClientConditions] },
  css: { postcss: { plugins: [keepOnlyUsedRadixStyles(here)] } },
  optimizeDeps: { entries: ['app/entry_client.tsx', 'features/**/*.tsx'] },
  ssr: { noExternal: command === 'build' || undefined, resolve: { conditions: [...defaultServerConditions] } },
  build: {
    outDir: '../build/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { input: 'app/entry_client.tsx' },
  },
}))
