import type { OperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { say } from './messages.ts'

type Work<Answer> = (house: OperatorHouse) => Promise<Answer>

/** Opens the program, lends it to `work` and closes it, whatever happens. A `DATA_DIR` without a database is a mistake. */
export function withHouse<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, false)
}

/** The same for what may be the first thing ever done: an embedded database is made where there is none yet. */
export function withHouseOrNew<Answer>(work: Work<Answer>): Promise<Answer> {
  return lend(work, true)
}

async function lend<Answer>(work: Work<Answer>, makesDatabase: boolean): Promise<Answer> {
  const { openOperatorHouse } = await import('#infrastructure/composition/open_operator_house.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const house = await openOperatorHouse(readSettings(process.env), { log: say, makesDatabase })
  try {
    return await work(house)
  } finally {
    await house.close()
  }
}
