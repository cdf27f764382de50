import type { Mail } from '#application/ports/mailer.ts'
import { htmlOf, textOf } from './mail_frame.ts'
import { MAIL_TEXTS, type MailSite } from './mail_texts.ts'

export interface MailSender extends MailSite {
  /** The address that mails come from. */
  from: string
}

interface Address {
  name: string
  address: string
}

export interface ComposedMessage {
  from: Address
  to: [Address]
  /** Said apart from the headers, so that no header ever decides who gets the mail. */
  envelope: { from: string; to: string[] }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** What the mail asks to open, if anything. */
  link: string | null
}

/** Mails that only the owner of the mailbox, or an administrator, can set off; any other could greet a stranger by what somebody else typed. */
const BY_NAME: ReadonlySet<Mail['kind']> = new Set<Mail['kind']>(['password_changed', 'account_verified'])

/** The mail as it goes out: one recipient, and nothing a person typed in any header but the recipient's own name. */
export function composeMessage(mail: Mail, sender: MailSender): ComposedMessage {
  const said = MAIL_TEXTS[mail.kind](mail, sender)
  const name = BY_NAME.has(mail.kind) ? inOneLine(mail.to.name) : ''
  return {
    from: { name: inOneLine(sender.brandName), address: sender.from },
    to: [{ name, address: mail.to.email }],
    envelope: { from: sender.from, to: [mail.to.email] },
    subject: inOneLine(said.subject),
    text: textOf(said, name, sender),
    html: htmlOf(said, name, sender),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    link: said.action?.url ?? null,
  }
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
