import type { HttpContext } from '@adonisjs/core/http'
import type { PrivilegedParts, ListOwnParts } from '#application/professionals/parts/list_own_parts.ts'
import { pathId } from '../parse.ts'
import { found, sendPublicJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

interface ListParts<Part> {
  execute(input: { professionalId: string }): Promise<readonly Part[] | null>
}

interface Insiders {
  listOwnParts: ListOwnParts
  visitors: Visitors
}

/** The services, insurances, locations or FAQs of a visible professional; owner and administrators see theirs from inside. */
export const listParts = <Name extends keyof PrivilegedParts, Shape>(
  name: Name,
  {
    list,
    asShape,
  }: {
    list: ListParts<PrivilegedParts[Name][number]>
    asShape: (part: PrivilegedParts[Name][number]) => Shape
  },
  { listOwnParts, visitors }: Insiders,
) =>
  async function listPartsController(context: HttpContext): Promise<void> {
    const professionalId = pathId(context)
    const viewer = visitors.viewerIfAny(context)
    const own = await listOwnParts.execute({ professionalId, viewer })
    const parts: readonly PrivilegedParts[Name][number][] | null = own
      ? own[name]
      : await list.execute({ professionalId })
    sendPublicJson(context, found(parts, 'professional_not_found').map(asShape))
  }
