import { randomId } from '@kaadi/core/storage'
import type { Command } from '@kaadi/ui/desk'
import { ArrowRightIcon, ClockIcon, XIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'

/** What ⌘K can do about the shift: begin and end it, and go on with the next order. What is refused is told in a notice. */
export function useShiftCommands(openNext: () => Promise<boolean>): readonly Command[] {
  const client = useClient()
  const queries = useQueryClient()
  const mine = useReads().shifts.mine()
  const { data } = useQuery(mine)
  const isAtWork = data && data.shift !== null
  const { queryKey } = mine
  return useMemo(() => {
    if (isAtWork === undefined) return []
    const change = async (call: 'start' | 'stop') => {
      const after = await client.shifts[call]({ body: {}, idempotencyKey: randomId() })
      queries.setQueryData(queryKey, after)
      void queries.invalidateQueries({ queryKey: ['desk'] })
    }
    const start: Command = {
      id: 'start-working',
      label: t('Start working'),
      icon: <ClockIcon />,
      // The client has told of what was refused.
      onSelect: () => void change('start').then(openNext, () => undefined),
    }
    const goOn: Command = {
      id: 'next-order',
      label: t('Next order'),
      icon: <ArrowRightIcon />,
      onSelect: () => void openNext(),
    }
    const stop: Command = {
      id: 'stop-working',
      label: t('Stop working'),
      keywords: t('pause, end my shift'),
      icon: <XIcon />,
      onSelect: () => void change('stop').catch(() => undefined),
    }
    return isAtWork ? [goOn, stop] : [start]
  }, [client, queries, queryKey, isAtWork, openNext])
}
