import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ImageStore } from '#application/ports/image_store.ts'
import type { PhotoOwner, PhotoOwners } from '#application/ports/photo_owners.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { movePhoto, type PhotoMover } from './move_photo.ts'

export type PhotoPlace = 'postgresql' | 's3'

export interface MovePhotosInput {
  to: PhotoPlace
  by: Actor
  /** Only counts. */
  dryRun: boolean
  /** Ends after the photos under way. */
  signal?: AbortSignal
  /** How many accounts were looked at. */
  onProgress?: (looked: number) => void
}

export interface PhotosMoved {
  moved: number
  /** Were there already. */
  there: number
  /** Are in neither place: their profiles show the initials. */
  missing: number
  interrupted: boolean
}

export type MoveRefusal = 'forbidden' | 'no_bucket'

interface Dependencies extends PhotoMover {
  photoOwners: PhotoOwners
  /** Null where the settings name no bucket. */
  imageStores: Record<'postgresql', ImageStore> & Record<'s3', ImageStore | null>
  auditLog: AuditLog
}

const PAGE = 200
const AT_ONCE = 4

/**
 * Moves the photos of all profiles from one store to the other, a few at a time, while the site goes on. Each is removed
 * from the one only after the other gave it back unchanged, so a run that ends anywhere is gone on with by the next one.
 */
export class MovePhotos {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute(input: MovePhotosInput): Promise<Result<PhotosMoved, MoveRefusal>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    if (!this.#deps.imageStores.s3) return fail('no_bucket')
    const counter: PhotosMoved = { moved: 0, there: 0, missing: 0, interrupted: false }
    try {
      await this.#moveAll(input, counter)
    } finally {
      if (counter.moved > 0 && !input.dryRun) await this.#record(input, counter)
    }
    return ok(counter)
  }

  async #moveAll({ signal, onProgress, ...input }: MovePhotosInput, counter: PhotosMoved): Promise<void> {
    let looked = 0
    for await (const owners of this.#handfuls()) {
      if (signal?.aborted) {
        counter.interrupted = true
        return
      }
      await this.#moveHandful(owners, input, counter)
      onProgress?.((looked += owners.length))
    }
  }

  async *#handfuls(): AsyncGenerator<PhotoOwner[]> {
    let page = await this.#deps.photoOwners.page(null, PAGE)
    while (page.length > 0) {
      for (let at = 0; at < page.length; at += AT_ONCE) yield page.slice(at, at + AT_ONCE)
      page = await this.#deps.photoOwners.page(page.at(-1)?.id ?? null, PAGE)
    }
  }

  /** All of them come to an end, also where one fails. */
  async #moveHandful(
    owners: readonly PhotoOwner[],
    { to, dryRun }: Pick<MovePhotosInput, 'to' | 'dryRun'>,
    counter: PhotosMoved,
  ): Promise<void> {
    const { postgresql, s3 } = this.#deps.imageStores
    if (!s3) return
    const way = to === 's3' ? { from: postgresql, to: s3, dryRun } : { from: s3, to: postgresql, dryRun }
    const moves = owners
      .filter(({ hash }) => hash !== null)
      .map(async ({ id }) => {
        const fate = await movePhoto(this.#deps, way, id)
        if (fate) counter[fate]++
      })
    await Promise.allSettled(moves)
    await Promise.all(moves)
  }

  async #record({ to, by }: MovePhotosInput, { moved, missing }: PhotosMoved): Promise<void> {
    await this.#deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'photos_moved',
      subjectKind: 'photos',
      subjectId: to,
      after: { moved, missing },
    })
  }
}
