import { ProfessionalCardSkeleton } from '#frontend/ui/professional_card_skeleton.tsx'

const SKELETONS = 6

/** Stands in for the cards that are coming. */
export function CardSkeletons() {
  return (
    <ul className="plain-list specialty-cards" aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index}>
          <ProfessionalCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
