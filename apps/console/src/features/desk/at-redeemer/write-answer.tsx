import type { DeskOrder } from '@kaadi/contract/desk'
import { Button } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import { PencilIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import type { Review } from '../review/use-review.controller.ts'
import { AnswerDialog } from './answer-dialog.view.tsx'

interface WriteAnswerProps extends Pick<Review, 'answer' | 'addEvidence'> {
  readonly order: DeskOrder
}

/** Writes down what the redeemer said: the order is then held by whoever does. */
export function WriteAnswer(props: WriteAnswerProps) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  useShortcuts({ m: ask })
  return (
    <>
      <Button size="small" icon={<PencilIcon />} aria-keyshortcuts="m" onClick={ask}>
        {t('Write down the answer')} <KeyMark of="m" />
      </Button>
      {isAsking && <AnswerDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}
