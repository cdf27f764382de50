import TurndownService from 'turndown'
import { readMarkdown, type RunningText } from './markdown_text.ts'

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
turndown.remove(['script', 'style', 'noscript', 'iframe', 'form', 'button'])

const SHORTCODE = /\[\/?[a-z][\w-]*(?:\s[^\]]*)?\](?!\()/g
const BLOCK = /^<(?:p|h[1-6]|ul|ol|li|div|section|article|blockquote|table|figure|pre|hr|!--)\b|^<!--/i

/** The body of a page or WordPress post; its own markup, shortcodes and scripts are left out. */
export function readHtml(html: string): RunningText {
  return readMarkdown(turndown.turndown(withParagraphs(html.replace(SHORTCODE, ''))), null)
}

/** WordPress' old editor stores a blank line where it shows a paragraph. */
function withParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .split(/\r?\n\s*\r?\n/)
    .map((block) => (BLOCK.test(block.trim()) ? block : `<p>${block}</p>`))
    .join('\n')
}
