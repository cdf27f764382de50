import { IconButton } from '@radix-ui/themes'
import { Heart } from 'lucide-react'
import { type StoredProfessional, toggleFavourite, useDeviceLists } from '#frontend/lib/device_lists.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import './professional_parts.css'

interface Props {
  professional: StoredProfessional
  label?: string
}

/** A toggle that adds a professional to this device's favourites. */
export function FavouriteButton({ professional, label }: Props) {
  const isFavourite = useDeviceLists().favourites.some(({ id }) => id === professional.id)
  return (
    <IconButton
      className="favourite-button"
      type="button"
      size="3"
      variant="ghost"
      color="gray"
      aria-pressed={isFavourite}
      aria-label={label ?? `Guardar ${professionalName(professional)} nos favoritos`}
      onClick={() => toggleFavourite(professional)}
    >
      <Heart size={20} aria-hidden="true" />
    </IconButton>
  )
}
