import { linkedPieces } from '#frontend/lib/linked_text.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'

/** A line that somebody typed, whose web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map(({ text: words, address }, position) =>
    address ? (
      <a key={position} href={address} target="_blank" rel={USER_LINK_REL}>
        {words}
        <span className="visually-hidden"> (abre em nova aba)</span>
      </a>
    ) : (
      <span key={position}>{words}</span>
    ),
  )
}
