import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import { type ImportRule, problem } from './import_problem.ts'
import type { BatchPlan, Planned, RefusedRow } from './plan_batch.ts'

interface SlugRules {
  professionals: ProfessionalRepository
  reservedSlugs: ReadonlySet<string>
}

/** Takes out of the plan the rows that ask for an address which is somebody's or nobody's. */
export async function refuseSlugs(plan: BatchPlan, rules: SlugRules): Promise<RefusedRow[]> {
  const wishing = [...plan.newProfessionals, ...plan.changes].filter(asksForAnotherSlug)
  if (wishing.length === 0) return []
  const taken = await rules.professionals.takenSlugs(wishing.map(({ state }) => state.slug))
  const wishedBefore = new Set<string>()
  const refused = new Map<Planned, ImportRule>()
  for (const planned of wishing) {
    const { slug } = planned.state
    const isTaken = wishedBefore.has(slug) || (taken.has(slug) && !(await isOwn(planned, rules)))
    wishedBefore.add(slug)
    if (rules.reservedSlugs.has(slug)) refused.set(planned, 'slug_reserved')
    else if (isTaken) refused.set(planned, 'slug_taken')
  }
  const isKept = (planned: Planned) => !refused.has(planned)
  plan.newProfessionals = plan.newProfessionals.filter(isKept)
  plan.changes = plan.changes.filter(isKept)
  return [...refused].map(([{ row }, rule]) => ({ source: row.source, problems: [problem('slug', rule)] }))
}

function asksForAnotherSlug({ row, state, current }: Planned): boolean {
  return row.columns.slug !== undefined && state.slug !== current?.slug
}

/** People may go back to an address that they gave up themselves. */
async function isOwn({ state, current }: Planned, { professionals }: SlugRules): Promise<boolean> {
  return current !== null && !(await professionals.takenSlugs([state.slug], current.id)).has(state.slug)
}
