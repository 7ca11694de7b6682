import { t } from '@kaadi/words'
import './sell-notices.css'
import { Alert, Button, ButtonLink } from '@kaadi/ui'
import { CircleAlertIcon, InfoIcon, RefreshCwIcon, TicketPercentIcon, WifiOffIcon } from '@kaadi/ui/icons'
import { Link } from '../../../platform/navigation/link.tsx'
import { cardDetailPath } from '../../../platform/navigation/paths.ts'
import type { Fault } from './check-sell-form.ts'

/** What came back from the service, or did not. */
export type SellProblem =
  | { readonly kind: 'none' }
  /** Nobody was reached: it is tried again by itself. */
  | { readonly kind: 'cutOff' }
  /** The rate could not be locked. */
  | { readonly kind: 'notQuoted'; readonly message: string; readonly onRetry: () => void }
  /** Another trade has the coupon; the payout without it waits for a yes. */
  | { readonly kind: 'couponGone'; readonly message: string }
  /** The service looked at the cards and said no; with the trade that has the card, where one does. */
  | { readonly kind: 'refused'; readonly message: string; readonly giftOrderId?: string | undefined }
  | { readonly kind: 'unanswered'; readonly onRetry: () => void }
  | {
      readonly kind: 'queued'
      /** It waits on the device; else, for its codes or photos, in memory alone. */
      readonly isKept?: boolean
      readonly onRetry: () => void
      readonly onTakeBack: () => void
    }
  | { readonly kind: 'sentBefore'; readonly giftOrderId: string }

export interface SellNoticesProps {
  problem: SellProblem
  online: boolean
  /** All that is missing, once the form was sent. */
  faults: readonly Fault[]
  onFault: (id: string) => void
}

/** What stands in the way of the whole form, above its button. What concerns one field stands beside the field. */
export function SellNotices({ problem, online, faults, onFault }: SellNoticesProps) {
  return (
    <>
      {faults.length > 3 && (
        <Alert
          tone="bad"
          icon={<CircleAlertIcon />}
          title={t('{count} things are missing', { count: faults.length })}
        >
          <ul className="w-faults">
            {faults.map(({ id, message }) => (
              <li key={id}>
                <Button variant="link" size="small" onClick={() => onFault(id)}>
                  {message}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Problem problem={problem} online={online} />
    </>
  )
}

const CutOff = ({ title }: { title: string }) => (
  <Alert tone="plain" icon={<WifiOffIcon />} title={title} role="status">
    {t('Go on entering. What you send now waits on this screen and goes out when you are connected.')}
  </Alert>
)

function Problem({ problem, online }: Pick<SellNoticesProps, 'problem' | 'online'>) {
  switch (problem.kind) {
    case 'none':
      return online ? null : <CutOff title={t('You are offline')} />
    case 'cutOff':
      return <CutOff title={online ? t('We cannot be reached') : t('You are offline')} />
    case 'notQuoted':
      return (
        <Alert
          tone="bad"
          icon={online ? <CircleAlertIcon /> : <WifiOffIcon />}
          title={online ? t('The rate could not be locked') : t('You are offline')}
          role="alert"
          action={
            <Button variant="secondary" icon={<RefreshCwIcon />} onClick={problem.onRetry}>
              {t('Try again')}
            </Button>
          }
        >
          {problem.message}
        </Alert>
      )
    case 'couponGone':
      return (
        <Alert
          tone="todo"
          icon={<TicketPercentIcon />}
          title={t('Your coupon is no longer free')}
          role="alert"
        >
          {t('{message} See the new payout before you send the card.', { message: problem.message })}
        </Alert>
      )
    case 'refused':
      return (
        <Alert
          tone="bad"
          icon={<CircleAlertIcon />}
          title={t('Not sent')}
          role="alert"
          action={
            problem.giftOrderId !== undefined && (
              <ButtonLink as={Link} to={cardDetailPath(problem.giftOrderId)} variant="secondary">
                {t('Open that trade')}
              </ButtonLink>
            )
          }
        >
          {problem.message}
        </Alert>
      )
    case 'unanswered':
      return (
        <Alert
          tone="todo"
          icon={<WifiOffIcon />}
          title={online ? t('No answer yet') : t('You are offline')}
          role="alert"
        >
          {t(
            'Your card is kept on this screen. Send it again when you are connected: however often you try, it is sent once.',
          )}
        </Alert>
      )
    case 'queued':
      return (
        <Alert
          tone="todo"
          icon={<WifiOffIcon />}
          title={t('Waiting for a connection')}
          role="status"
          action={
            // Never where the button was that sent it: who taps twice would take it back.
            <>
              {online && (
                <Button variant="secondary" icon={<RefreshCwIcon />} onClick={problem.onRetry}>
                  {t('Try again')}
                </Button>
              )}
              <Button variant="secondary" onClick={problem.onTakeBack}>
                {t('Do not send')}
              </Button>
            </>
          }
        >
          {problem.isKept
            ? t(
                'Your card is sent once, by itself, when you are connected and the payout is still the one shown. If you leave this screen, it waits on this phone for a day and is sent all the same while the app is open.',
              )
            : t(
                'Your card is sent once, by itself, when you are connected and the payout is still the one shown. Keep this screen open: card codes, and photos that are not sent yet, are not stored on the phone.',
              )}
        </Alert>
      )
    case 'sentBefore':
      return (
        <Alert
          tone="todo"
          icon={<InfoIcon />}
          title={t('You have already sent this card')}
          role="alert"
          action={
            <ButtonLink as={Link} to={cardDetailPath(problem.giftOrderId)}>
              {t('Open that trade')}
            </ButtonLink>
          }
        >
          {t('It is in another of your trades. Nothing was sent twice.')}
        </Alert>
      )
  }
}
