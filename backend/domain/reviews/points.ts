/** What a patient may tick as good, in the order in which it is asked. */
export const REVIEW_POINTS = ['explained', 'on_time', 'welcoming', 'pleasant_place'] as const
export type ReviewPoint = (typeof REVIEW_POINTS)[number]

export const POINT_WORDS: Readonly<Record<ReviewPoint, string>> = {
  explained: 'Explicou bem',
  on_time: 'Foi pontual',
  welcoming: 'Acolheu bem',
  pleasant_place: 'Ambiente agradável',
}

export interface CountedPoint {
  readonly point: ReviewPoint
  readonly count: number
}

/** One or two patients' ticks say little, and may point to who they are. */
const SHOWN_FROM = 3

/** Returns each once, in the list's order; undefined if one is not on the list. */
export function reviewPoints(ticked: readonly string[]): ReviewPoint[] | undefined {
  const points = REVIEW_POINTS.filter((point) => ticked.includes(point))
  return ticked.every((each) => points.some((point) => point === each)) ? points : undefined
}

/** Returns the points that enough approved reviews tick, the most frequent first. */
export function shownPoints(counted: readonly CountedPoint[]): CountedPoint[] {
  return counted
    .filter(({ count }) => count >= SHOWN_FROM)
    .toSorted((a, b) => b.count - a.count || REVIEW_POINTS.indexOf(a.point) - REVIEW_POINTS.indexOf(b.point))
}
