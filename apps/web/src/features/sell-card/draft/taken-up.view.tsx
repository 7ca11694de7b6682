import type { SellDraft } from '@kaadi/core/storage'
import { Alert, Button, ButtonLink } from '@kaadi/ui'
import { InfoIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../../platform/navigation/link.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { lostWords } from './take-up-draft.ts'

export interface TakenUpProps {
  draft: SellDraft
  /** Photos that are to be taken again. */
  lost: readonly string[]
  /** This kind of card is sold by its code, which is never kept. */
  needsCode: boolean
  /** The service has answered that nothing of it has arrived. */
  isNotArrived: boolean
  onStartOver: () => void
}

/** Says that the form was taken up again, and what has to be entered once more. */
export function TakenUp({ draft, lost, needsCode, isNotArrived, onStartOver }: TakenUpProps) {
  if (draft.isUnanswered && !isNotArrived) {
    return (
      <Alert
        tone="todo"
        icon={<InfoIcon />}
        title={t('Your card may have arrived')}
        role="status"
        action={
          <ButtonLink as={Link} to={paths.transaction} variant="secondary">
            {t('Look in your trades')}
          </ButtonLink>
        }
      >
        {t(
          'We could not tell whether it arrived, and look for it as soon as you are connected. Send it again only if it is not in your trades.',
        )}
      </Alert>
    )
  }
  const isToSend = draft.waits !== undefined || isNotArrived
  return (
    <Alert
      tone={isToSend ? 'todo' : 'plain'}
      icon={<InfoIcon />}
      title={isToSend ? t('Not sent yet') : t('We kept what you had entered')}
      role="status"
      action={
        <Button variant="secondary" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      }
    >
      {needsCode && `${t('Enter the card code again: codes are never kept.')} `}
      {lost.length > 0 && `${lostWords(lost)} `}
      {isToSend ? t('Then press Send again.') : t('Photos are kept for a day.')}
    </Alert>
  )
}
