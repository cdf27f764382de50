import type { HttpContext } from '@adonisjs/core/http'
import { updateLeadStatusBody } from '#contract/leads.ts'
import type { DeleteContact } from '#application/leads/delete_contact.ts'
import type { ListContacts } from '#application/leads/list_contacts.ts'
import type { UpdateLeadStatus } from '#application/leads/update_lead_status.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { guardWrite } from '../middleware/guard_write.ts'
import { ownPage, parseBody, pathId } from '../parse.ts'
import { asOwnContact } from '../projections.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import type { Visitors } from '../session/visitors.ts'

/** What professionals do with what patients left for them. */
export function contactRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases, visitors } = app
  const guards = guardWrite(app, { who: visitors.signedIn })
  routes
    .get('/api/professionals/:id/contacts', listContacts(useCases.listContacts, visitors))
    .use(visitors.signedIn)
  routes.patch('/api/contacts/:id/status', updateLeadStatus(useCases.updateLeadStatus, visitors)).use(guards)
  routes.delete('/api/contacts/:id', deleteContact(useCases.deleteContact, visitors)).use(guards)
}

const listContacts = (list: ListContacts, visitors: Visitors) =>
  async function listContactsController(context: HttpContext): Promise<void> {
    const listed = await list.execute({
      viewer: visitors.viewer(context),
      professionalId: pathId(context),
      page: () => ownPage(context),
    })
    const { contacts, total } = granted(listed)
    sendPage(context, { ...ownPage(context), total })
    sendPrivateJson(context, 200, contacts.map(asOwnContact))
  }

const updateLeadStatus = (update: UpdateLeadStatus, visitors: Visitors) =>
  async function updateLeadStatusController(context: HttpContext): Promise<void> {
    const updated = await update.execute({
      viewerId: visitors.viewer(context).id,
      contactId: pathId(context, 'contact_not_found'),
      status: () => parseBody(context, updateLeadStatusBody).leadStatus,
    })
    sendPrivateJson(context, 200, asOwnContact(granted(updated)))
  }

const deleteContact = (remove: DeleteContact, visitors: Visitors) =>
  async function deleteContactController(context: HttpContext): Promise<void> {
    const contactId = pathId(context, 'contact_not_found')
    granted(await remove.execute({ viewer: visitors.viewer(context), contactId }))
    context.response.status(204).send(null)
  }
