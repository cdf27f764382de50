import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'

/** 2 KB for what is asked (access matrix §6) and some room for the names of the parameters. */
const LONGEST_QUERY = 2_048 + 256

/** Refuses an address whose query nobody would have typed. */
export function boundedQuery({ request }: HttpContext, next: NextFn): Promise<void> {
  const address = request.request.url ?? ''
  if (address.length > LONGEST_QUERY && queryOf(address).length > LONGEST_QUERY)
    throw new Refused('address_too_long')
  return next()
}

const queryOf = (address: string) => address.split('?').slice(1).join('?')
