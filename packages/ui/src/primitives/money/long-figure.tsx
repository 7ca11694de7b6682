import { Fragment } from 'react'

/** A figure that finds no room on its line goes on after a comma or what else parts it, never within its digits. */
export function LongFigure({ figure, after = ',' }: { figure: string; after?: string }) {
  const groups = figure.match(new RegExp(`[^${after}]+[${after}]?|[${after}]`, 'g')) ?? []
  return groups.map((group, index) => (
    <Fragment key={groups.slice(0, index + 1).join('')}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ))
}
