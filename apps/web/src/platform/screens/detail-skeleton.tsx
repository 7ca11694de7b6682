import './detail-skeleton.css'
import { Panel, Skeleton, VisuallyHidden } from '@kaadi/ui'

/** Holds the place of a detail screen: its sum, its timeline, its receipt. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className="w-detail-skeleton-sum">
        <Skeleton shape="panel" width="4.25rem" height="2.875rem" />
        <span>
          <Skeleton width="9rem" height="0.875rem" />
          <Skeleton width="12rem" height="1.75rem" />
        </span>
      </div>
      {[9, 12].map((height) => (
        <Panel key={height} padding="large" className="w-detail-skeleton-panel">
          <Skeleton width="60%" height="1rem" />
          <Skeleton width="85%" height="1rem" />
          <Skeleton width="45%" height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </Panel>
      ))}
    </>
  )
}
