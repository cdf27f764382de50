import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { TypedProfile } from '#domain/professionals/profile_fields.ts'
import { mayRename, RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { fail, ok, type Result, narrowFailure } from '#domain/shared/result.ts'
import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import type { AuditLog } from '#application/ports/audit_log.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { RateLimits } from '#application/ports/rate_limits.ts'
import { actorOf, auditEntry } from '../../audit/actor.ts'
import { registrationHash } from '../../audit/registration_hash.ts'
import {
  changeOwn,
  type OwnRequest,
  type ProfileDependencies,
  ensureOwner,
  type OwnershipRefusal,
} from './own_profile.ts'
import {
  type PhotoDependencies,
  type PhotoRefusal,
  planPhotoCleanup,
  publishPhoto,
  preparePhoto,
  showPhoto,
  type RequestedPhoto,
} from './profile_photo.ts'
import { UseCase } from '../../use_case.ts'

/** FNV-1a, 32 bits: not for secrets. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Fields that the profile's form does not write. */
const NOT_EDITED: ReadonlySet<string> = new Set<keyof ProfessionalState>([
  ...(['id', 'email', 'role', 'blocked', 'subscriptionLevel', 'isVerified', 'cpfCnpj'] as const),
  ...(['rating', 'reviewCount', 'profileViews', 'createdAt', 'updatedAt'] as const),
  ...(['services', 'insurances', 'locations', 'faqs'] as const),
])

/** Returns every field that a form writes, each link separately, with its value as text. */
function fieldsOf({ links, image, ...state }: ProfessionalState): Map<string, string> {
  const edited = Object.entries(state).filter(([field]) => !NOT_EDITED.has(field))
  const fields = [...edited, ...Object.entries({ ...links, image: image?.hash ?? null })]
  return new Map(fields.map(([field, value]) => [field, JSON.stringify(value)]))
}

/** Returns a fingerprint of each field, so that the client can send back what it read and the server stores nothing. */
export function versionOf(state: ProfessionalState): string {
  return [...fieldsOf(state)].map(([field, value]) => `${field}:${fingerprint(value)}`).join('.')
}

/**
 * Returns whether a change would overwrite somebody else's later one: it writes a new value to a field that differs
 * from `version`. A field missing in the version counts as unchanged.
 */
function undoesOthers(version: string, now: ProfessionalState, target: ProfessionalState): boolean {
  const read = new Map(version.split('.').map((part) => [part.split(':')[0], part.split(':')[1]]))
  const after = fieldsOf(target)
  return [...fieldsOf(now)].some(([field, value]) => {
    const seen = read.get(field)
    return seen !== undefined && value !== after.get(field) && seen !== fingerprint(value)
  })
}

/** Never written here, whatever is sent: other calls, other people or the program maintain them. */
const KEPT_ELSEWHERE = new Set([
  ...['id', 'email', 'password', 'role', 'blocked', 'subscriptionLevel', 'isVerified', 'cpfCnpj'],
  ...['rating', 'reviewCount', 'profileViews', 'profileCompleted', 'createdAt', 'updatedAt'],
])

export interface EditProfileInput extends OwnRequest {
  /** The names of all sent fields. */
  sent: readonly string[]
  /** The redirect URL as sent. */
  redirectUrl: string | null
  /** Absent: unchanged; null or blank: cleared. */
  fields: TypedProfile
  photo: RequestedPhoto
  /** The version that the edit started from; without one it overwrites any state. */
  version: string | undefined
}

/** Fields required at registration cannot be cleared; a city must belong to its state. */
type PlaceRefusal = `${(typeof REQUIRED_PLACE)[number]}_required` | 'city_unknown'
const REQUIRED_PLACE = ['city', 'state', 'whatsapp'] as const

type EditRefusal =
  | PlaceRefusal
  | 'premium_required'
  | 'rqe_invalid'
  | 'presencial_invalid'
  | 'slug_reserved'
  | 'slug_changed_often'
  | 'profile_changed'

export type EditProfileFailure =
  | OwnershipRefusal
  | PhotoRefusal
  | EditRefusal
  | 'slug_taken'
  | 'registration_taken'

type Dependencies = ProfileDependencies &
  PhotoDependencies & {
    municipalities: MunicipalityCatalogue
    auditLog: AuditLog
    limits: RateLimits
    hasher: KeyedHasher
  }

/** Changes the sent fields of the owner's profile or settings, except those maintained elsewhere. */
export class EditProfile extends UseCase<Dependencies> {
  /** Returns the changed professional. Throws when the slug was changed too often recently. */
  async execute(input: EditProfileInput): Promise<Result<Professional, EditProfileFailure>> {
    const admitted = await this.check(input)
    if (!admitted.ok) return admitted
    const { slug = admitted.value.state.slug } = input.fields
    if (slug === admitted.value.state.slug) return this.#save(input, admitted.value)
    const refusal = await this.#refuseSlug(admitted.value, slug)
    return refusal ? fail(refusal) : this.#rename(input, admitted.value)
  }

  /** Counted before it is tried, so that none slips through at the same instant, and uncounted where it fails. */
  async #rename(
    input: EditProfileInput,
    admitted: Professional,
  ): Promise<Result<Professional, EditProfileFailure>> {
    const { limits } = this.deps
    await limits.spend('slugChange', admitted.id)
    let isRenamed = false
    try {
      const edited = await this.#save(input, admitted)
      isRenamed = edited.ok
      return edited
    } finally {
      if (!isRenamed) await limits.refund('slugChange', admitted.id)
    }
  }

  async #save(
    input: EditProfileInput,
    admitted: Professional,
  ): Promise<Result<Professional, EditProfileFailure>> {
    const { fields, version } = input
    const photo = await preparePhoto(this.deps, admitted, input.photo)
    if (!photo.ok) return photo
    await planPhotoCleanup(this.deps, admitted.id, photo.value)
    const places = KnownMunicipalities.of(await this.deps.municipalities.all())
    return this.deps.unitOfWork.run(async () => {
      let before = admitted.state
      const edited = await changeOwn(this.deps, input, (professional) => {
        before = professional.state
        showPhoto(professional, photo.value, this.deps.clock.now())
        const changed = this.#edit(professional, fields, places)
        const undoes = version !== undefined && undoesOthers(version, before, professional.state)
        return changed.ok && undoes ? fail('profile_changed') : changed
      })
      if (edited.ok) await this.#noteLapse(input, before, edited.value.state)
      if (edited.ok) await publishPhoto(this.deps, edited.value, photo.value)
      if (edited.ok) await this.#noteForeignKeys(input)
      return narrowFailure(edited, 'email_taken', 'document_taken')
    })
  }

  /** Returns the viewer's professional if they may edit it; to be called before the fields are validated. */
  async check(
    input: Pick<EditProfileInput, keyof OwnRequest | 'redirectUrl'>,
  ): Promise<Result<Professional, OwnershipRefusal | 'premium_required'>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const professional = await this.deps.professionals.findById(input.professionalId)
    if (!professional) return fail('professional_not_found')
    return professional.mayRedirectTo(input.redirectUrl) ? ok(professional) : fail('premium_required')
  }

  async #refuseSlug(
    { id, state }: Professional,
    slug: string,
  ): Promise<'slug_reserved' | 'slug_changed_often' | null> {
    if (RESERVED_SLUGS.has(slug)) return 'slug_reserved'
    const held = await this.deps.professionals.heldSlugs(id)
    return mayRename(state.slug, slug, held) ? null : 'slug_changed_often'
  }

  #edit(
    professional: Professional,
    fields: TypedProfile,
    places: KnownMunicipalities,
  ): Result<Professional, EditRefusal> {
    const { state } = professional
    const placed = placedIn(places, state, fields)
    if (!placed.ok) return placed
    const edited = professional.edit({ ...fields, ...placed.value }, this.deps.clock.now())
    if (edited.ok) return ok(professional)
    const { failure } = edited
    if (failure === 'premium_required' || failure === 'rqe_invalid' || failure === 'presencial_invalid')
      return fail(failure)
    throw new Error(`Not ruled out by the caller: ${failure}`)
  }

  async #noteLapse(
    { viewer, professionalId }: EditProfileInput,
    before: ProfessionalState,
    after: ProfessionalState,
  ): Promise<void> {
    if (!before.isVerified || after.isVerified) return
    await this.deps.auditLog.record(
      auditEntry(
        { by: actorOf(viewer) },
        'professional_verification_lapsed',
        ['professional', professionalId],
        {
          before: { isVerified: true, registration: registrationHash(this.deps.hasher, before.crm) },
          after: { isVerified: false },
        },
      ),
    )
  }

  async #noteForeignKeys({ viewer, sent }: EditProfileInput): Promise<void> {
    const keys = sent.filter((key) => KEPT_ELSEWHERE.has(key))
    if (keys.length === 0) return
    const target = keys.toSorted((one, other) => one.localeCompare(other)).join(' ')
    await this.deps.securityLog.note({ kind: 'mass_assignment', accountId: viewer.id, target })
  }
}

/** Returns the sent place in the catalogue's spelling, or why it is none. */
function placedIn(
  places: KnownMunicipalities,
  stored: ProfessionalState,
  sent: TypedProfile,
): Result<Pick<TypedProfile, 'city' | 'state'>, PlaceRefusal> {
  for (const field of REQUIRED_PLACE)
    if (sent[field] !== undefined && !sent[field]?.trim() && stored[field] !== null)
      return fail(`${field}_required`)
  if (sent.city === undefined && sent.state === undefined) return ok({})
  const { city = stored.city, state = stored.state } = sent
  const place = places.locate({ city: city?.trim() || null, state })
  if (place.ok) return place
  return fail(place.failure === 'state_missing' ? 'state_required' : 'city_unknown')
}
