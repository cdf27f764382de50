/** `rel` of links entered by users: no endorsement, and no referrer. */
export const STRANGER_LINK = 'nofollow noopener noreferrer ugc'
