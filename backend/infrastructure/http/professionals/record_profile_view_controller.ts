import type { HttpContext } from '@adonisjs/core/http'
import type { RecordProfileView } from '#application/professionals/record_profile_view.ts'
import { clientAddress } from '../client_address.ts'
import { pathId } from '../parse.ts'
import { Refused } from '../refusals.ts'
import type { Visitors } from '../session/visitors.ts'

export const recordProfileView = (recordView: RecordProfileView, visitors: Visitors) =>
  async function recordProfileViewController(context: HttpContext): Promise<void> {
    const outcome = await recordView.execute({
      professionalId: pathId(context),
      viewer: visitors.viewerIfAny(context),
      visitor: { address: clientAddress(context), userAgent: context.request.header('user-agent') ?? null },
    })
    if (outcome === 'not_found') throw new Refused('professional_not_found')
    context.response.status(204).send(null)
  }
