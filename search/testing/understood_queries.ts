import type { InterpretedQuery, InterpretQuery } from '../interpret/interpret_query.ts'
import type { GeneratedQuery } from './generated_queries.ts'

/** Returns those of `asked` that are not read as expected. */
export async function wronglyRead(
  interpretQuery: InterpretQuery,
  asked: readonly GeneratedQuery[],
): Promise<GeneratedQuery[]> {
  const answers = await Promise.all(
    asked.map(async (query) => ({ query, read: await interpretQuery.execute(query.input) })),
  )
  return answers.filter(({ query, read }) => !isRight(query, read)).map(({ query }) => query)
}

/** A misspelt specialty that could be two is right if the other one is offered. */
function isRight({ kind, expected }: GeneratedQuery, read: InterpretedQuery): boolean {
  const { specialty, ...others } = { insurance: null, city: null, state: null, text: '', ...expected }
  const othersAreRight = Object.entries(others).every(
    ([field, value]) => read[field as keyof typeof others] === value,
  )
  const mayBeOffered = kind.startsWith('specialty, ') ? read.alternatives : []
  const understood = [read, ...mayBeOffered].map((each) => each.specialty)
  return othersAreRight && (specialty === undefined || understood.some((each) => each === specialty))
}
