import { XIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { KeyButton } from '../../../platform/screens/key-button.tsx'
import type { Review } from './use-review.controller.ts'

interface CancelOrderProps extends Pick<Review, 'cancel'> {
  /** That the claim is lost: what was half typed stays, and nothing else begins. */
  readonly lost: ReactNode
}

/** Ends an order that nothing is wrong with. Whoever holds it says why, in words for its seller. */
export function CancelOrder({ cancel, lost }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {!lost && (
        <KeyButton of="o" variant="ghost" icon={<XIcon />} onPress={() => setAsking(true)}>
          {t('Cancel order')}
        </KeyButton>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('Cancel this order?')}
          hint={t('The seller reads it. The codes are destroyed, and nothing counts against them.')}
          confirmLabel={t('Cancel it')}
          variant="danger"
          least={10}
          blocked={lost}
          isRunning={cancel.isRunning}
          error={cancel.error}
          onConfirm={({ reason }) => void cancel.run(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
