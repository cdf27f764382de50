import type { ArchivedLead } from '#application/ports/lead_archive.ts'
import { type LeadStatus, STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { asId, type ContactId } from '#domain/shared/ids.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { unwrap } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions } from '../../terminal/options.ts'
import { type Column, type Field, moment } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  professional?: string
  status?: LeadStatus
}

export async function listLeads({ professional: typed, status, ...options }: ListOptions): Promise<void> {
  await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    const filter = { professional, status, ...daysOf(options) }
    await printList(options, {
      name: 'leads',
      nouns: ['lead', 'leads'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listLeads.execute({ by: operator(), filter, page, limit })),
    })
  })
}

export function showLeads(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais leads (ids)?',
    async find(useCases, key) {
      if (!isUuid(key)) return null
      const filter = { id: asId<ContactId>(key) }
      const listed = await useCases.listLeads.execute({ by: operator(), filter, page: 1, limit: 1 })
      return unwrap(listed).rows[0] ?? null
    },
    missing: (key) => `Não há lead '${key}'.`,
    fields: (lead) => [
      ...COLUMNS.map(({ title, value }): Field => [title, value(lead)]),
      ['Endereço', `/${lead.slug}`],
      ['Local', lead.location],
      ['Anotação', lead.note],
      ['Consentimento', lead.consentVersion],
    ],
  })
}

const COLUMNS: readonly Column<ArchivedLead>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Recebido', value: ({ createdAt }) => moment.format(createdAt) },
  { title: 'Profissional', value: ({ professional }) => professional },
  { title: 'Paciente', value: ({ patientName }) => patientName },
  { title: 'WhatsApp', value: ({ whatsapp }) => whatsapp },
  { title: 'Situação', value: ({ leadStatus }) => STATUS_LABELS[leadStatus] },
  { title: 'Serviço', value: ({ serviceOfInterest }) => serviceOfInterest },
  { title: 'Mensagem', value: ({ message }) => message || null },
]
