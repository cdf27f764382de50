/** `rel` of links entered by users: no endorsement, and no referrer. */
export const USER_LINK_REL = 'nofollow noopener noreferrer ugc'
