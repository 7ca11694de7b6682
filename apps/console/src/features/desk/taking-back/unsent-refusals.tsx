import { useStore } from '@kaadi/react'
import { Alert, Button } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/page/platform-context.ts'
import { useOperator } from '../../../platform/session/operator.ts'
import { heldRefusalsOf } from './held-refusals.ts'

/** Goes on with the refusals that an earlier page left, and says which could not be sent until their orders are looked at. */
export default function UnsentRefusals() {
  const navigate = useNavigate()
  const refusals = heldRefusalsOf(usePlatform())
  const unsent = useStore(refusals.unsent)
  const operatorId = useOperator()?.operatorId
  const open = (giftOrderId: string) => void navigate(orderPath(giftOrderId))
  const takeUp = useEffectEvent((id: string) => refusals.takeUp(id, open))
  useEffect(() => {
    if (operatorId !== undefined) takeUp(operatorId)
  }, [operatorId])
  return unsent.map(({ giftOrderId, tradeNumber, why }) => (
    <Alert
      key={giftOrderId}
      tone="bad"
      icon={<CircleAlertIcon />}
      title={t('{number} was not refused: {why}', { number: tradeNumber, why })}
      role="alert"
      action={
        <Button variant="secondary" onClick={() => open(giftOrderId)}>
          {t('Open it')}
        </Button>
      }
    >
      {t('What you decided is kept: nothing was sent.')}
    </Alert>
  ))
}
