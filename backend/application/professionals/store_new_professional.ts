import { Professional, type Registration } from '#domain/professionals/professional.ts'
import { slugProposals, RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { unwrap } from '#domain/shared/result.ts'
import type { RegisteredProfessional, RegistrationDependencies } from './register_professional.ts'

type NewProfessional = Omit<Registration, 'id' | 'slug' | 'at'> & { passwordHash: string }

/**
 * Stores someone new under the first free address of the name, with account, index entry and welcome; null where the
 * e-mail, the registration or the document is somebody's.
 */
export async function storeNewProfessional(
  deps: RegistrationDependencies,
  newProfessional: NewProfessional,
): Promise<RegisteredProfessional | null> {
  const { professionals, slugLocks, index, jobs, ids } = deps
  const id = ids.next()
  const proposals = [
    ...slugProposals({ ...newProfessional, reserved: RESERVED_SLUGS, random: randomPartOf(id) }),
  ]
  const taken = await professionals.takenSlugs(proposals)
  for (const slug of proposals.filter((proposal) => !taken.has(proposal))) {
    if (!(await slugLocks.take(slug))) continue
    const professional = unwrap(
      Professional.register({
        ...newProfessional,
        id,
        slug,
        title: newProfessional.title ?? null,
        at: deps.clock.now(),
      }),
    )
    const refusal = await professionals.save(professional)
    if (refusal === 'slug_taken') continue
    if (refusal) return null
    await givePassword(deps, id, newProfessional.passwordHash)
    await index.refresh([id])
    await jobs.enqueue({ task: 'send_notice', payload: { kind: 'welcome', accountId: id } })
    return { id, slug, name: newProfessional.name }
  }
  throw new Error('Not even a random address was free.')
}

/** Nobody else has them, since they come from a random id. */
function randomPartOf(id: string): string {
  return id.replaceAll('-', '').slice(-11)
}

async function givePassword(
  { accounts }: RegistrationDependencies,
  id: string,
  passwordHash: string,
): Promise<void> {
  const account = await accounts.findById(id)
  if (!account) throw new Error('The account did not come with the professional.')
  account.changePassword(passwordHash)
  await accounts.save(account)
}
