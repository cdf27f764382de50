import type { Mail } from '#application/ports/mailer.ts'
import { htmlOf, textOf } from './mail_layout.ts'
import type { MailSite } from './mail_text.ts'
import { MAIL_TEXTS } from './mails_by_kind.ts'

export interface MailSender extends MailSite {
  /** The sender's e-mail. */
  from: string
}

interface Address {
  name: string
  address: string
}

interface ComposedMessage {
  from: Address
  to: [Address]
  /** Separate from the headers, so that no header decides who gets the mail. */
  envelope: { from: string; to: string[] }
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  /** The link in the mail, if any. */
  link: string | null
}

/** Mails that only a confirmed mailbox's owner or an administrator can cause; others could greet a stranger by a typed name. */
const BY_NAME: ReadonlySet<Mail['kind']> = new Set<Mail['kind']>([
  'password_changed',
  'account_verified',
  'month',
  'digest',
])

/** Composes the mail: one recipient, and no typed text in a header except the recipient's own name. */
export function composeMessage(mail: Mail, sender: MailSender): ComposedMessage {
  const texts = MAIL_TEXTS[mail.kind](mail, sender)
  const name = BY_NAME.has(mail.kind) ? inOneLine(mail.to.name) : ''
  return {
    from: { name: inOneLine(sender.brandName), address: sender.from },
    to: [{ name, address: mail.to.email }],
    envelope: { from: sender.from, to: [mail.to.email] },
    subject: inOneLine(texts.subject),
    text: textOf(texts, name, sender),
    html: htmlOf(texts, name, sender),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(texts.decline && oneClick(texts.decline.url, sender.appUrl)),
    },
    link: texts.action?.url ?? null,
  }
}

/** RFC 8058: the mail program posts to the address by itself, and whoever opens it gets the page. */
function oneClick(url: string, appUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${appUrl}/api/mails/decline${new URL(url).search}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
