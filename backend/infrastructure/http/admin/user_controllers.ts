import type { HttpContext } from '@adonisjs/core/http'
import type * as z from 'zod/mini'
import type { ChangeManyUsers } from '#application/admin/change_many_users.ts'
import type { CountUsers } from '#application/admin/count_users.ts'
import type { ModerateUserInput, ModerationRefusal } from '#application/admin/moderate_user.ts'
import { actorOf } from '#application/audit/actor.ts'
import { type ChangedUsers, changeManyUsersBody } from '#contract/admin.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { Result } from '#domain/shared/result.ts'
import { parseBody, pathId } from '../parse.ts'
import { REFUSALS } from '../refusals.ts'
import { granted, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { professionalAsAdminRow } from './projections.ts'

interface Moderate<Wanted extends object> {
  execute(input: ModerateUserInput<Wanted>): Promise<Result<Professional, ModerationRefusal>>
}

/** One change to one user, as the body of that shape wants it. */
export const moderateUser = <Schema extends z.ZodMiniType<object>>(
  useCase: Moderate<z.output<Schema>>,
  body: Schema,
  visitors: Visitors,
) =>
  async function moderateUserController(context: HttpContext): Promise<void> {
    const moderated = await useCase.execute({
      by: actorOf(visitors.viewer(context)),
      userId: pathId(context, 'professional_not_found', 'userId'),
      wanted: () => parseBody(context, body),
    })
    sendPrivateJson(context, 200, professionalAsAdminRow(granted(moderated)))
  }

export const countUsers = (count: CountUsers, visitors: Visitors) =>
  async function countUsersController(context: HttpContext): Promise<void> {
    const counted = await count.execute({ by: actorOf(visitors.viewer(context)) })
    sendPrivateJson(context, 200, granted(counted))
  }

export const changeManyUsers = (change: ChangeManyUsers, visitors: Visitors) =>
  async function changeManyUsersController(context: HttpContext): Promise<void> {
    const changed = await change.execute({
      by: actorOf(visitors.viewer(context)),
      wanted: () => {
        const { ids: userIds, reason, ...asked } = parseBody(context, changeManyUsersBody)
        return { userIds, change: asked, ...(reason && { reason }) }
      },
    })
    const results: ChangedUsers['results'] = granted(changed).map(({ userId: id, result }) =>
      result.ok
        ? { id, ok: true, user: professionalAsAdminRow(result.value) }
        : { id, ok: false, code: result.failure, message: REFUSALS[result.failure].message },
    )
    sendPrivateJson(context, 200, { results })
  }
