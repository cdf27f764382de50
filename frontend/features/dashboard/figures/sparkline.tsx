import { formatNumber } from '#domain/shared/numbers.ts'

const WIDTH = 240
const HEIGHT = 48
const GAP = 2

interface Props {
  /** Oldest first. */
  values: readonly number[]
  /** As 2026-11-21, one per value. */
  days: readonly string[]
}

const dated = (day: string) => day.split('-').slice(1).toReversed().join('/')

/** One bar per day, with date and number on hover; the text beside it has the same figures. */
export function Sparkline({ values, days }: Props) {
  const most = Math.max(...values, 1)
  const width = WIDTH / values.length
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const height = value === 0 ? 1 : Math.max(4, (value / most) * HEIGHT)
        return (
          <g key={days[index]}>
            <title>{`${dated(days[index] ?? '')}: ${formatNumber(value)}`}</title>
            <rect x={index * width} y={0} width={width} height={HEIGHT} fill="transparent" />
            <rect
              className="sparkline-bar"
              x={index * width + GAP / 2}
              y={HEIGHT - height}
              width={width - GAP}
              height={height}
            />
          </g>
        )
      })}
    </svg>
  )
}
