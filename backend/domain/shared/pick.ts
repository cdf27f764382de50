/** Returns the named fields of `source`, in the order of the names. */
/* @__NO_SIDE_EFFECTS__ */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const picked: Partial<Source> = {}
  for (const name of names) picked[name] = source[name]
  return picked as Pick<Source, Name>
}
