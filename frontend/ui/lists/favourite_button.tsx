import { IconButton } from '@radix-ui/themes'
import { Heart } from 'lucide-react'
import { type KeptProfessional, toggleFavourite, useKept } from '#frontend/lib/kept_on_device.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import './professional_parts.css'

/** A toggle that adds a professional to this device's favourites. */
export function FavouriteButton({ professional }: { professional: KeptProfessional }) {
  const isFavourite = useKept().favourites.some(({ id }) => id === professional.id)
  return (
    <IconButton
      className="favourite-button"
      type="button"
      size="3"
      variant="ghost"
      color="gray"
      aria-pressed={isFavourite}
      aria-label={`Guardar ${professionalName(professional)} nos favoritos`}
      onClick={() => toggleFavourite(professional)}
    >
      <Heart size={20} aria-hidden="true" />
    </IconButton>
  )
}
