import { ButtonLink, LandingCalculator, QrPicture } from '@kaadi/ui'
import { faceFor, facesOf, payoutText } from '../client/calculator.ts'
import { registerPath, sellPath } from '../client/links.ts'
import type { RateLine } from '../client/service.ts'
import { t } from '../content/say.ts'

/** What is chosen at first: the best card. */
const choicesOf = (lines: readonly RateLine[], best: RateLine) => {
  const face = faceFor(best)
  return {
    state: 'ready',
    cards: lines.map(({ cardTypeId, name }) => ({ value: cardTypeId, label: name })),
    card: best.cardTypeId,
    faces: facesOf(best).map((value) => ({ value, label: `${best.symbol}${value}` })),
    face,
    payout: payoutText(best, face),
  } as const
}

interface HeadlineProps {
  /** Today's rates, where the service has put them into the page. */
  readonly lines?: readonly RateLine[] | undefined
}

/** The headline is the calculator, filled with today's rates by the service or by a script, and how it goes on from there. */
export function Headline({ lines = [] }: HeadlineProps) {
  const [best] = lines
  const sell = best ? registerPath(sellPath(best, faceFor(best))) : '/register'
  return (
    <div className="p-lead">
      <LandingCalculator
        action="/register"
        {...(best ? choicesOf(lines, best) : { state: 'loading' })}
        title={t('Sell gift cards for naira')}
        own={{ value: '' }}
        lead={
          <>
            <p>
              {t('Send a photo, we check it, the naira lands in your wallet. Withdraw to any Nigerian bank.')}
            </p>
            <p className="p-invited" hidden data-invited="" />
          </>
        }
        actions={
          <>
            <ButtonLink variant="earn" size="large" href={sell} data-sell="">
              <span data-when="ready">{t('Sell this card')}</span>
              <span data-when="loading unavailable">{t('Open an account')}</span>
            </ButtonLink>
            <ButtonLink variant="onbrand" size="large" href="#rates" data-see-all="">
              {t('See today’s rates')}
            </ButtonLink>
          </>
        }
      />
      <div className="p-scan">
        <QrPicture modules={null} label={t('QR code: open this on your phone')} size={6.875} data-qr="" />
        <p>
          <b>{t('Continue on your phone')}</b>
          {t('Scan with your camera. Your card and amount come with you.')}
        </p>
      </div>
    </div>
  )
}
