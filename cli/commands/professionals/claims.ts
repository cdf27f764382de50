import type { WaitingClaim } from '#application/ports/profile_claims.ts'
import { formatLicense, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import type { RefusalOfClaim } from '#domain/professionals/profile_claim.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { ok, unwrap } from '#domain/shared/result.ts'
import { printList } from '../../terminal/listing.ts'
import type { ListingOptions, WriteOptions } from '../../terminal/options.ts'
import { type Column, moment } from '../../terminal/output.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export async function listClaims(options: ListingOptions): Promise<void> {
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'claims',
      nouns: ['pedido', 'pedidos'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listProfileClaims.execute({ by: operator(), page, limit })),
    }),
  )
}

const shown = (registration: string) => {
  const license = parseLicense(registration)
  return license ? formatLicense(license) : registration
}

/** Whether the link of an approval goes to the profile's e-mail. */
function emailOfProfile({ hasEmail, lostEmail }: WaitingClaim): string {
  if (!hasEmail) return 'não tem'
  return lostEmail ? 'perdido' : 'tem'
}

const COLUMNS: readonly Column<WaitingClaim>[] = [
  { title: 'Pedido', value: ({ id }) => id },
  { title: 'Quer', value: ({ kind }) => (kind === 'claim' ? 'assumir' : 'remover') },
  { title: 'Endereço', value: ({ slug }) => slug },
  { title: 'Nome', value: ({ name, lastname }) => `${name} ${lastname}` },
  { title: 'Registro do perfil', value: ({ crm }) => shown(crm) },
  { title: 'Registro informado', value: ({ registration }) => shown(registration) },
  { title: 'Assumido', value: ({ source }) => (source === null ? 'sim' : 'não') },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'E-mail do perfil', value: emailOfProfile },
  { title: 'Telefone', value: ({ phone }) => phone },
  { title: 'Pediu em', value: ({ askedAt }) => moment(askedAt) },
  {
    title: 'Consulta',
    value: ({ crm }) => {
      const license = parseLicense(crm)
      return license && lookupOf(license)
    },
  },
]

interface DecideOptions extends WriteOptions {
  file?: string
  reason?: string
  refusal?: RefusalOfClaim
  note?: string
}

/** Decides open claims by their ids; approves them unless a refusal is given. */
export function decideClaims(
  ids: readonly string[],
  { refusal, note, ...options }: DecideOptions,
): Promise<void> {
  return forEachTarget(ids, options, {
    question: 'Qual pedido (id)?',
    sentence: (count) =>
      `${refusal ? 'Recusar' : 'Aprovar'} ${count === 1 ? 'este pedido' : countOf(count, 'pedido', 'pedidos')}`,
    done: refusal ? 'recusado' : 'aprovado',
    already: 'já foi decidido',
    work: async ({ useCases }, claimId) => {
      const target = { by: operator(), claimId }
      const decided = refusal
        ? await useCases.refuseClaim.execute({ ...target, refusal, note })
        : await useCases.approveClaim.execute({ ...target, reason: options.reason })
      return decided.ok ? ok(true) : decided
    },
  })
}
