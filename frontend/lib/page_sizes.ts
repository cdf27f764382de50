/** Specification §9. */
export const HOME_PAGE_SIZE = 6
export const REVIEWS_PAGE_SIZE = 10
export const POSTS_PAGE_SIZE = 9
