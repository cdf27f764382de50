import type { HttpContext } from '@adonisjs/core/http'
import type { ListUsers } from '#application/admin/list_users.ts'
import { actorOf } from '#application/audit/actor.ts'
import type { RosterFilter } from '#application/ports/professional_roster.ts'
import { type AdminListQuery, adminListQuery } from '#contract/admin.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { parseQuery } from '../parse.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { asAdminRow } from './projections.ts'

type Controller = (context: HttpContext) => Promise<void>

/** The list as administrators get it: everyone, hidden ones too. Everybody else is answered by `publicList`. */
export const listProfessionalsByRole = (list: ListUsers, visitors: Visitors, publicList: Controller) =>
  async function listProfessionalsByRoleController(context: HttpContext): Promise<void> {
    if (visitors.viewerIfAny(context)?.role !== 'admin') return publicList(context)
    const {
      page = 1,
      limit = DEFAULT_LIMIT,
      sort = 'relevance',
      ...query
    } = parseQuery(context, adminListQuery)
    const by = actorOf(visitors.viewer(context))
    const { rows, total } = granted(await list.execute({ by, filter: filterOf(query), sort, page, limit }))
    sendPage(context, { page, limit, total })
    sendPrivateJson(
      context,
      200,
      rows.map((row) => asAdminRow({ ...row, role: 'user' })),
    )
  }

function filterOf({
  tab,
  premium,
  verified,
  state,
  city,
  ...plain
}: Omit<AdminListQuery, 'page'>): RosterFilter {
  const plan = premium === undefined ? undefined : premium ? 'premium' : 'free'
  return {
    ...(plain.q && { q: plain.q }),
    ...(plain.specialty && { specialty: plain.specialty }),
    ...(state && state !== 'all' && { state }),
    ...(city && city !== 'all' && { city }),
    ...(plan && { subscriptionLevel: plan }),
    ...definedOnly({ isVerified: verified, blocked: plain.blocked }),
    ...definedOnly({ presencial: plain.presencial, teleconsulta: plain.teleconsulta }),
    ...TAB_FILTERS[tab ?? 'all'],
  }
}

const TAB_FILTERS = {
  all: {},
  free: { subscriptionLevel: 'free' },
  premium: { subscriptionLevel: 'premium' },
  blocked: { blocked: true },
} as const

function definedOnly(flags: Record<string, boolean | undefined>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, flag]) => (flag === undefined ? [] : [[name, flag]])),
  )
}
