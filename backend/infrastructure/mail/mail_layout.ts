import string from '@adonisjs/core/helpers/string'
import type { MailRow, MailSite, MailText } from './mail_text.ts'

/** Mail programs load no stylesheet: the brand's colours for light and dark, inline. */
const LIGHT = { page: '#f1f5f3', sheet: '#ffffff', text: '#1d211f', quiet: '#5b635f', brand: '#0b7d70' }
const DARK = { page: '#111413', sheet: '#1b1f1d', text: '#eceeed', quiet: '#adb5b2', brand: '#0bd8b6' }
const FONT = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const DARK_RULES = `@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important }
  .sheet { background: ${DARK.sheet} !important }
  .text { color: ${DARK.text} !important }
  .quiet, .quiet a { color: ${DARK.quiet} !important }
  .brand { color: ${DARK.brand} !important }
}`

const escape = (text: string) => string.escapeHTML(text)

/** The mail as HTML: one column, no images, readable without styles. */
export function htmlOf(
  { subject, paragraphs, rows = [], step, action, notes, decline }: MailText,
  name: string,
  site: MailSite,
): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${DARK_RULES}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${LIGHT.page};font-family:${FONT}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 24px;background:${LIGHT.sheet};border-radius:12px">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:700;color:${LIGHT.brand}">${escape(site.brandName)}</p>
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${LIGHT.text}">${escape(subject)}</h1>
${[greeting(name), ...paragraphs].map(paragraph).join('\n')}
${rows.length > 0 ? table(rows) : ''}
${step ? paragraph(step) : ''}
${action ? button(action) : ''}
${notes.map(note).join('\n')}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${LIGHT.quiet}">E-mail automático do ${escape(site.brandName)}.
<a href="${escape(site.appUrl)}" style="color:${LIGHT.quiet}">${escape(site.appUrl)}</a>${decline ? declining(decline) : ''}</p>
</body>
</html>
`
}

/** The same as plain text. */
export function textOf(
  { subject, paragraphs, rows = [], step, action, notes, decline }: MailText,
  name: string,
  site: MailSite,
): string {
  const parts = [
    subject,
    greeting(name),
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(lineOf).join('\n')] : []),
    ...(step ? [step] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `--\nE-mail automático do ${site.brandName}\n${site.appUrl}`,
    ...(decline ? [`${decline.text} ${decline.label}:\n${decline.url}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const lineOf = ({ label, value, beside }: MailRow) =>
  `${label}${value && `: ${value}`}${beside && ` (${beside})`}`

const CELL = 'padding:10px 0;border-top:1px solid #8884;vertical-align:top'

/** Figures, one below the other, so that none is cut on a phone. */
function table(rows: readonly MailRow[]): string {
  const cells = rows.map(
    ({ label, value, beside, url }) => `<tr>
<th class="text" scope="row" style="${CELL};text-align:left;font-weight:400;font-size:16px;line-height:1.5;color:${LIGHT.text}">
${url ? `<a class="text" href="${escape(url)}" style="color:${LIGHT.text}">${escape(label)}</a>` : escape(label)}
${beside ? `<br><span class="quiet" style="font-size:14px;color:${LIGHT.quiet}">${escape(beside).replaceAll(' · ', '&nbsp;· ')}</span>` : ''}</th>
<td class="text" style="${CELL};padding-left:16px;text-align:right;white-space:nowrap;font-weight:700;font-size:18px;color:${LIGHT.text}">${escape(value)}</td>
</tr>`,
  )
  return `<table style="width:100%;margin:8px 0 24px;border-collapse:collapse">${cells.join('')}</table>`
}

function declining({ text, label, url }: NonNullable<MailText['decline']>): string {
  return `<br>${escape(text)} <a href="${escape(url)}" style="color:${LIGHT.quiet}">${escape(label)}</a>`
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${LIGHT.text}">${escape(text)}</p>`
}

function note(text: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${LIGHT.quiet}">${escape(text)}</p>`
}

const BUTTON =
  `display:inline-block;padding:12px 24px;border-radius:8px;background:${LIGHT.brand};color:#ffffff;` +
  'font-size:16px;font-weight:600;text-decoration:none'

/** The URL also appears below as text. */
function button({ label, url }: NonNullable<MailText['action']>): string {
  const link = escape(url)
  return `<p style="margin:24px 0"><a href="${link}" style="${BUTTON}">${escape(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${LIGHT.quiet};word-break:break-all">Se o botão não abrir, copie este endereço:<br>
<a href="${link}" style="color:${LIGHT.quiet}">${link}</a></p>`
}

const greeting = (name: string) => (name ? `Olá, ${name}!` : 'Olá!')
