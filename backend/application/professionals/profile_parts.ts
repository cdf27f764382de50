import type { Ports } from '#application/ports/ports.ts'
import { KnownMunicipalities } from '#application/catalogue/municipalities.ts'
import type { OwnedParts } from '#application/ports/professional_repository.ts'
import type { ChangedFaq, Faq, FaqRefusal, TypedFaq } from '#domain/professionals/faq.ts'
import type {
  ChangedLocation,
  Location,
  LocationRefusal,
  OpenedLocation,
} from '#domain/professionals/location.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { Insurance } from '#domain/professionals/professional_state.ts'
import {
  addFaq,
  addInsurance,
  addLocation,
  addService,
  changeFaq,
  changeLocation,
  changeService,
  partById,
  removePart,
  reorderFaqs,
} from '#domain/professionals/profile_parts.ts'
import type {
  ChangedService,
  OfferedService,
  Service,
  ServiceRefusal,
} from '#domain/professionals/service.ts'
import { fail, narrowFailure, ok, type Result } from '#domain/shared/result.ts'
import {
  changeOwn,
  ensureOwner,
  type OwnershipRefusal,
  type OwnRequest,
  type ProfileDependencies,
} from './editing/own_profile.ts'
import { UseCase } from '../use_case.ts'

/** For each list of a profile: its entry, the typed input, and the refusals. */
interface Kinds {
  services: { part: Service; typed: OfferedService; refusal: ServiceRefusal; full: 'too_many_services' }
  insurances: {
    part: Insurance
    typed: { insuranceName: string }
    refusal: 'insurer_unknown' | 'insurance_already_added'
    full: 'too_many_insurances'
  }
  locations: {
    part: Location
    typed: OpenedLocation
    refusal: LocationRefusal | 'city_unknown'
    full: 'too_many_locations'
  }
  faqs: { part: Faq; typed: TypedFaq; refusal: FaqRefusal; full: 'too_many_faqs' }
}

export type PartKind = keyof Kinds
type ChangeableKind = keyof Changes
export type Part<Kind extends PartKind> = Kinds[Kind]['part']
type TypedPart<Kind extends PartKind> = Kinds[Kind]['typed']

/** The typed input of a change; absent fields stay. */
interface Changes {
  services: ChangedService
  locations: ChangedLocation
  faqs: ChangedFaq
}

const MISSING = {
  services: 'service_not_found',
  insurances: 'insurance_not_found',
  locations: 'location_not_found',
  faqs: 'faq_not_found',
} as const
type Missing<Kind extends PartKind> = (typeof MISSING)[Kind]

/** The context of a change. */
interface ChangeContext {
  at: Date
  cities: KnownMunicipalities
}

type Add<Kind extends PartKind> = (
  professional: Professional,
  typed: TypedPart<Kind>,
  made: ChangeContext & { id: string },
) => Result<Part<Kind>, Kinds[Kind]['refusal'] | Kinds[Kind]['full']>

const ADD: { readonly [Kind in PartKind]: Add<Kind> } = {
  services: (professional, typed, made) => addService(professional, made, typed),
  insurances: (professional, typed, made) => addInsurance(professional, made, typed.insuranceName),
  locations: (professional, typed, made) => {
    const placed = inItsCity(made.cities, typed)
    return placed.ok ? addLocation(professional, made, placed.value) : placed
  },
  faqs: (professional, typed, made) => addFaq(professional, made, typed),
}

type Change<Kind extends ChangeableKind> = (
  professional: Professional,
  typed: Changes[Kind],
  made: ChangeContext & { before: Part<Kind> },
) => Result<Part<Kind>, Kinds[Kind]['refusal']>

const CHANGE: { readonly [Kind in ChangeableKind]: Change<Kind> } = {
  services: (professional, fields, { before, at }) => changeService(professional, before, { fields, at }),
  locations: (professional, fields, { before, at, cities }) => {
    const placed = inItsCity(cities, fields, before)
    return placed.ok ? changeLocation(professional, before, { fields: placed.value, at }) : placed
  },
  faqs: (professional, fields, { before, at }) => changeFaq(professional, before, { fields, at }),
}

/** The viewer's request for one part. */
export interface PartRequest extends OwnRequest {
  partId: string
}

type Dependencies = ProfileDependencies & Ports<'ids' | 'municipalities'>

/**
 * Changes the lists of the viewer's own profile: at most 100 services, 60 insurers, 20 locations and 50 FAQs. Refuses
 * everyone else and whatever breaks a rule.
 */
