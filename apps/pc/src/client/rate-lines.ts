import { sparklinePath } from '@kaadi/ui'
import { movementOf, rateText } from './calculator.ts'
import { cloneTemplate, drawn, find } from './dom.ts'
import { drawCardFace } from './draw-card-face.ts'
import type { RateLine } from './service.ts'

const sparkline = { width: 52, height: 22 }

const drawSparkline = (svg: Element, points: readonly number[], trend: string): void => {
  const line = sparklinePath(points, sparkline.width, sparkline.height)
  svg.setAttribute('data-trend', trend)
  svg.replaceChildren(
    ...(line?.path ? [drawn('path', { d: line.path })] : []),
    ...(line ? [drawn('circle', { cx: line.end.x, cy: line.end.y, r: 2.5 })] : []),
  )
}

/** A line of the board, as the kit draws it, leading to an address. */
export const rateLineElement = (line: RateLine, href: string, detail: string): HTMLElement => {
  const { trend, by } = movementOf(line.change)
  const row = cloneTemplate(`rate-${trend}`)
  row.setAttribute('href', href)
  drawCardFace(find('.k-card-face', row), line.name, line.colors)
  drawSparkline(find('.k-sparkline', row), line.trend, trend)
  find('.k-row-title', row).textContent = line.name
  find('.k-row-detail', row).textContent = detail
  find('.k-money', row).textContent = rateText(line.rate)
  const change = find('.k-rate-change', row)
  for (const node of change.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) node.nodeValue = node.nodeValue?.replace('{by}', by) ?? ''
  }
  return row
}
