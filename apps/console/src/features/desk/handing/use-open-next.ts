import { t } from '@kaadi/words'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { useToaster } from '../../../platform/page/platform-context.ts'
import { useTakeNext } from '../review/next-order.ts'

/** Takes the most urgent order and opens it; says so where none waits. */
export function useOpenNext(): () => Promise<boolean> {
  const takeNext = useTakeNext()
  const navigate = useNavigate()
  const toaster = useToaster()
  return useCallback(async () => {
    const next = await takeNext().ready
    if (next) void navigate(orderPath(next.order.giftOrderId))
    else toaster.show({ text: t('Nothing waits. New cards appear here by themselves.') })
    return next !== null
  }, [takeNext, navigate, toaster])
}
