import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './find_mutants.ts'

interface Range {
  startOffset: number
  endOffset: number
  count: number
}

interface Script {
  url: string
  functions: { ranges: Range[] }[]
}

/** Returns the mutants whose position was executed, by the coverage that V8 wrote to `folder` (NODE_V8_COVERAGE). */
export function mutantsRun(folder: string, mutants: ReadonlyMap<string, Mutant[]>): Mutant[] {
  const scripts = new Map<string, Script[]>()
  for (const file of globSync(`${folder}/*.json`)) {
    const { result } = JSON.parse(readFileSync(file, 'utf8')) as { result: Script[] }
    for (const script of result) scripts.set(script.url, [...(scripts.get(script.url) ?? []), script])
  }
  return [...mutants].flatMap(([file, ofFile]) => {
    const counted = scripts.get(pathToFileURL(resolve(file)).href) ?? []
    return ofFile.filter(({ runsAt }) => counted.some((script) => timesRun(script, runsAt) > 0))
  })
}

/** Ranges are nested; the innermost holds the count. */
function timesRun({ functions }: Script, at: number): number {
  let innermost: Range | null = null
  for (const { ranges } of functions)
    for (const range of ranges)
      if (range.startOffset <= at && at < range.endOffset && (!innermost || size(range) <= size(innermost)))
        innermost = range
  return innermost?.count ?? 0
}

const size = ({ startOffset, endOffset }: Range): number => endOffset - startOffset
