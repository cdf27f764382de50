import type { HttpContext } from '@adonisjs/core/http'
import { OFFSET_LIMIT } from '#application/ports/professional_search.ts'
import { professionalQuery } from '#contract/professionals.ts'
import type { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import { parseQuery } from '../parse.ts'
import { asFoundCard } from '../projections.ts'
import { sendPage, sendPublicJson } from '../respond.ts'
import { asSearchInput } from './search_input.ts'

/** One page of professionals by any mix of filters, with the total and the next page in the headers. */
export const listProfessionals = (searchProfessionals: SearchProfessionals) =>
  async function listProfessionalsController(context: HttpContext): Promise<void> {
    const input = asSearchInput(parseQuery(context, professionalQuery))
    const { professionals, total, premiumCount } = await searchProfessionals.execute(input)
    const isDeep = input.page * input.limit >= OFFSET_LIMIT
    sendPage(context, { ...input, total, after: isDeep ? professionals.at(-1)?.id : undefined })
    if (premiumCount !== undefined) context.response.header('x-premium-count', String(premiumCount))
    sendPublicJson(context, professionals.map(asFoundCard))
  }
