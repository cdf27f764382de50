import type { HttpContext } from '@adonisjs/core/http'
import { pathId } from '../parse.ts'
import { found, sendPublicJson } from '../respond.ts'

interface ListParts<Part> {
  execute(input: { professionalId: string }): Promise<readonly Part[] | null>
}

/** The services, insurances, locations or FAQs of a visible professional. */
export const listParts = <Part, Shape>(list: ListParts<Part>, asShape: (part: Part) => Shape) =>
  async function listPartsController(context: HttpContext): Promise<void> {
    const parts = await list.execute({ professionalId: pathId(context) })
    sendPublicJson(context, found(parts, 'professional_not_found').map(asShape))
  }
