import drawings from './drawings.svg?url'

export type DrawingName =
  | 'activity'
  | 'apple'
  | 'arrow-right'
  | 'baby'
  | 'badge-check'
  | 'bone'
  | 'brain'
  | 'brain-circuit'
  | 'calendar-days'
  | 'chevron-down'
  | 'droplets'
  | 'ear'
  | 'eye'
  | 'flower-2'
  | 'gift'
  | 'hand-coins'
  | 'hand-heart'
  | 'heart-pulse'
  | 'map-pin'
  | 'mars'
  | 'message-circle'
  | 'message-circle-heart'
  | 'microscope'
  | 'monitor'
  | 'moon'
  | 'pill'
  | 'ribbon'
  | 'scan-line'
  | 'scissors'
  | 'search'
  | 'shield-check'
  | 'smile'
  | 'sparkles'
  | 'stethoscope'
  | 'sun'
  | 'syringe'
  | 'user-round-search'
  | 'user-round-x'
  | 'users'
  | 'venus'
  | 'video'
  | 'wind'

interface Props {
  name: DrawingName
  size: number
  className?: string
}

/**
 * A decorative icon from a shared file, which adds nothing to the page's scripts. Icons of controls come from
 * lucide-react instead: they must be visible at once.
 */
export function Drawing({ name, size, className }: Props) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
