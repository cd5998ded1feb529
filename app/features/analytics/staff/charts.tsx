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
  type PieLabelRenderProps,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { colourOf } from './chart-colours.ts'

const OUTER_RADIUS = 100
/** Width for a slice's name beside the pie. */
const ROOM_FOR_NAME = 100
const INK = { fill: 'var(--ink)', fontSize: 13 }
const GRID = 'var(--line)'
const BOX = {
  background: 'var(--raised)',
  border: '1px solid var(--line-strong)',
  color: 'var(--ink)',
}
/** The default tooltip text is black or has the colour of the point. */
const SAID = { color: 'var(--ink)' }
const MARGIN = { top: 8, right: 16, bottom: 0, left: -16 }

export type ChartProps = {
  kind: 'line' | 'pie' | 'bar'
  points: readonly { name: string; value: number }[]
  /** Unit of the values. */
  unit: string
}

/** A chart that fills its container. Visual only: a table beside it has the same figures. */
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
            label={SliceLabel}
            labelLine={false}
          />
          <Tooltip contentStyle={BOX} itemStyle={SAID} />
          <Legend
            itemSorter={null}
            formatter={(name, _, index) => (
              <span className="text-ink">{numbered(index, String(name))}</span>
            )}
          />
        </PieChart>
      )}
    </ResponsiveContainer>
  )
}

const numbered = (index: number, name: string) => `${index + 1}. ${name}`

/** Label beside a slice: its number in the legend, and its name if there is room. */
function SliceLabel({ cx, cy, midAngle = 0, outerRadius, index = 0, name }: PieLabelRenderProps) {
  const angle = (-midAngle * Math.PI) / 180
  const reach = Number(outerRadius) + 11
  const isRoomy = Number(cx) >= OUTER_RADIUS + ROOM_FOR_NAME
  return (
    <text
      x={Number(cx) + reach * Math.cos(angle)}
      y={Number(cy) + reach * Math.sin(angle)}
      textAnchor={Math.cos(angle) < 0 ? 'end' : 'start'}
      dominantBaseline="central"
      {...INK}
    >
      {isRoomy ? numbered(index, String(name)) : index + 1}
    </text>
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
