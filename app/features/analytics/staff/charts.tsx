import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { colourOf } from './chart-colours.ts'

const OUTER_RADIUS = 100
const INK = { fill: 'var(--ink)', fontSize: 13 }
const GRID = 'var(--line)'
const BOX = {
  background: 'var(--raised)',
  border: '1px solid var(--line-strong)',
  color: 'var(--ink)',
}
/** Otherwise what is said of a point is black, or as dark as the point. */
const SAID = { color: 'var(--ink)' }
const MARGIN = { top: 8, right: 16, bottom: 0, left: -16 }

export type ChartProps = {
  kind: 'line' | 'pie' | 'bar'
  points: readonly { name: string; value: number }[]
  /** What the values are. */
  unit: string
}

/** One chart as wide and as high as what it is in. For the eye only: a table beside it says the same. */
export default function Chart({ kind, points, unit }: ChartProps) {
  const data = points.map((point, index) => ({ ...point, fill: colourOf(index) }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'line' ? (
        <LineChart data={data} margin={MARGIN} accessibilityLayer={false}>
          {axes()}
          <Line
            dataKey="value"
            name={unit}
            stroke={colourOf(0)}
            strokeWidth={2.5}
            isAnimationActive={false}
          />
        </LineChart>
      ) : kind === 'bar' ? (
        <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
          {axes()}
          <Bar dataKey="value" name={unit} maxBarSize={72} isAnimationActive={false}>
            {data.map(({ name, fill }) => (
              <Cell key={name} fill={fill} />
            ))}
          </Bar>
        </BarChart>
      ) : (
        <PieChart accessibilityLayer={false}>
          <Pie
            data={data}
            dataKey="value"
            nameKey="name"
            outerRadius={OUTER_RADIUS}
            rootTabIndex={-1}
            stroke="var(--raised)"
            isAnimationActive={false}
          />
          <Tooltip contentStyle={BOX} itemStyle={SAID} />
          <Legend formatter={(name) => <span className="text-ink">{name}</span>} />
        </PieChart>
      )}
    </ResponsiveContainer>
  )
}

function axes() {
  return (
    <>
      <CartesianGrid stroke={GRID} vertical={false} />
      <XAxis dataKey="name" tick={INK} stroke={GRID} />
      <YAxis allowDecimals={false} tick={INK} stroke={GRID} />
      <Tooltip
        contentStyle={BOX}
        itemStyle={SAID}
        cursor={{ fill: 'var(--brand-soft)', stroke: GRID }}
      />
    </>
  )
}