export class ProfileParts extends UseCase<Dependencies> {
  /** Completes a request that names a part by its id alone with the part's owner. */
  async byId<Kind extends OwnedParts>(
    kind: Kind,
    request: Omit<PartRequest, 'professionalId'>,
  ): Promise<Result<PartRequest, Missing<Kind>>> {
    const professionalId = await this.deps.professionals.ownerOf(kind, request.partId)
    return professionalId === null ? fail(MISSING[kind]) : ok({ ...request, professionalId })
  }

  /** Returns the part if the viewer may change it; to be called before the input is validated. */
  async find<Kind extends PartKind>(
    kind: Kind,
    request: PartRequest,
  ): Promise<Result<Part<Kind>, OwnershipRefusal | Missing<Kind>>> {
    const ownership = await ensureOwner(this.deps, request)
    if (!ownership.ok) return ownership
    const professional = await this.deps.professionals.findById(request.professionalId)
    return professional ? partOf(professional, kind, request.partId) : fail('professional_not_found')
  }

  /** Appends a new part. */
  async add<Kind extends PartKind>(
    kind: Kind,
    request: OwnRequest,
    typed: TypedPart<Kind>,
  ): Promise<Result<Part<Kind>, OwnershipRefusal | Kinds[Kind]['refusal'] | Kinds[Kind]['full']>> {
    const cities = await this.#cities()
    return this.#change(request, (professional, at) =>
      ADD[kind](professional, typed, { id: this.deps.ids.nextInOrder(), at, cities }),
    )
  }

  /** Changes the typed fields; absent ones stay. */
  async change<Kind extends ChangeableKind>(
    kind: Kind,
    request: PartRequest,
    typed: Changes[Kind],
  ): Promise<Result<Part<Kind>, OwnershipRefusal | Missing<Kind> | Kinds[Kind]['refusal']>> {
    const cities = await this.#cities()
    return this.#change(
      request,
      (professional, at): Result<Part<Kind>, Missing<Kind> | Kinds[Kind]['refusal']> => {
        const before = partOf(professional, kind, request.partId)
        return before.ok ? CHANGE[kind](professional, typed, { before: before.value, at, cities }) : before
      },
    )
  }

  /** Removes a part; FAQs are renumbered. */
  async remove<Kind extends PartKind>(
    kind: Kind,
    request: PartRequest,
  ): Promise<Result<void, OwnershipRefusal | Missing<Kind>>> {
    return this.#change(request, (professional, at): Result<void, Missing<Kind>> =>
      removePart(professional, kind, request.partId, at) ? ok() : fail(MISSING[kind]),
    )
  }

  /** Orders the FAQs by `faqIds`, which must be exactly the existing ones. Returns them in that order. */
  async reorderFaqs(
    request: OwnRequest,
    faqIds: readonly string[],
  ): Promise<Result<readonly Faq[], OwnershipRefusal | 'faq_repeated' | 'faqs_changed'>> {
    return this.#change(request, (professional, at) => {
      const reordered = reorderFaqs(professional, faqIds, at)
      return reordered.ok ? ok(professional.state.faqs) : reordered
    })
  }

  async #cities(): Promise<KnownMunicipalities> {
    return KnownMunicipalities.of(await this.deps.municipalities.all())
  }

  async #change<Value, Failure extends string>(
    request: OwnRequest,
    change: (professional: Professional, at: Date) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure | OwnershipRefusal>> {
    const { clock } = this.deps
    const changed = await changeOwn(this.deps, request, (professional) => change(professional, clock.now()))
    return narrowFailure(changed, 'email_taken', 'registration_taken', 'document_taken', 'slug_taken')
  }
}

function partOf<Kind extends PartKind>(
  { state }: Professional,
  kind: Kind,
  id: string,
): Result<Part<Kind>, Missing<Kind>> {
  const lists: { readonly [Each in PartKind]: readonly Part<Each>[] } = state
  return partById<Part<Kind>, Missing<Kind>>(lists[kind], id, MISSING[kind])
}

/** Returns the location with its city in the catalogue's spelling; online and incomplete ones stay unchanged. */
function inItsCity<Typed extends ChangedLocation>(
  cities: KnownMunicipalities,
  typed: Typed,
  before?: Location,
): Result<Typed, 'city_unknown'> {
  const { isOnline, city, state } = { ...before, ...typed }
  const isSent = typed.city !== undefined || typed.state !== undefined || typed.isOnline !== undefined
  if (isOnline || !isSent || !city?.trim() || !state) return ok(typed)
  const place = cities.locate({ city, state })
  return place.ok ? ok({ ...typed, city: place.value.city }) : fail('city_unknown')
}
