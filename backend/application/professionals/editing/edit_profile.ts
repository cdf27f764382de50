import type { Professional } from '#domain/professionals/professional.ts'
import type { TypedProfile } from '#domain/professionals/profile_fields.ts'
import { RESERVED_SLUGS } from '#domain/professionals/reserved_slugs.ts'
import { demand } from '#domain/shared/demand.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ruleOut } from '#domain/shared/rule_out.ts'
import { actorOf, asRecorded } from '../../audit/actor.ts'
import {
  changeOwn,
  type OwnRequest,
  type ProfileDesk,
  refuseStrangers,
  type StrangerRefusal,
} from './own_profile.ts'

import {
  type PhotoDesk,
  type PhotoRefusal,
  planTidying,
  publishPhoto,
  readyPhoto,
  showPhoto,
  type WantedPhoto,
} from './profile_photo.ts'

/** Never written here, whatever is sent: other calls, other people or the program itself keep them. */
const KEPT_ELSEWHERE = new Set([
  ...['id', 'email', 'password', 'role', 'blocked', 'subscriptionLevel', 'isVerified', 'cpfCnpj'],
  ...['rating', 'reviewCount', 'profileViews', 'profileCompleted', 'createdAt', 'updatedAt'],
])

export interface EditProfileInput extends OwnRequest {
  /** The names of all that was sent. */
  sent: readonly string[]
  /** The redirect address as it was sent, looked at before the fields' rules. */
  redirectUrl: string | null
  /** The fields: absent is unchanged, null or blank is cleared. Asked once the viewer is known to be the owner; throws where one breaks the contract. */
  fields: () => TypedProfile & { photo: WantedPhoto }
}

export type EditProfileFailure =
  StrangerRefusal | PhotoRefusal | 'premium_required' | 'slug_reserved' | 'slug_taken' | 'registration_taken'

type Desk = ProfileDesk & PhotoDesk

/** Professionals change their profile or settings: only what they send, and never what is kept elsewhere. */
export class EditProfile {
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Gives the professional as it is now. */
  async execute(input: EditProfileInput): Promise<Result<Professional, EditProfileFailure>> {
    const admitted = await this.#admit(input)
    if (!admitted.ok) return admitted
    const { photo: wanted, ...fields } = input.fields()
    const photo = await readyPhoto(this.#desk, admitted.value, wanted)
    if (!photo.ok) return photo
    await planTidying(this.#desk, admitted.value.id, photo.value)
    return this.#desk.unitOfWork.run(async () => {
      const edited = await changeOwn(this.#desk, input, (professional) => {
        showPhoto(professional, photo.value, this.#desk.clock.now())
        return this.#edit(professional, fields)
      })
      if (edited.ok) await publishPhoto(this.#desk, edited.value, photo.value)
      if (edited.ok) await this.#noteForeignKeys(input)
      return ruleOut(edited, 'email_taken', 'document_taken')
    })
  }

  async #admit(input: EditProfileInput): Promise<Result<Professional, EditProfileFailure>> {
    const gate = await refuseStrangers(this.#desk, input)
    if (!gate.ok) return gate
    const professional = await this.#desk.professionals.findById(input.professionalId)
    if (!professional) return fail('professional_not_found')
    return professional.mayRedirectTo(input.redirectUrl) ? ok(professional) : fail('premium_required')
  }

  #edit(
    professional: Professional,
    fields: TypedProfile,
  ): Result<Professional, 'premium_required' | 'slug_reserved'> {
    const { slug = professional.state.slug } = fields
    if (slug !== professional.state.slug && RESERVED_SLUGS.has(slug)) return fail('slug_reserved')
    const edited = professional.edit(fields, this.#desk.clock.now())
    if (!edited.ok && edited.failure === 'premium_required') return fail('premium_required')
    demand(edited)
    return ok(professional)
  }

  async #noteForeignKeys({ viewer, professionalId, sent }: EditProfileInput): Promise<void> {
    const keys = sent.filter((key) => KEPT_ELSEWHERE.has(key))
    if (keys.length === 0) return
    await this.#desk.auditLog.record({
      ...asRecorded({ by: actorOf(viewer) }),
      action: 'mass_assignment',
      subjectKind: 'professional',
      subjectId: professionalId,
      after: { keys },
    })
  }
}
