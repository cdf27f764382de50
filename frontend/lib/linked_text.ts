import { webAddress } from '#domain/shared/web_address.ts'

export interface TextPiece {
  text: string
  /** Null for plain words. */
  address: string | null
}

const WRITTEN = /https?:\/\/[^\s<>"“”«»]+/g

/** Splits a line at the http and https addresses of public hosts in it; what ends a sentence or closes a bracket is not part of one. */
export function linkedPieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: written, index } of line.matchAll(WRITTEN)) {
    const text = withoutClosing(written)
    const address = publicAddress(text)
    if (!address) continue
    if (index > end) pieces.push({ text: line.slice(end, index), address: null })
    pieces.push({ text, address })
    end = index + text.length
  }
  if (end < line.length) pieces.push({ text: line.slice(end), address: null })
  return pieces
}

function publicAddress(text: string): string | null {
  const address = webAddress(text.replace(/^http:/, 'https:'))
  return address && text.startsWith('http:') ? address.replace(/^https:/, 'http:') : address
}

/** `https://a.br/x_(y)).` → `https://a.br/x_(y)` */
function withoutClosing(written: string): string {
  const text = written.replace(/[.,;:!?'’…]+$/, '')
  const isOpen = text.split('(').length >= text.split(')').length
  return text.endsWith(')') && !isOpen ? withoutClosing(text.slice(0, -1)) : text
}
