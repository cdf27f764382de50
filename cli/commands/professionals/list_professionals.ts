import type { AdminListRow } from '#application/ports/professional_admin_list.ts'
import { unwrap } from '#domain/shared/result.ts'
import { countOf, formatNumber, formatOneDecimal } from '#domain/shared/numbers.ts'
import { foldText } from '#domain/shared/text.ts'
import { nearest, notOneOf } from '../../terminal/catalogue_options.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say, UsageError } from '../../terminal/messages.ts'
import { operator } from '../../terminal/operator.ts'
import { type Column, printJson, printTable } from '../../terminal/output.ts'
import { withApp } from '../../terminal/with_app.ts'

export interface ListOptions {
  query?: string
  specialty?: string
  state?: string
  city?: string
  plan?: 'free' | 'premium'
  verified?: boolean
  blocked?: boolean
  page: number
  limit: number
  json?: boolean
}

export async function listProfessionals(options: ListOptions): Promise<void> {
  const { page, limit, json } = options
  const filter = {
    q: options.query,
    specialty: options.specialty,
    state: options.state,
    city: options.city,
    subscriptionLevel: options.plan,
    isVerified: options.verified,
    blocked: options.blocked,
  }
  const request = { by: operator(), filter, sort: 'newest', page, limit } as const
  const listed = await withApp(async ({ adapters, useCases }) => {
    if (filter.city) refuseUnknownCity(filter.city, await adapters.municipalities.all())
    return useCases.listUsers.execute(request)
  })
  const { rows, total } = unwrap(listed)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, professionals: rows })
  if (rows.length > 0) printTable(rows, COLUMNS)
  say(`${formatNumber(rows.length)} de ${countOf(total, 'profissional', 'profissionais')}`)
}

function refuseUnknownCity(city: string, municipalities: readonly { name: string }[]): void {
  if (municipalities.some(({ name }) => foldText(name) === foldText(city))) return
  const near = nearest(city, municipalities)
  throw new UsageError(
    `'${city}' ${notOneOf('um município', [...new Set(near)], 'Use o nome inteiro, como o IBGE o escreve.')}`,
  )
}

const COLUMNS: readonly Column<AdminListRow>[] = [
  { title: 'Nome', value: ({ title, name, lastname }) => [title, name, lastname].filter(Boolean).join(' ') },
  { title: 'Endereço', value: ({ slug }) => `/${slug}` },
  { title: 'Especialidade', value: ({ specialty }) => specialty },
  { title: 'Cidade', value: ({ city, state }) => (city ? `${city}/${state ?? ''}` : null) },
  { title: 'Registro', value: ({ crm }) => crm },
  { title: 'E-mail', value: ({ email }) => email },
  {
    title: 'Plano',
    value: ({ subscriptionLevel }) => (subscriptionLevel === 'free' ? 'gratuito' : 'premium'),
  },
  {
    title: 'Nota',
    value: ({ rating, reviewCount }) => `${formatOneDecimal(rating)} (${formatNumber(reviewCount)})`,
    align: 'right',
  },
  { title: 'Situação', value: situationOf },
]

function situationOf({ blocked, isVerified }: AdminListRow): string {
  if (blocked) return 'bloqueado'
  return isVerified ? 'verificado' : 'ativo'
}
