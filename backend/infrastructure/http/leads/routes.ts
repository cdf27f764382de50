import * as z from 'zod/mini'
import { ownListQuery } from '#contract/fields.ts'
import {
  newestContact,
  noteContactBody,
  ownContact,
  registeredLead,
  registerLeadBody,
  sendContactBody,
  sentContact,
  updateLeadStatusBody,
  withdrawLeadBody,
} from '#contract/leads.ts'
import { fail, mapValue } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asOwnContact } from '../projections.ts'
import { Refused } from '../refusals.ts'
import type { RouteTable } from '../route_table.ts'
import { isSameProfessional, senderOf } from '../sender.ts'

/** Routes for patients' leads and messages. */
export function leadRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/professionals/:id/leads',
      summary: 'Registra interesse',
      limit: 'lead',
      body: registerLeadBody,
      status: 201,
      answer: registeredLead,
      refuses: ['professional_mismatch', 'professional_not_found', 'profile_unclaimed', 'sending_differs'],
    },
    async ({ params: { id: professionalId }, body, context }) => {
      const { professionalId: named, corFavorita, elapsedMs, ...lead } = body
      if (!isSameProfessional(professionalId, named)) return fail('professional_mismatch')
      const sender = senderOf(context, { corFavorita, elapsedMs })
      return useCases.registerLead.execute({ ...lead, professionalId, sender })
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/leads/:id/withdrawal',
      summary: 'Retira um pedido de contato com a chave do aparelho que o enviou; repetir não muda nada',
      limit: 'leadWithdrawal',
      body: withdrawLeadBody,
      refuses: ['contact_not_found'],
    },
    ({ params: { id }, body: { key } }) => useCases.withdrawLead.execute({ contactId: asId(id), key }),
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/contacts',
      summary: 'Envia uma mensagem',
      limit: 'lead',
      body: sendContactBody,
      status: 201,
      answer: sentContact,
      refuses: ['profile_unclaimed', 'sending_differs'],
    },
    async ({ body: { professionalId, corFavorita, elapsedMs, ...contact }, context }) => {
      const sender = senderOf(context, { corFavorita, elapsedMs })
      const sent = await useCases.sendContact.execute({
        ...contact,
        professionalId: asId(professionalId),
        sender,
      })
      if (sent.ok) return sent
      if (sent.failure === 'sending_differs') return fail('sending_differs')
      const message = 'Profissional não encontrado.'
      throw new Refused('invalid_input', { errors: [{ field: 'professionalId', rule: 'exists', message }] })
    },
  )
  return routes
}

/** Routes for professionals' own contacts. */
export function contactRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/:id/contacts',
      summary: 'Leads e mensagens recebidos, só para o dono',
      access: 'session',
      query: ownListQuery(),
      answer: z.array(ownContact),
      paged: true,
      refuses: ['professional_not_found', 'forbidden'],
    },
    async ({ params: { id: professionalId }, query, viewer }) => {
      const page = { page: query.page ?? 1, limit: query.limit ?? 1_000 }
      const listed = await useCases.listContacts.execute({ viewer, professionalId, ...page })
      return mapValue(listed, ({ contacts, total }) => ({ rows: contacts.map(asOwnContact), ...page, total }))
    },
    {
      permit: ({ params, viewer }) => useCases.checkOwnership.execute({ viewer, professionalId: params.id }),
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/professionals/:id/contacts/newest',
      summary: 'O lead ou a mensagem mais recente, só o identificador e só para o dono',
      access: 'session',
      answer: newestContact,
      refuses: ['professional_not_found', 'forbidden'],
    },
    ({ params: { id: professionalId }, viewer }) =>
      useCases.findNewestContact.execute({ viewer, professionalId }),
  )
  routes.add(
    {
      method: 'PATCH',
      path: '/api/contacts/:id/status',
      summary: 'Muda a situação de um lead',
      access: 'session',
      body: updateLeadStatusBody,
      answer: ownContact,
      refuses: ['contact_not_found', 'lead_already_attended', 'lead_already_contacted'],
    },
    async ({ params: { id: contactId }, body: { leadStatus: status }, viewer }) => {
      const updated = await useCases.updateLeadStatus.execute({ contactId, viewerId: viewer.id, status })
      return mapValue(updated, asOwnContact)
    },
    {
      permit: ({ params: { id }, viewer }) =>
        useCases.updateLeadStatus.check({ contactId: id, viewerId: viewer.id }),
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/contacts/:id/answer',
      summary: 'Anota que o profissional chamou o paciente de um lead; só a primeira vez conta',
      access: 'session',
      refuses: ['contact_not_found'],
    },
    ({ params: { id: contactId }, viewer }) =>
      useCases.answerLead.execute({ contactId, viewerId: viewer.id }),
  )
  routes.add(
    {
      method: 'PUT',
      path: '/api/contacts/:id/note',
      summary: 'Guarda a anotação do dono sobre um lead ou mensagem, no lugar da anterior',
      access: 'session',
      body: noteContactBody,
      answer: ownContact,
      refuses: ['contact_not_found', 'note_invalid'],
    },
    async ({ params: { id: contactId }, body: { note }, viewer }) =>
      mapValue(await useCases.noteContact.execute({ contactId, viewerId: viewer.id, note }), asOwnContact),
    {
      permit: ({ params: { id }, viewer }) =>
        useCases.noteContact.check({ contactId: id, viewerId: viewer.id }),
    },
  )
  routes.add(
    {
      method: 'DELETE',
      path: '/api/contacts/:id',
      summary: 'Exclui um lead ou mensagem',
      access: 'session',
      refuses: ['contact_not_found'],
    },
    ({ params: { id: contactId }, viewer }) => useCases.deleteContact.execute({ contactId, viewer }),
  )
  return routes
}
