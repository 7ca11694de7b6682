import { t } from '@kaadi/words'
import './brand-list-skeleton.css'
import { Skeleton, VisuallyHidden } from '@kaadi/ui'

/** Holds the place of the search box and three rows of tiles. */
export function BrandListSkeleton() {
  return (
    <div className="w-brands-skeleton">
      <VisuallyHidden role="status">{t('Loading cards')}</VisuallyHidden>
      <Skeleton shape="panel" height="3rem" />
      <Skeleton shape="panel" height="2.25rem" width="70%" />
      <div>
        {Array.from({ length: 9 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles that stand for nothing but their place
          <Skeleton key={index} shape="panel" height="7rem" />
        ))}
      </div>
    </div>
  )
}
