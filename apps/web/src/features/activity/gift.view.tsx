import { LoadSwitch } from '@kaadi/react'
import { EmptyFan, EmptyState, ProgressBar, Section, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { FirstSale } from './first-sale.view.tsx'
import { TaskCard } from './task-card.tsx'
import type { Tasks } from './use-gifts.controller.ts'
import type { Running } from './use-running.controller.ts'

/** What the first sale brings, and what can be done for more. */
export function GiftView({ running, tasks }: { readonly running: Running; readonly tasks: Tasks }) {
  const hasFirst = running.reward?.eligible === true
  const isFirstLost = Boolean(running.error) && !running.reward
  const areTasksLost = Boolean(tasks.error) && !tasks.tasks
  // Where neither came, one panel says so.
  const retryTasks = () => {
    tasks.onRetry()
    if (isFirstLost) running.onRetry()
  }
  return (
    <>
      {isFirstLost && !areTasksLost && <LoadFailure error={running.error} onRetry={running.onRetry} />}
      {running.reward?.eligible && (
        <Section title={t('Your first sale')}>
          <FirstSale {...running.reward} />
          <FirstSaleProgress />
        </Section>
      )}
      <LoadSwitch
        data={tasks.tasks}
        error={tasks.error}
        failed={<LoadFailure error={tasks.error} onRetry={retryTasks} />}
        loading={<RowsSkeleton rows={4} label={t('Loading your gifts')} />}
        empty={hasFirst || !running.reward ? null : <NoGift />}
      >
        {(list) => (
          <Section
            title={t('Tasks')}
            note={t('Each is claimed once a person. What you claim is paid after a few days.')}
          >
            {list.map((task) => (
              <TaskCard
                key={task.taskId}
                task={task}
                brand={task.cardTypeId === null ? undefined : tasks.brands[task.cardTypeId]}
              />
            ))}
          </Section>
        )}
      </LoadSwitch>
    </>
  )
}

/** It is there while nothing was sold: nothing of one. */
const FirstSaleProgress = () => (
  <div>
    <ProgressBar label={t('0 of 1 card sold')} value={0} />
    <p className="k-small k-quiet" aria-hidden="true">
      {t('0 of 1 card sold')}
    </p>
  </div>
)

const NoGift = () => (
  <EmptyState
    art={<EmptyFan />}
    title={t('No gift waits for you now')}
    action={
      <TextLink as={Link} to={paths.history}>
        {t('See your wallet')}
      </TextLink>
    }
  >
    {t('The gift is for a first sale. What you were given is in your wallet.')}
  </EmptyState>
)
