import type { OperatorHouse } from '#infrastructure/composition/open_operator_house.ts'
import { say } from './messages.ts'

/** Opens the program, lends it to `work` and closes it, whatever happens. */
export async function withHouse<Answer>(work: (house: OperatorHouse) => Promise<Answer>): Promise<Answer> {
  const { openOperatorHouse } = await import('#infrastructure/composition/open_operator_house.ts')
  const { readSettings } = await import('#infrastructure/composition/settings.ts')
  const house = await openOperatorHouse(readSettings(process.env), say)
  try {
    return await work(house)
  } finally {
    await house.close()
  }
}
