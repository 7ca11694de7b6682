import './rows-skeleton.css'
import { Panel, Rows, Skeleton, VisuallyHidden } from '@kaadi/ui'

const widths = ['58%', '42%', '66%', '50%', '38%', '62%']

export interface RowsSkeletonProps {
  rows: number
  /** Said by screen readers: "Loading trades". */
  label: string
}

/** Holds the place of a list in the measures of its rows. */
export function RowsSkeleton({ rows, label }: RowsSkeletonProps) {
  return (
    <Panel padding="none" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Rows>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for nothing but their place
          <div key={index} className="k-row">
            <span className="k-row-start">
              <Skeleton shape="circle" />
            </span>
            <span className="k-row-words w-skeleton-words">
              <Skeleton width={widths[index % widths.length]} height="0.875rem" />
              <Skeleton width="30%" height="0.75rem" />
            </span>
            <span className="k-row-end">
              <Skeleton width="4.5rem" height="1.125rem" />
            </span>
          </div>
        ))}
      </Rows>
    </Panel>
  )
}
