import type { HttpContext } from '@adonisjs/core/http'
import type { ShowSearchState } from '#application/admin/show_search_state.ts'
import { actorOf } from '#application/audit/actor.ts'
import type { SearchState } from '#contract/admin.ts'
import { granted, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

export const showSearchState = (show: ShowSearchState, visitors: Visitors) =>
  async function showSearchStateController(context: HttpContext): Promise<void> {
    const state: SearchState = granted(await show.execute({ by: actorOf(visitors.viewer(context)) }))
    sendPrivateJson(context, 200, state)
  }
