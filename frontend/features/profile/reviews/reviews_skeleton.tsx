import { Skeleton } from '@radix-ui/themes'

const ROWS = [1, 2, 3]

export function ReviewsSkeleton() {
  return (
    <section aria-busy aria-label="Carregando avaliações">
      <ul className="reviews" aria-hidden>
        {ROWS.map((row) => (
          <li key={row} className="review">
            <Skeleton width="40%" height="24px" />
            <Skeleton width="112px" height="20px" />
            <Skeleton width="100%" height="48px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
