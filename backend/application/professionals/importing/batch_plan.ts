import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { LeftOutCounts } from '#application/ports/registers.ts'
import type { SourceRecord } from '#application/ports/record_files.ts'
import { slugProposals } from '#domain/professionals/profile_slug.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { CheckedRecord } from './check_record.ts'
import { type ImportProblem, type ImportRule, problem } from './import_problem.ts'

export interface BatchRow extends CheckedRecord {
  source: SourceRecord
}

export interface RefusedRow {
  source: SourceRecord
  problems: ImportProblem[]
}

export interface Planned {
  row: BatchRow
  state: ProfessionalState
  /** The stored state; null for a new professional. */
  current: ProfessionalState | null
}

/** The changes of a batch. */
export interface BatchPlan {
  newProfessionals: Planned[]
  changes: Planned[]
  unchanged: number
  /** Known people whom an import of new ones leaves alone. */
  kept: number
  leftOut: LeftOutCounts
  refused: RefusedRow[]
}

interface SlugRules {
  professionals: ProfessionalRepository
  /** Slugs that are not for people. */
  reservedSlugs: ReadonlySet<string>
}

/** Removes the rows whose requested slug is taken or reserved from the plan, and returns them. */
export async function refuseSlugs(plan: BatchPlan, rules: SlugRules): Promise<RefusedRow[]> {
  const requesting = [...plan.newProfessionals, ...plan.changes].filter(asksForAnotherSlug)
  if (requesting.length === 0) return []
  const taken = await rules.professionals.takenSlugs(requesting.map(({ state }) => state.slug))
  const requestedBefore = new Set<string>()
  const refused = new Map<Planned, ImportRule>()
  for (const planned of requesting) {
    const { slug } = planned.state
    const isTaken = requestedBefore.has(slug) || (taken.has(slug) && !(await isOwn(planned, rules)))
    requestedBefore.add(slug)
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

/** People may take back a slug that they released. */
async function isOwn({ state, current }: Planned, { professionals }: SlugRules): Promise<boolean> {
  return current !== null && !(await professionals.takenSlugs([state.slug], current.id)).has(state.slug)
}

/** Further proposals to look up per round: most names are free, namesakes need more, the last is always free. */
const ROUNDS = [1, 4, Infinity]

/** Assigns free slugs made from the names to new professionals; a requested slug stays. */
export async function chooseSlugs(
  { newProfessionals, changes }: BatchPlan,
  { professionals, reservedSlugs }: SlugRules,
): Promise<ProfessionalState[]> {
  const asking = newProfessionals.filter(({ row }) => row.columns.slug)
  const used = new Set([...asking, ...changes].map(({ state }) => state.slug))
  const seekers = newProfessionals
    .filter(({ row }) => !row.columns.slug)
    .map(({ state }) => ({ state, proposals: proposalsFor(state, reservedSlugs), slug: '' }))
  for (const count of ROUNDS) {
    const without = seekers.filter(({ slug }) => !slug)
    if (without.length === 0) break
    const proposed = without.map(({ proposals }) => next(proposals, count))
    const taken = await professionals.takenSlugs(proposed.flat())
    without.forEach((seeker, index) => {
      seeker.slug = proposed[index]?.find((slug) => !taken.has(slug) && !used.has(slug)) ?? ''
      used.add(seeker.slug)
    })
  }
  return [...asking.map(({ state }) => state), ...seekers.map(withSlug)]
}

const withSlug = ({ state, slug }: { state: ProfessionalState; slug: string }): ProfessionalState => ({
  ...state,
  slug,
})

/** `Iterator.take` would end the iterator. */
function next(proposals: Iterator<string>, count: number): string[] {
  const taken: string[] = []
  for (let each = proposals.next(); !each.done; each = proposals.next()) {
    taken.push(each.value)
    if (taken.length >= count) break
  }
  return taken
}

/** The random part comes from the professional's own random id, so that it is unique. */
function proposalsFor({ id, name, lastname }: ProfessionalState, reserved: ReadonlySet<string>) {
  return slugProposals({ name, lastname, reserved, random: id.replaceAll('-', '').slice(-11) })
}
