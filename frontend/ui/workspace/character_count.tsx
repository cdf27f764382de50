import { codePointLength } from '#domain/shared/text.ts'
import './character_count.css'

const count = new Intl.NumberFormat('pt-BR')

/** How much of its room a text takes, counted as people do: an emoji is one. */
export function CharacterCount({ text, most }: { text: string; most: number }) {
  const length = codePointLength(text.trim())
  return (
    <p className="character-count" data-over={length > most}>
      {count.format(length)} de {count.format(most)} caracteres
    </p>
  )
}
