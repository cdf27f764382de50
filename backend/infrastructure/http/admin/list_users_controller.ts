import type { HttpContext } from '@adonisjs/core/http'
import type { ListUsers } from '#application/admin/list_users.ts'
import { actorOf } from '#application/audit/actor.ts'
import type { AdminListFilter } from '#application/ports/professional_admin_list.ts'
import { type AdminListQuery, adminListQuery } from '#contract/admin.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { PUBLIC_LIST_ONLY } from '#contract/professionals.ts'
import { parseQuery } from '../parse.ts'
import { Refused } from '../refusals.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { asAdminRow } from './projections.ts'

type Controller = (context: HttpContext) => Promise<void>

/**
 * The list as administrators get it: everyone, hidden ones too. Everybody else is answered by `publicList`, and so is an
 * administrator who asks what only that one knows.
 */
export const listProfessionalsByRole = (list: ListUsers, visitors: Visitors, publicList: Controller) =>
  async function listProfessionalsByRoleController(context: HttpContext): Promise<void> {
    if (visitors.viewerIfAny(context)?.role !== 'admin' || asksAsThePublic(context))
      return publicList(context)
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

/** Refuses filters of both lists in one question, which neither could answer. */
function asksAsThePublic({ request }: HttpContext): boolean {
  const asked = request.qs()
  const isPublic = PUBLIC_LIST_ONLY.some((name) => asked[name])
  const errors = PANEL_ONLY.filter((name) => isPublic && asked[name]).map((field) => ({
    field,
    rule: 'panel_only',
    message: `Este filtro não se combina com ${PUBLIC_LIST_ONLY.join(', ')}.`,
  }))
  if (errors.length > 0) throw new Refused('invalid_input', { errors })
  return isPublic
}

const PANEL_ONLY = ['tab', 'verified', 'blocked']

function filterOf({
  tab,
  premium,
  verified,
  state,
  city,
  ...plain
}: Omit<AdminListQuery, 'page'>): AdminListFilter {
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
