import { Fragment } from 'react'

/** A figure that finds no room on its line goes on after a comma, never within its digits. */
export function LongFigure({ figure }: { figure: string }) {
  const groups = figure.match(/[^,]+,?|,/g) ?? []
  return groups.map((group, index) => (
    <Fragment key={groups.slice(0, index + 1).join('')}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ))
}
