import type { Database } from '#infrastructure/database/database.ts'
import {
  COMMON_NAMES,
  KEEP_BEARERS,
  SET_COMMON_NAMES,
  WAIT_FOR_FOLDING,
  WAIT_FOR_WRITERS,
} from './repair_common_names.ts'
import { FOLD, REPAIR_CELLS, REPAIR_WORDS, WAIT_FOR_OTHER_REPAIR } from './repair_index.ts'

/** Makes words, counts and common names equal to the listings, while others write. */
export async function repair(database: Database): Promise<void> {
  await setCommonNames(database)
  await database.withoutStatementTimeout(async () => {
    await database.rows(WAIT_FOR_OTHER_REPAIR)
    for (const statement of [...REPAIR_WORDS, REPAIR_CELLS, WAIT_FOR_FOLDING, KEEP_BEARERS, FOLD])
      await database.rows(statement)
  })
}

export async function setCommonNames(database: Database): Promise<void> {
  const rows = await database.withoutStatementTimeout(() => database.rows<{ word: string }>(COMMON_NAMES))
  const words = rows.map(({ word }) => word)
  await database.transaction(async () => {
    await database.rows(WAIT_FOR_WRITERS)
    await database.rows(SET_COMMON_NAMES, [words, words])
  })
}
