import { t } from '@kaadi/words'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { usePlatform, useToaster } from '../../../platform/page/platform-context.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { useTakeNext } from '../review/next-order.ts'
import { isNarrow, keptSkill } from '../skill/kept-skill.ts'

/** Takes the most urgent order and opens it; says so where none waits. */
export function useOpenNext(): () => Promise<boolean> {
  const takeNext = useTakeNext()
  const navigate = useNavigate()
  const toaster = useToaster()
  const { storage } = usePlatform()
  const operatorId = useOperator()?.operatorId
  return useCallback(async () => {
    const next = await takeNext().ready
    if (next) void navigate(orderPath(next.order.giftOrderId))
    else
      toaster.show({
        text: isNarrow(keptSkill(storage.local, operatorId))
          ? t('Nothing that you are dealt waits.')
          : t('Nothing waits. New cards appear here by themselves.'),
      })
    return next !== null
  }, [takeNext, navigate, toaster, storage, operatorId])
}
