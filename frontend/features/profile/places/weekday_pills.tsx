import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'

/** The seven days, those of attendance filled; in words for whoever does not see them. */
export function WeekdayPills({ availability }: { availability: readonly string[] }) {
  const isOpen = (key: string) => availability.includes(key)
  const openDays = WEEKDAYS.filter(({ key }) => isOpen(key))
  if (openDays.length === 0) return null
  return (
    <div className="weekdays">
      <span className="visually-hidden">Atende: {openDays.map(({ label }) => label).join(', ')}</span>
      <ul aria-hidden>
        {WEEKDAYS.map(({ key, label }) => (
          <li key={key} data-open={isOpen(key)}>
            {label.slice(0, 3)}
          </li>
        ))}
      </ul>
    </div>
  )
}
