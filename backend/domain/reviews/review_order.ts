export const REVIEW_ORDERS = ['newest', 'lowest'] as const
/** Newest first, or those with the fewest stars first and of these the newest. */
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]
