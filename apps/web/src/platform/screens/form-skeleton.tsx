import './form-skeleton.css'
import './stacks.css'
import { Skeleton, VisuallyHidden } from '@kaadi/ui'

/** Holds the place of a form: label, field, label, field. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className="w-stack">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['6rem', '8rem', '5rem'].map((width) => (
        <div key={width} className="w-form-skeleton-field">
          <Skeleton width={width} height="1rem" />
          <Skeleton shape="panel" height="3.25rem" />
        </div>
      ))}
    </div>
  )
}
