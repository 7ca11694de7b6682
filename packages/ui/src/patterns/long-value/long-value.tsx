import { Fragment } from 'react'

/** A value that may be too long for its line goes on after a comma, never within its figures. */
export function LongValue({ value }: { value: string }) {
  const groups = value.match(/[^,]+,?|,/g) ?? []
  return groups.map((group, index) => (
    <Fragment key={groups.slice(0, index + 1).join('')}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ))
}
