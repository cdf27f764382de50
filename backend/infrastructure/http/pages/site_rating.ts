/** The claim of the setting `SITE_RATING`, null where it is off. */
export function siteRatingOf(setting: string): { value: number; count: number } | null {
  const [value, count] = setting.split('/').map(Number)
  return value !== undefined && count !== undefined && value > 0 && count > 0 ? { value, count } : null
}
