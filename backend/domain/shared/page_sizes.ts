/** How many of a list are shown where nobody says. */
export const DEFAULT_LIMIT = 60

/** As the lists on the site show. */
export const REVIEWS_PER_PAGE = 10
export const POSTS_PER_PAGE = 9

/** The most rows of one page for those who run the site. */
export const MAX_PAGE_SIZE = 1_000
export const MAX_AUDIT_LIST = 200
/** Whom a text finds on the panel: nobody turns so many pages, and counting all may take a second. */
export const MOST_FOUND = 300

/** The last page of any list that is counted down from its beginning. */
export const LAST_PAGE = 1_000
