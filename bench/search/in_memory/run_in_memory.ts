/** A process of its own for one index in memory: told the engine, the rows and the queries, it answers what it measured. */
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { rankOf } from '#domain/professionals/ranking.ts'
import { municipalitiesOfBrazil } from '#infrastructure/brazil/municipality_source.ts'
import { benchPeople, type BenchPerson } from '../../data/bench_people.ts'
import { measure } from '../measure.ts'
import { tellingWords } from '../rivals/telling_words.ts'
import { flexSearchEngine } from './flexsearch_engine.ts'
import type { MemoryAnswer, MemoryTask } from './measure_in_memory.ts'
import { miniSearchEngine } from './minisearch_engine.ts'

const ENGINES = { MiniSearch: miniSearchEngine, FlexSearch: flexSearchEngine }
const PAGE = 60
const insurerNames = new Map<number, string>(INSURERS.map(({ id, name }) => [id, name]))

process.once('message', (task: MemoryTask) => {
  void run(task).then((answer) => process.send?.(answer, () => process.disconnect()))
})

async function run({ engine, rows, kinds }: MemoryTask): Promise<MemoryAnswer> {
  const start = performance.now()
  const index = ENGINES[engine]()
  const ids = fill(rows, (number, text) => index.add(number, text))
  const seconds = (performance.now() - start) / 1000
  const find = async (q: string) =>
    index.find(tellingWords(q).join(' '), PAGE).map((number) => ids[number] ?? '')
  const measured: MemoryAnswer['measured'] = {}
  for (const [kind, queries] of Object.entries(kinds)) measured[kind] = await measure(find, queries, 1)
  return { seconds, megabytes: process.memoryUsage.rss() / 2 ** 20, measured }
}

/** Returns the ids by number. */
function fill(rows: number, add: (number: number, text: string) => void): string[] {
  const people = Array.from(benchPeople(rows, municipalitiesOfBrazil()), (person) => ({
    id: person.id,
    rank: rankOf(person),
    text: textOf(person),
  }))
  people.sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
  for (const [number, { text }] of people.entries()) add(number, text)
  return people.map(({ id }) => id)
}

function textOf({ name, lastname, specialty, municipality, insurerIds }: BenchPerson): string {
  const insurers = insurerIds.map((id) => insurerNames.get(id) ?? '')
  return [name, lastname, specialty, municipality.name, municipality.state, ...insurers].join(' ')
}
