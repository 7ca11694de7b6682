import { Alert, Button, ButtonLink } from '@kaadi/ui'
import { InfoIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { Link } from '../../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../../platform/navigation/paths.ts'

export interface EndedElsewhereProps {
  /** The trade that it became; undefined where it is not known that it was sent. */
  giftOrderId: string | undefined
  onStartOver: () => void
}

/** Says that another tab has ended the sale that stands here. */
export function EndedElsewhere({ giftOrderId, onStartOver }: EndedElsewhereProps) {
  const isSent = giftOrderId !== undefined
  return (
    <Alert
      tone="todo"
      icon={<InfoIcon />}
      title={isSent ? t('You have already sent this card') : t('This sale was ended in another tab')}
      role="status"
      action={
        <>
          <ButtonLink
            as={Link}
            to={isSent ? cardDetailPath(giftOrderId) : paths.transaction}
            variant="secondary"
          >
            {isSent ? t('Open that trade') : t('Look in your trades')}
          </ButtonLink>
          <Button variant="secondary" onClick={onStartOver}>
            {t('Start over')}
          </Button>
        </>
      }
    >
      {isSent
        ? t('It is in another of your trades. Nothing was sent twice.')
        : t('It was sent there, or started over. Look in your trades before you send it.')}
    </Alert>
  )
}
