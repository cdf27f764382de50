import type { PostCard } from '#contract/blog.ts'
import { Drawing, type DrawingName } from './drawing.tsx'
import './post_cover.css'

const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  disease: 'activity',
  medicine: 'pill',
  treatment: 'heart-pulse',
}

type Props = Pick<PostCard, 'category' | 'featuredImage' | 'featuredImageAlt'>

/** The picture of a post, or a tinted panel of its category where it has none. */
export function PostCover({ category, featuredImage, featuredImageAlt }: Props) {
  if (featuredImage) {
    return (
      <img
        className="post-cover"
        src={featuredImage}
        alt={featuredImageAlt ?? ''}
        width={640}
        height={291}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    )
  }
  return (
    <span className="post-cover" data-category={category} aria-hidden="true">
      <span className="post-cover-disc">
        <Drawing name={DRAWINGS[category] ?? 'stethoscope'} size={34} />
      </span>
    </span>
  )
}
