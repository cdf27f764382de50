import type { Ports } from '#application/ports/ports.ts'
import type { SeededDemo } from '#application/ports/demo_data.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

export interface SeedDemoInput {
  by: Actor
  /** Confirms seeding a database that holds people. */
  evenIfNotEmpty: boolean
  /** Checks only whether it would be allowed. */
  dryRun: boolean
}

export type DemoRefusal = 'forbidden' | 'forbidden_in_public' | 'database_not_empty' | 'demo_already_there'

type Dependencies = Ports<'demo' | 'auditLog' | 'unitOfWork'> & {
  /** Whether the settings are those of a public site. */
  isPublic: boolean
}

/**
 * Stores the demo data for an operator, with an audit entry: never on a public site, and in a database with people only
 * when confirmed.
 */
export class SeedDemo extends UseCase<Dependencies> {
  /** Returns null in a dry run. */
  async execute({
    by,
    evenIfNotEmpty,
    dryRun,
  }: SeedDemoInput): Promise<Result<SeededDemo | null, DemoRefusal>> {
    if (by.kind !== 'operator') return fail('forbidden')
    if (this.deps.isPublic) return fail('forbidden_in_public')
    const { anybody, demo } = await this.deps.demo.presence()
    if (demo) return fail('demo_already_there')
    if (anybody && !evenIfNotEmpty) return fail('database_not_empty')
    return ok(dryRun ? null : await this.#seed(by))
  }

  #seed(by: Actor): Promise<SeededDemo> {
    const { demo, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const seeded = await demo.seed()
      const { accounts: _, ...after } = seeded
      await auditLog.record(auditEntry({ by }, 'demo_seeded', ['database', 'demo'], { after }))
      return seeded
    })
  }
}
