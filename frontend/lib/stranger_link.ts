/** `rel` of a link to where a user of the site points: we vouch for nothing there and tell it nothing. */
export const STRANGER_LINK = 'nofollow noopener noreferrer ugc'
