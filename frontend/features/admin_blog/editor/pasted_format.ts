/** What plain text cannot keep. Google Docs wraps everything in a `<b>` that makes nothing bold. */
const FORMAT = /<(?:a\s[^>]*href|strong|em|i|u|table|img|h[1-6]|b(?!\s[^>]*font-weight:\s?normal))\b/i

/** Returns whether a pasted text (as HTML) loses its format in a field of plain text. */
export function losesFormat(html: string): boolean {
  return FORMAT.test(html)
}
