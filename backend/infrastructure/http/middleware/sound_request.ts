import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refused } from '../refusals.ts'

/** 2 KB for what is asked and some room for the names of the parameters. */
const LONGEST_QUERY = 2_048 + 256

/** Refuses a request without a host (RFC 9112, 3.2), and an address whose query nobody would have typed. */
export function soundRequest({ request }: HttpContext, next: NextFn): Promise<void> {
  const { url: address = '', httpVersion, headers } = request.request
  if (httpVersion === '1.1' && headers.host === undefined) throw new Refused('bad_request')
  if (address.length > LONGEST_QUERY && queryOf(address).length > LONGEST_QUERY)
    throw new Refused('address_too_long')
  return next()
}

const queryOf = (address: string) => address.split('?').slice(1).join('?')
