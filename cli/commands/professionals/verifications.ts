import type { VerificationRequest } from '#application/ports/verification_repository.ts'
import { formatLicense, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import type { RefusalOfVerification } from '#domain/professionals/verification.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { professionalOf } from '#domain/shared/ids.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { fail, ok, unwrap } from '#domain/shared/result.ts'
import { printList } from '../../terminal/listing.ts'
import type { ListingOptions, WriteOptions } from '../../terminal/options.ts'
import { type Column, moment } from '../../terminal/output.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export async function listVerifications(options: ListingOptions): Promise<void> {
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'verifications',
      nouns: ['pedido', 'pedidos'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      read: async (page, limit) =>
        unwrap(await useCases.listVerificationRequests.execute({ by: operator(), page, limit })),
    }),
  )
}

function registrationOf({ crm }: VerificationRequest): string {
  const license = parseLicense(crm)
  return license ? formatLicense(license) : crm
}

function consultation({ crm }: VerificationRequest): string | null {
  const license = parseLicense(crm)
  return license && lookupOf(license)
}

const COLUMNS: readonly Column<VerificationRequest>[] = [
  { title: 'Endereço', value: ({ slug }) => slug },
  { title: 'Nome', value: ({ name, lastname }) => `${name} ${lastname}` },
  { title: 'Especialidade', value: ({ specialty }) => specialty },
  { title: 'Registro', value: registrationOf },
  { title: 'Estado', value: ({ state }) => state },
  { title: 'Pediu em', value: ({ askedAt }) => moment(askedAt) },
  { title: 'Consulta', value: consultation },
]

interface DecideOptions extends WriteOptions {
  file?: string
  reason?: string
  refusal?: RefusalOfVerification
  note?: string
}

/** Approves the present profile unless a refusal is given. */
export function decideVerifications(
  keys: readonly string[],
  { refusal, note, ...options }: DecideOptions,
): Promise<void> {
  return forEachTarget(keys, options, {
    question: 'Quem (id, slug ou e-mail)?',
    sentence: (count) =>
      `${refusal ? 'Recusar' : 'Aprovar'} ${count === 1 ? 'este pedido' : countOf(count, 'pedido', 'pedidos')}`,
    done: refusal ? 'recusado' : 'verificado',
    already: 'já era verificado',
    work: async ({ adapters, useCases }, key) => {
      const by = operator()
      const account = await useCases.findAccount.execute({ by, key })
      if (!account.ok) return fail('professional_not_found')
      const userId = professionalOf(account.value.id)
      if (refusal) {
        const refused = await useCases.refuseVerification.execute({ by, userId, refusal, note })
        return refused.ok ? ok(true) : refused
      }
      const isWaiting = (await adapters.verifications.find(userId)).askedAt !== null
      const before = await useCases.showProfessional.execute({ by, key: userId })
      const approved = await useCases.verifyProfessional.execute({
        by,
        userId,
        reason: options.reason,
        verified: true,
      })
      return approved.ok ? ok(isWaiting || !before.ok || !before.value.isVerified) : approved
    },
  })
}
