import type { Mail, MailedMonth } from '#application/ports/mailer.ts'

const ANA = { email: 'ana@exemplo.com.br', name: 'Ana', slug: 'ana-lima' }

/** A month in Campinas with all that a mail may say of it. */
export const aMonthMail = (
  changes: Partial<MailedMonth> = {},
  to = ANA,
): Extract<Mail, { kind: 'month' }> => ({
  kind: 'month',
  to,
  declineToken: 'month.a-token',
  month: {
    month: '2026-11-01',
    specialty: 'Cardiologista',
    figures: { appearances: 1_204, visits: 34, contacts: 6, leads: 3, answerMinutes: 35 },
    before: { appearances: 980, visits: 40, contacts: 6, leads: 1, answerMinutes: 50 },
    peers: {
      city: 'Campinas',
      count: 12,
      medians: { appearances: 900.5, visits: 21, contacts: 4, leads: 1, answerMinutes: 120 },
    },
    unanswered: 2,
    nextStep: 'answer',
    ...changes,
  },
})

export const aDigestMail = (
  changes: Partial<Extract<Mail, { kind: 'digest' }>['today']> = {},
  to = ANA,
): Extract<Mail, { kind: 'digest' }> => ({
  kind: 'digest',
  to,
  declineToken: 'digest.a-token',
  at: new Date('2026-11-29T11:00:00Z'),
  today: {
    verificationRequests: 3,
    profileClaims: 1,
    reportedReviews: 2,
    quarantinedReviews: 0,
    quarantinedContacts: 0,
    disputedInsurers: [],
    failingMails: 4,
    givenUpJobs: 0,
    lastBackupAt: new Date('2026-11-28T05:00:00Z'),
    ...changes,
  },
})
