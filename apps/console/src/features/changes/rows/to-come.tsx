import type { Change } from '@kaadi/contract/changes'
import { Tag } from '@kaadi/ui'
import { t } from '@kaadi/words'
import '../changes.css'
import { plannedTime } from '../../../platform/time/desk-time.ts'
import { differences, type ResourceSpec } from '../resources/index.ts'
import type { RowLine } from './use-rows.controller.ts'

const sayWhat = (spec: ResourceSpec, { before, after }: Change): string =>
  after === null
    ? t('taken away')
    : differences(spec, before, after)
        .changes.map(({ label, after: value }) => `${label} ${value || '–'}`)
        .join(', ')

interface ToComeProps {
  readonly line: RowLine
  readonly spec: ResourceSpec
  /** Undefined until it has arrived. */
  readonly change: Change | undefined
}

/** A change of the row that waits or has its time: from when on, who asked for it, and what it sets. */
export function ToCome({ line, spec, change }: ToComeProps) {
  if (!line.openChange) return null
  const { startTime = null } = change ?? {}
  const from = startTime === null ? undefined : t('From {time}', { time: plannedTime(startTime) })
  const isWaiting = line.openChange === 'waiting'
  const details = change && [
    ...(isWaiting && from ? [from] : []),
    t('{name}: {what}', { name: change.madeBy, what: sayWhat(spec, change) }),
  ]
  return (
    <span className="c-to-come" title={details?.join(', ')}>
      <Tag tone="wait">{isWaiting ? t('Needs approval') : (from ?? t('Has its time'))}</Tag>
      {details && <span>{details.join(', ')}</span>}
    </span>
  )
}
