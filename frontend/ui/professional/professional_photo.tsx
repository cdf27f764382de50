import { useCallback, useState, type SyntheticEvent } from 'react'
import { initialsOf } from '#frontend/lib/professional_words.ts'
import './professional_parts.css'

type Loading = 'waiting' | 'shown' | 'failed'

interface Props {
  /** Null shows the initials. */
  imageUrl: string | null
  name: string
  lastname: string
  /** The `sizes` attribute. */
  sizes: string
  /** Loaded at once rather than lazily. */
  eager?: boolean
}

/** A picture that is not uploaded yet is a data URL, without sizes. */
const addressAt = (imageUrl: string, width: number) =>
  imageUrl.startsWith('data:') ? imageUrl : `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`

const outcomeOf = (image: HTMLImageElement): Loading => (image.naturalWidth > 0 ? 'shown' : 'failed')

function usePhotoLoading() {
  const [loading, setLoading] = useState<Loading>('waiting')
  const settle = (event: SyntheticEvent<HTMLImageElement>) => setLoading(outcomeOf(event.currentTarget))
  const settleIfComplete = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setLoading(outcomeOf(image))
  }, [])
  return { loading, settle, settleIfComplete }
}

/** A square photo as wide as its container, over the initials, which show until it is loaded. */
export function ProfessionalPhoto({ imageUrl, name, lastname, sizes, eager = false }: Props) {
  const { loading, settle, settleIfComplete } = usePhotoLoading()
  const isDrawn = imageUrl !== null && loading !== 'failed'
  return (
    <span className="professional-photo stack" data-loading={isDrawn ? loading : 'failed'} aria-hidden="true">
      <span className="professional-photo-initials semibold">{initialsOf({ name, lastname })}</span>
      {isDrawn && (
        <img
          ref={settleIfComplete}
          className="professional-photo-image"
          src={addressAt(imageUrl, 160)}
          srcSet={`${addressAt(imageUrl, 160)} 160w, ${addressAt(imageUrl, 512)} 512w`}
          sizes={sizes}
          width={512}
          height={512}
          alt=""
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'low' : 'auto'}
          onLoad={settle}
          onError={settle}
        />
      )}
    </span>
  )
}
