import type { PostCard } from '#contract/blog.ts'
import { postImageAt } from '#contract/post_parts.ts'
import { foldText } from '#domain/shared/text.ts'
import { Drawing, type DrawingName } from '#frontend/ui/page/drawing.tsx'
import './post_previews.css'

/** Subjects by word beginnings in title and condition; the first match is drawn. */
const SUBJECTS: readonly (readonly [DrawingName, RegExp])[] = [
  ['video', /\b(tele|online|video)/],
  ['smile', /\b(dent|boca|gengiv|carie|ortodon)/],
  ['baby', /\b(gravid|gesta|bebe|crianc|amament|parto)/],
  ['ear', /\b(ouvido|audi|surd|otite)/],
  ['eye', /\b(olho|vis[ai]|ocular|catarata|glaucoma|miop)/],
  ['wind', /\b(asma|rinit|respir|pulm|gripe|tosse|sinusit|bronq)/],
  ['brain', /\b(ansie|depress|enxaq|cabeca|cognitiv|ment|sono|insonia|memoria|estresse|avc)/],
  ['heart-pulse', /\b(cora|hipertens|pressao|cardi|infart|losartan|colesterol)/],
  ['droplets', /\b(diabet|insulin|sangue|anemi|glicem|rins|renal)/],
  ['bone', /\b(lombar|coluna|osso|articul|joelho|artr|fisioterap|hernia)/],
  ['apple', /\b(nutri|dieta|aliment|obes|peso|digest|estomago)/],
  ['sun', /\b(pele|sol|vitamina|acne|dermat|alerg)/],
  ['syringe', /\b(vacin|injec)/],
  ['ribbon', /\b(cancer|tumor|mama)/],
  ['microscope', /\b(exame|bacter|virus|antibio|infec)/],
]

const OF_CATEGORY: Readonly<Record<string, DrawingName>> = {
  disease: 'activity',
  medicine: 'pill',
  treatment: 'hand-heart',
}

/** A hash of the text (FNV-1a, 32 bits). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const RINGS = [12, 20, 28, 36]

/** A background pattern: rings, waves, dots or stripes, chosen by the slug. */
function Pattern({ seed }: { seed: number }) {
  const [x, y] = [10 + (seed % 90), 5 + ((seed >>> 8) % 40)]
  const kind = (seed >>> 16) % 4
  return (
    <svg className="post-cover-pattern" viewBox="0 0 110 50" preserveAspectRatio="xMidYMid slice">
      {kind === 0 && RINGS.map((r) => <circle key={r} cx={x} cy={y} r={r} />)}
      {kind === 1 &&
        RINGS.map((rise) => (
          <path key={rise} d={`M0 ${rise + y / 3}q13.75 -14 27.5 0t27.5 0 27.5 0 27.5 0`} />
        ))}
      {kind === 2 && <path className="post-cover-dots" d={dotsFrom(x % 9, y % 9)} />}
      {kind === 3 &&
        RINGS.map((step) => <path key={step} d={`M${step * 3 - x} 50L${step * 3 - x + 60} 0`} />)}
    </svg>
  )
}

function dotsFrom(left: number, top: number): string {
  const columns = Array.from({ length: 13 }, (_, column) => left + column * 9)
  const rows = Array.from({ length: 6 }, (_, row) => top + row * 9)
  return rows.flatMap((y) => columns.map((x) => `M${x} ${y}h0`)).join('')
}

/** The sources of an `img`; for our own pictures in the fitting width. */
export function coverSources(address: string, sizes: string) {
  if (!postImageAt(address)) return { src: address }
  return { src: address, srcSet: `${address}?w=640 640w, ${address} 1280w`, sizes }
}

type Props = Pick<
  PostCard,
  'slug' | 'title' | 'conditionName' | 'category' | 'featuredImage' | 'featuredImageAlt'
>

/** A post's picture, or a cover drawn from slug, subject and category. */
export function PostCover({ slug, title, conditionName, category, featuredImage, featuredImageAlt }: Props) {
  if (featuredImage) {
    return (
      <img
        className="post-cover stack"
        {...coverSources(featuredImage, '(min-width: 768px) 380px, 100vw')}
        alt={featuredImageAlt ?? ''}
        width={640}
        height={291}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  }
  const words = foldText(`${conditionName ?? ''} ${title}`)
  const [subject] = SUBJECTS.find(([, beginnings]) => beginnings.test(words)) ?? []
  const seed = numberOf(slug)
  return (
    <span className="post-cover stack" data-tint={(seed >>> 4) % 3} aria-hidden="true">
      <Pattern seed={seed} />
      <span className="post-cover-disc stack">
        <Drawing name={subject ?? OF_CATEGORY[category] ?? 'stethoscope'} size={34} />
      </span>
    </span>
  )
}
