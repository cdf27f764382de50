/** What may be the trace of an attack, as facts. */
export const SECURITY_EVENT_KINDS = [
  'account_list_read',
  'foreign_profile_refused',
  'lead_redirect_refused',
  'limit_hit',
  'login_refused',
  'mass_assignment',
  'password_changed',
  'password_reset_asked',
  'password_reset_refused',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]
