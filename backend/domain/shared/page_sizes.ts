/** Default page size. */
export const DEFAULT_LIMIT = 60

/** Page size on the site. */
export const REVIEWS_PER_PAGE = 10
export const POSTS_PER_PAGE = 9

/** Maximum page size for administrators and operators. */
export const MAX_PAGE_SIZE = 1_000
export const MAX_AUDIT_LIST = 200
/** Maximum of a text search on the panel: nobody reads further, and counting all may take a second. */
export const MOST_FOUND = 300
/** Such a search counts one more, which tells that there are more. */
export const MOST_COUNTED = MOST_FOUND + 1

/** The last page of a list with an offset. */
export const LAST_PAGE = 1_000
