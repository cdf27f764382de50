import type { ArchivedLead, CellSeparator, SheetFormat } from '#application/ports/lead_archive.ts'
import { type LeadStatus, STATUS_LABELS } from '#domain/leads/lead_status.ts'
import { asId, type ContactId } from '#domain/shared/ids.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, unwrap } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { exitCodes } from '#cli/terminal/exit_codes.ts'
import { inform, UsageError } from '#cli/terminal/messages.ts'
import { allowOverwriting } from '#cli/terminal/allow_overwriting.ts'
import { accountCalled } from '../../terminal/account_called.ts'
import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { type Column, type Field, moment, printFields, printJson } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  professional?: string
  status?: LeadStatus
  quarantined?: boolean
}

export async function listLeads({
  professional: typed,
  status,
  quarantined,
  ...options
}: ListOptions): Promise<void> {
  await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    const filter = { professional, status, quarantined, ...daysOf(options) }
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
      const found = async (quarantined: boolean) => {
        const filter = { id: asId<ContactId>(key), quarantined }
        const listed = await useCases.listLeads.execute({ by: operator(), filter, page: 1, limit: 1 })
        return unwrap(listed).rows[0] ?? null
      }
      return (await found(false)) ?? found(true)
    },
    missing: (key) => `Não há lead '${key}'.`,
    fields: (lead) => [
      ...COLUMNS.map(({ title, value }): Field => [title, value(lead)]),
      ['Endereço', `/${lead.slug}`],
      ['Local', lead.location],
      ['Anotação', lead.note],
      ['Consentimento', lead.consentVersion],
      ['Em quarentena', lead.quarantined ? 'sim' : 'não'],
    ],
  })
}

const COLUMNS: readonly Column<ArchivedLead>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Recebido', value: ({ createdAt }) => moment(createdAt) },
  { title: 'Profissional', value: ({ professional }) => professional },
  { title: 'Paciente', value: ({ patientName }) => patientName },
  { title: 'WhatsApp', value: ({ whatsapp }) => whatsapp },
  { title: 'Situação', value: ({ leadStatus }) => STATUS_LABELS[leadStatus] },
  { title: 'Serviço', value: ({ serviceOfInterest }) => serviceOfInterest },
  { title: 'Mensagem', value: ({ message }) => message || null },
]

export interface ReleaseOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function releaseLeads(ids: readonly string[], options: ReleaseOptions): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Quais leads (ids)?',
    sentence: (count) => `Liberar ${count === 1 ? 'este lead' : countOf(count, 'lead', 'leads')}`,
    done: 'liberado',
    already: 'não estava retido',
    work: async ({ useCases }, key) => {
      if (!isUuid(key)) return fail('contact_not_found')
      const contactId = asId<ContactId>(key)
      return useCases.releaseContact.execute({ by: operator(), contactId, reason: options.reason })
    },
  })
}

export interface ExportOptions extends WriteOptions, DayOptions {
  format?: SheetFormat
  separator?: CellSeparator
  professional?: string
  status?: LeadStatus
}

const FORMATS = ['xlsx', 'csv', 'json'] as const

export async function exportLeads(typedPath: string | undefined, options: ExportOptions): Promise<void> {
  const { professional: typed, separator, status, dryRun = false, json } = options
  const path = typedPath ?? `leads-${saoPauloDay(new Date())}.${options.format ?? 'xlsx'}`
  const format = formatOf(path, options)
  const days = daysOf(options)
  if (path !== '-') await allowOverwriting(path, options)
  const exported = await withApp(async ({ useCases }) => {
    const professional = typed === undefined ? undefined : (await accountCalled(useCases, typed)).id
    const filter = { professional, status, ...days }
    return useCases.exportLeads.execute({ path, format, separator, ...filter, dryRun, by: operator() })
  })
  const leads = unwrap(exported)
  process.exitCode = exitCodes.done
  if (json && path !== '-') return printJson({ file: dryRun ? null : path, format, leads, dryRun })
  if (path === '-') return inform(countOf(leads, 'lead', 'leads'))
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Leads', leads],
  ])
}

/** The file's extension decides, otherwise the option. */
function formatOf(path: string, { format, json }: ExportOptions): SheetFormat {
  const named = FORMATS.find((each) => path.toLowerCase().endsWith(`.${each}`))
  if (path === '-') {
    const chosen = format ?? (json ? 'json' : 'csv')
    if (chosen === 'xlsx' || (json && chosen === 'csv'))
      throw new UsageError('A saída padrão leva CSV, ou JSON com --json; para xlsx, dê um nome ao arquivo.')
    return chosen
  }
  if (named && format && named !== format)
    throw new UsageError(`${path} termina em .${named}, e --format pede ${format}.`)
  if (named ?? format) return named ?? format ?? 'xlsx'
  throw new UsageError(`${path} não diz o formato: termine em .xlsx, .csv ou .json, ou use --format.`)
}
