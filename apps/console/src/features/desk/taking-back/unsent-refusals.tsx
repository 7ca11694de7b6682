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

/** Goes on with the refusals that an earlier page left, and says which were not taken until their orders are looked at, and which got no answer until they have one. */
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
  return unsent.map(({ giftOrderId, tradeNumber, isSent, why }) =>
    isSent ? (
      <Alert
        key={giftOrderId}
        tone="wait"
        icon={<CircleAlertIcon />}
        title={t('Nobody knows yet whether your decision of {number} counts', { number: tradeNumber })}
        role="alert"
      >
        {t('The service did not answer. It is asked again until it does, and nothing is decided twice.')}
      </Alert>
    ) : (
      <Alert
        key={giftOrderId}
        tone="bad"
        icon={<CircleAlertIcon />}
        title={t('{number} was not decided: {why}', { number: tradeNumber, why })}
        role="alert"
        action={
          <Button variant="secondary" onClick={() => open(giftOrderId)}>
            {t('Open it')}
          </Button>
        }
      >
        {t('What you decided is kept: nothing was sent.')}
      </Alert>
    ),
  )
}
