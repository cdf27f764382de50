import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { countStars } from '../count_stars.ts'

const STARS = [
  { stars: 1, meaning: 'Ruim' },
  { stars: 2, meaning: 'Regular' },
  { stars: 3, meaning: 'Bom' },
  { stars: 4, meaning: 'Muito bom' },
  { stars: 5, meaning: 'Excelente' },
]

interface Props {
  stars: number | undefined
  onChange: (stars: number) => void
}

/** One to five stars as a group of radio buttons. */
export function StarsField({ stars, onChange }: Props) {
  const name = useId()
  const [pointed, setPointed] = useState<number>()
  const lit = pointed ?? stars ?? 0
  return (
    <fieldset className="stars-field">
      <legend>Sua nota</legend>
      <div className="stars-field-row" onPointerLeave={() => setPointed(undefined)}>
        {STARS.map((each) => (
          <label key={each.stars} data-lit={each.stars <= lit} onPointerEnter={() => setPointed(each.stars)}>
            <input
              type="radio"
              name={name}
              checked={stars === each.stars}
              onChange={() => onChange(each.stars)}
            />
            <span className="visually-hidden">
              {countStars(each.stars)}: {each.meaning}
            </span>
            <Star aria-hidden size={36} />
          </label>
        ))}
        <span aria-hidden className="stars-field-meaning">
          {STARS[lit - 1]?.meaning}
        </span>
      </div>
    </fieldset>
  )
}
