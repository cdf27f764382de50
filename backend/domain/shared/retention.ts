/** How long what tells of people is kept: the daily run goes by it, and the privacy policy says so. */
export const RETENTION = {
  /** Leads and messages, after their last change. */
  leadMonths: 12,
  rejectedReviewDays: 90,
  passwordResetDays: 30,
  /** A registration whose e-mail nobody confirms. */
  unconfirmedDays: 7,
  /** Lei 12.965/2014, art. 15: https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm */
  accessRecordMonths: 6,
  /** How often professionals were shown and reached for, by the day; of nobody in particular. */
  contactCountDays: 400,
  /** How often specialties were searched for, by the day; of nobody in particular. */
  searchCountDays: 90,
  /** Mails in `DATA_DIR/mail`, where no mail server is set. */
  mailFileDays: 30,
  /** What may be the trace of an attack. */
  securityEventDays: 180,
  /** A profile's address that was changed or whose account was erased. */
  heldSlugDays: 90,
  /** What an import of posts changed: so long it can be taken back as one. */
  postImportDays: 90,
  /** Where an account has logged in, so that its owner is not locked out by others' wrong passwords. */
  knownSenderDays: 90,
} as const
