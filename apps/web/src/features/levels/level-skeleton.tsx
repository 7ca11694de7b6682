import { t } from '@kaadi/words'
import '../../platform/screens/stacks.css'
import { Panel, Section, Skeleton } from '@kaadi/ui'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'

/** Holds the place of the level and of what each gives. */
export function LevelSkeleton() {
  return (
    <div className="w-stack">
      <Panel padding="large" aria-busy="true">
        <div className="w-stack-small">
          <Skeleton width="30%" height="1.75rem" />
          <Skeleton width="70%" height="1.375rem" />
          <Skeleton width="100%" height="0.5rem" />
        </div>
      </Panel>
      <Section title={t('Levels')}>
        <RowsSkeleton rows={5} label={t('Loading your level')} />
      </Section>
    </div>
  )
}
