import type { HttpContext } from '@adonisjs/core/http'
import type { Dashboard as DashboardShape } from '#contract/dashboard.ts'
import type { CountDashboard } from '#application/professionals/editing/count_dashboard.ts'
import { pathId } from '../parse.ts'
import { granted, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

export const countDashboard = (count: CountDashboard, visitors: Visitors) =>
  async function countDashboardController(context: HttpContext): Promise<void> {
    const counted = await count.execute({
      viewer: visitors.viewer(context),
      professionalId: pathId(context),
    })
    const figures: DashboardShape = granted(counted)
    sendPrivateJson(context, 200, figures)
  }
