import {
  type DisputedInsurer,
  type InsurerReport,
  InsurerReports,
  type RefusedInsurer,
} from '#application/ports/insurer_reports.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryInsurerReports extends InsurerReports {
  readonly #professionals: InMemoryProfessionalRepository
  #reports: InsurerReport[] = []

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async add(report: InsurerReport): Promise<void> {
    const keyOf = ({ professionalId, senderHash, day }: InsurerReport) =>
      [professionalId, senderHash ?? '', day].join(' ')
    if (this.#reports.some((each) => keyOf(each) === keyOf(report))) return
    if (await this.#isShown(report)) this.#reports.push(report)
  }

  async unanswered(professionalId: ProfessionalId): Promise<RefusedInsurer[]> {
    const confirmedOn = (await this.#professionals.findById(professionalId))?.state.insurersConfirmedOn ?? ''
    const said = (await this.#counting()).filter(
      (each) => each.professionalId === professionalId && each.day > confirmedOn,
    )
    const groups = Map.groupBy(said, ({ insurer, day }) => `${day.slice(0, 7)} ${insurer}`)
    return [...groups.values()]
      .flatMap(([first, ...others]) =>
        first
          ? [
              {
                insurer: first.insurer,
                month: first.day.slice(0, 7),
                senders: sendersOf([first, ...others]),
              },
            ]
          : [],
      )
      .toSorted(
        (one, other) => other.month.localeCompare(one.month) || one.insurer.localeCompare(other.insurer),
      )
  }

  async disputed(since: string, fewestSenders: number): Promise<DisputedInsurer[]> {
    const said = (await this.#counting()).filter(({ day }) => day >= since)
    const groups = Map.groupBy(said, ({ professionalId, insurer }) => `${professionalId} ${insurer}`)
    const disputed: DisputedInsurer[] = []
    for (const reports of groups.values()) {
      const [first] = reports
      const state = first && (await this.#professionals.findById(first.professionalId))?.state
      const senders = sendersOf(reports)
      if (!first || !state || senders < fewestSenders) continue
      const { id, slug, title, name, lastname } = state
      disputed.push({ id, slug, title, name, lastname, insurer: first.insurer, senders })
    }
    return disputed.toSorted((one, other) => other.senders - one.senders).slice(0, 10)
  }

  async forgetBefore(day: string): Promise<void> {
    this.#reports = this.#reports.filter((each) => each.day >= day)
  }

  async #counting(): Promise<InsurerReport[]> {
    const counting: InsurerReport[] = []
    for (const report of this.#reports) if (await this.#isShown(report)) counting.push(report)
    return counting
  }

  async #isShown({ professionalId, insurer }: InsurerReport): Promise<boolean> {
    const professional = await this.#professionals.findById(professionalId)
    const accepted = professional?.state.insurances.filter(({ isActive }) => isActive) ?? []
    return accepted.some(({ insuranceName }) => insuranceName === insurer)
  }
}

const sendersOf = (reports: readonly InsurerReport[]) =>
  new Set(reports.map(({ senderHash }) => senderHash ?? '')).size
