import './insight.css'
import { useMediaQuery } from '@kaadi/ui'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartOptions,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type TooltipItem,
} from 'chart.js'
import { useCallback } from 'react'

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** Tokens that a series may be drawn in. */
export type Tone = 'text-brand' | 'ok-text' | 'bad-text' | 'text-2'

export interface Series {
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly tone: Tone
}

export interface ChartProps {
  /** What is drawn. Its figures stand in the table below. */
  readonly label: string
  readonly kind: 'bar' | 'line'
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  readonly stacked?: boolean
  /** Bars lie on their side: for names that are long. */
  readonly lying?: boolean
  readonly format?: (value: number) => string
}

/** A drawing of figures. It is drawn anew when they change, and when the system goes dark or light. */
export function Chart(props: ChartProps) {
  const { label, kind } = props
  const isDark = useMediaQuery('(prefers-color-scheme:dark)')
  const given = JSON.stringify([props, isDark])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` says all of it; a format belongs to its chart for good.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      // Where nothing can be drawn the table says it.
      if (!canvas?.getContext('2d')) return
      const chart = new ChartJs(canvas, {
        type: kind,
        data: dataOf(props, canvas),
        options: optionsOf(props, canvas),
      })
      return () => chart.destroy()
    },
    [given],
  )
  return (
    <div className="c-insight-chart" data-lying={props.lying || undefined}>
      <canvas ref={draw} role="img" aria-label={label} />
    </div>
  )
}

/** A token as the canvas understands it: what the browser makes of it here. */
function colorOf(canvas: HTMLCanvasElement, token: string): string {
  canvas.style.color = `var(--${token})`
  const { color } = getComputedStyle(canvas)
  canvas.style.color = ''
  return color
}

const dataOf = ({ labels, series }: ChartProps, canvas: HTMLCanvasElement) => ({
  labels: [...labels],
  datasets: series.map(({ label, values, tone }) => {
    const color = colorOf(canvas, tone)
    return {
      label,
      data: [...values],
      borderColor: color,
      backgroundColor: color,
      hoverBackgroundColor: color,
      borderWidth: 2,
      pointRadius: 2,
      maxBarThickness: 28,
    }
  }),
})

function optionsOf(
  { stacked = false, lying, format = String, series }: ChartProps,
  canvas: HTMLCanvasElement,
): ChartOptions {
  const text = colorOf(canvas, 'text-2')
  const line = colorOf(canvas, 'line')
  const amounts = {
    stacked,
    beginAtZero: true,
    grid: { color: line },
    ticks: {
      color: text,
      precision: 0,
      maxTicksLimit: 5,
      callback: (value: string | number) => format(Number(value)),
    },
  }
  const names = {
    stacked,
    grid: { display: false },
    ticks: { color: text, autoSkip: !lying, maxRotation: 0 },
  }
  return {
    animation: false as const,
    maintainAspectRatio: false,
    indexAxis: lying ? ('y' as const) : ('x' as const),
    interaction: { mode: 'index' as const, intersect: false, axis: lying ? ('y' as const) : ('x' as const) },
    scales: lying ? { x: amounts, y: names } : { x: names, y: amounts },
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'bottom' as const,
        labels: { color: text, boxWidth: 12 },
      },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }: TooltipItem<'bar' | 'line'>) =>
            `${dataset.label ?? ''}: ${format(Number(raw))}`,
        },
      },
    },
  }
}
