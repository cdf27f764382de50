import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ALIASES: Readonly<Record<string, string>> = {
  '#domain': 'backend/domain',
  '#application': 'backend/application',
  '#contract': 'backend/infrastructure/http/contract',
  '#infrastructure': 'backend/infrastructure',
  '#search': 'search',
  '#cli': 'cli',
  '#frontend': 'frontend',
}

const IMPORTS = /^(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/gm
const UNIT_SPEC = /(?<!\.(?:database|api|cli))\.spec\.tsx?$/

/**
 * The unit specs that load a file, however far down: first those whose path is most like its own, its own spec before
 * its folder's, and of the rest those with the fewest imports between.
 */
export function specsByDistance(files: readonly string[]): (file: string) => string[] {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file])
  return (file) => {
    const reached = new Set([file])
    for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer)
    return [...reached]
      .filter((each) => UNIT_SPEC.test(each))
      .toSorted((one, other) => sharedStart(other, file) - sharedStart(one, file))
  }
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, plain, lazy]) => {
    const written = plain ?? lazy ?? ''
    if (written.startsWith('.')) return [join(dirname(file), written)]
    const alias = /^#\w+/.exec(written)?.[0] ?? ''
    const folder = ALIASES[alias]
    return folder ? [folder + written.slice(alias.length)] : []
  })
}
