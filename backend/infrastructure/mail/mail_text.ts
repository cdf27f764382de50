import type { Mail } from '#application/ports/mailer.ts'

export interface MailSite {
  /** The prefix of every link, whatever host a request named. */
  appUrl: string
  brandName: string
  /** Shown to people who need help. */
  supportEmail: string
}

/** A figure, and in small print what stands beside it, if anything. */
export interface MailRow {
  label: string
  value: string
  beside: string
  url?: string
}

export interface MailText {
  subject: string
  paragraphs: string[]
  rows?: MailRow[]
  /** Above the button. */
  step?: string
  /** The button. */
  action?: { label: string; url: string }
  /** Small print below the button. */
  notes: string[]
  /** How to stop mails that come by the calendar. */
  decline?: { text: string; label: string; url: string }
}

/** Writes one kind of mail. */
export type Write = (mail: Mail, site: MailSite) => MailText
