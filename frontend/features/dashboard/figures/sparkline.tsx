import { curveMonotoneX } from '@visx/curve'
import { Area, LinePath } from '@visx/shape'

const WIDTH = 240
const HEIGHT = 48
const MARGIN = 3

interface Props {
  /** Oldest first; at least two. */
  values: readonly number[]
}

/** The low end of the scale and its range; a constant is drawn halfway up, zeros at the bottom. */
function scaleOf(values: readonly number[]): [low: number, range: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (low < high) return [low, high - low]
  return low > 0 ? [low - 1, 2] : [low, 1]
}

/** A trend without axes; the text beside it gives the same figures. */
export function Sparkline({ values }: Props) {
  const [low, range] = scaleOf(values)
  const x = (_: number, index: number) => (index / (values.length - 1)) * WIDTH
  const y = (value: number) => HEIGHT - MARGIN - ((value - low) / range) * (HEIGHT - 2 * MARGIN)
  const line = { data: [...values], x, curve: curveMonotoneX }
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Area {...line} y0={HEIGHT} y1={y} className="sparkline-ground" />
      <LinePath {...line} y={y} className="sparkline-line" fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
