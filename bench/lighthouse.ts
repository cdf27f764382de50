/**
 * Has Lighthouse judge the public pages as on a slow phone (its mobile preset, throttled) and prints the median of each
 * category. Ends with 1 where one is below 97 of performance or 100 of anything else.
 *   npm run lighthouse -- [--runs 5] [--url http://localhost:3333] [--only profile] [--categories accessibility,seo]
 * Without --url it starts a site of its own. Lighthouse is fetched by npx; Chromium is that of CHROMIUM_PATH or
 * /usr/bin/chromium. The processor is slowed down to a mid-range phone by what Lighthouse's own benchmark says of this
 * machine. Performance means something only on a machine with nothing else to do.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM, openSite } from './screens/site.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
/** It sometimes fails to record a page, and asks to be run again. */
const TRIES = 3
const LEAST: Readonly<Record<string, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  results: '/?q=cardiologista%20campinas',
  specialty: '/especialidades/cardiologista',
  city: '/especialidades/cardiologista/campinas-sp',
  profile: '/marina-lacerda-fontes',
  blog: '/blog',
  post: '/tudo-sobre/enxaqueca',
  login: '/login',
}
/** Pages that no search engine shall list say so, which is no fault of theirs. */
const UNLISTED: Readonly<Record<string, string>> = { login: 'is-crawlable' }

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    categories: { type: 'string', default: Object.keys(LEAST).join(',') },
  },
})
const categories = values.categories.split(',')
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const site = await openSite(values.url)
try {
  const slowdown = await slowdownHere(site.url)
  log(['', ...categories])
  for (const [name, path] of Object.entries(PAGES))
    if (name.includes(values.only)) await judge(name, site.url + path, slowdown)
} finally {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

interface Report {
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** Returns by how much to slow the processor down; the fastest of three benchmarks counts. */
async function slowdownHere(address: string): Promise<number> {
  const indexes: number[] = []
  for (let run = 0; run < 3; run++)
    indexes.push((await reportOn('calibration', address, 1)).environment.benchmarkIndex)
  const index = Math.max(...indexes)
  const slowdown = slowdownOf(index)
  log([`benchmark index ${index}: processor slowed down ${slowdown.toFixed(1)} times`])
  return slowdown
}

/**
 * Slowdown of a machine with this benchmark index to a mid-range phone, by the calculator that Lighthouse's guide to
 * throttling names: https://lighthouse-cpu-throttling-calculator.vercel.app
 */
function slowdownOf(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return Math.max(1, 1 + (index - 150) / 650)
}

async function judge(name: string, address: string, slowdown: number): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < Number(values.runs); run++) reports.push(await reportOn(name, address, slowdown))
  const scores = categories.map((category) =>
    medianOf(reports.map((report) => Math.round(100 * (report.categories[category]?.score ?? 0)))),
  )
  log([name, ...scores.map(String)])
  if (scores.every((score, order) => score >= (LEAST[categories[order] ?? ''] ?? 100))) return
  process.exitCode = 1
  for (const fault of faultsIn(reports)) log([`  ${fault}`])
}

async function reportOn(name: string, address: string, slowdown: number, tries = TRIES): Promise<Report> {
  const path = join(folder, 'report.json')
  const args = [address, '--quiet', '--output=json', `--output-path=${path}`, '--form-factor=mobile']
  args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`)
  const chromium = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const skipped = UNLISTED[name] ? [`--skip-audits=${UNLISTED[name]}`] : []
  const child = spawn(
    'npx',
    ['--yes', LIGHTHOUSE, ...args, chromium, `--only-categories=${values.categories}`, ...skipped],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0 && tries > 1) return reportOn(name, address, slowdown, tries - 1)
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${address}.`)
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  return report
}

/** What weighs in a category and was not passed in every run. */
function faultsIn(reports: readonly Report[]): Set<string> {
  const faults = new Set<string>()
  for (const { categories: judged, audits } of reports)
    for (const { id, weight } of Object.values(judged).flatMap(({ auditRefs }) => auditRefs)) {
      const audit = audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
        faults.add(`${id}: ${audit.title}`)
    }
  return faults
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

function log(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padEnd(16)).join('')}\n`)
}
