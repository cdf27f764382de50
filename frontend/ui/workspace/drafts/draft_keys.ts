/** Under which key of the session storage each screen keeps the drafts of a professional. */
export const draftKeys = {
  profile: (professionalId: string) => `edit-profile:${professionalId}`,
  settings: (professionalId: string) => `settings:${professionalId}`,
} as const
