import type { Insurance, OpenedProfile } from '#contract/professionals.ts'

type Profile = Pick<OpenedProfile, 'id' | 'price' | 'rating' | 'reviewCount'>

type Ids = ReadonlySet<string>

/** Returns whose consultation costs least; nobody where fewer than two name a price, or all cost the same. */
export function cheapest(profiles: readonly Profile[]): Ids {
  return foremost(profiles, ({ price }) => (price?.isAppointment ? -price.amount : null))
}

/** Returns who has the highest rating; nobody where fewer than two are rated, or all are rated alike. */
export function bestRated(profiles: readonly Profile[]): Ids {
  return foremost(profiles, ({ rating, reviewCount }) => (reviewCount > 0 ? rating : null))
}

function foremost(profiles: readonly Profile[], measure: (profile: Profile) => number | null): Ids {
  const measured = profiles.flatMap((profile) => {
    const value = measure(profile)
    return value === null ? [] : [{ id: profile.id, value }]
  })
  const highest = Math.max(...measured.map(({ value }) => value))
  const first = measured.filter(({ value }) => value === highest)
  return new Set(first.length < measured.length ? first.map(({ id }) => id) : [])
}

/** Returns the insurers that all accept, in the order of the first. */
export function insurersInCommon(accepted: readonly (readonly Insurance[])[]): string[] {
  const [first = [], ...others] = accepted.map((each) => each.map(({ insuranceName }) => insuranceName))
  return others.length === 0 ? [] : first.filter((name) => others.every((each) => each.includes(name)))
}
