import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'

export interface DayGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** "Today", "Yesterday", "12 November", or a month. */
  label: ReactNode
  /** What the day or month came to. */
  total?: ReactNode
  /** The level of the label in the page's outline. */
  level?: 2 | 3 | undefined
}

/** The rows of one day or month under its name. Several of them stand in one `DayGroups`. */
export function DayGroup({ label, total, level = 3, className, children, ...rest }: DayGroupProps) {
  const heading = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section {...rest} className={classNames('k-day-group', className)} aria-labelledby={heading}>
      <div className="k-day-group-head">
        <Heading id={heading}>{label}</Heading>
        {total ? <bdi className="k-day-group-total">{total}</bdi> : null}
      </div>
      <div className="k-rows">{children}</div>
    </section>
  )
}

/** The panel around days; `end` says that nothing older follows. */
export function DayGroups({
  endContent,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & { endContent?: ReactNode }) {
  return (
    <div {...rest} className={className}>
      <div className="k-day-groups-panel">{children}</div>
      {endContent ? <p className="k-day-groups-end">{endContent}</p> : null}
    </div>
  )
}
