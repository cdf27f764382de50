import type { Plugin } from 'vite'

const IMPORT = /\bimport\((?=(["'`])\.\/[\w.-]+\1\))/g

/** Lets every `import()` of the build call `importFile` (loading/lazy_import.ts), which can try again in every browser. */
export function buildImports(): Plugin {
  return {
    name: 'build-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const before = chunks.map(({ code }) => code)
        for (const chunk of chunks) chunk.code = chunk.code.replace(IMPORT, 'importFile(')
        if (chunks.every(({ code }, index) => code === before[index]))
          this.error('No import() of the build was found; build_imports.ts looks for another form of it.')
      },
    },
  }
}
