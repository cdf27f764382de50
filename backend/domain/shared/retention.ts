/** Retention of personal data: the daily job applies it, and the privacy policy states it. */
export const RETENTION = {
  /** Leads and messages, since their last change. */
  leadMonths: 12,
  rejectedReviewDays: 90,
  passwordResetDays: 30,
  /** Registrations with an unconfirmed e-mail. */
  unconfirmedDays: 7,
  /** Former e-mails of accounts: 72 hours for the way back, after at most four days in the queue. */
  formerEmailDays: 7,
  /** Lei 12.965/2014, art. 15: https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm */
  accessRecordMonths: 6,
  /** Mails and other work that was given up, with the e-mail of a mail. */
  givenUpJobDays: 30,
  /** Daily counts of appearances and contacts, without personal data. */
  contactCountDays: 400,
  /** Daily counts of searches by specialty and term, without personal data. */
  searchCountDays: 90,
  /** Daily counts of searches that found nobody or few, without personal data. */
  demandDays: 400,
  /** What patients said of insurers that were not accepted. */
  insurerReportDays: 180,
  /** Mails in `DATA_DIR/mail`, without a mail server. */
  mailFileDays: 30,
  /** Possible traces of attacks. */
  securityEventDays: 180,
  /** Released slugs of changed profiles and erased accounts. */
  heldSlugDays: 90,
  /** Changes of an import of posts: how long it can be undone. */
  postImportDays: 90,
  /** Changes of an import of professionals: how long it can be undone. */
  professionalImportDays: 90,
  /** Claims of profiles that nobody decided. */
  profileClaimDays: 90,
  /** Decided ones: why, for whoever asks, and the link, until it is used. */
  decidedClaimDays: 30,
  /** Where an account has logged in, so that others' wrong passwords do not lock its owner out. */
  knownSenderDays: 90,
} as const
