import { XIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { KeyButton } from '../../../platform/screens/key-button.tsx'
import type { Review } from './use-review.controller.ts'

/** Ends an order that nothing is wrong with. Whoever holds it says why, in words for its seller. */
export function CancelOrder({ cancel }: Pick<Review, 'cancel'>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <KeyButton of="o" variant="ghost" icon={<XIcon />} onPress={() => setAsking(true)}>
        {t('Cancel order')}
      </KeyButton>
      {isAsking && (
        <ReasonDialog
          title={t('Cancel this order?')}
          hint={t('The seller reads it. The codes are destroyed, and nothing counts against them.')}
          confirmLabel={t('Cancel it')}
          variant="danger"
          least={10}
          isRunning={cancel.isRunning}
          error={cancel.error}
          onConfirm={({ reason }) => void cancel.run(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
