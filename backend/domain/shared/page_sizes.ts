/** How many of a list are shown where nobody says. */
export const DEFAULT_LIMIT = 60

/** As the lists on the site show. */
export const REVIEWS_PER_PAGE = 10
export const POSTS_PER_PAGE = 9

/** The most rows of one page for those who run the site. */
export const MAX_PAGE_SIZE = 1_000
export const MAX_AUDIT_LIST = 200

/** The last page of any list that is counted down from its beginning. */
export const LAST_PAGE = 1_000
