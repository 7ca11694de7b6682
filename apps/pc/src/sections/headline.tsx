import { ButtonLink, LandingCalculator, QrPicture } from '@kaadi/ui'
import { faceFor, facesOf, payoutText } from '../client/calculator.ts'
import { registerPath, sellPath } from '../client/links.ts'
import type { RateLine } from '../client/service.ts'
import { pageWords } from '../content/page-words.ts'
import { words } from '../content/words.ts'

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
        title={words.title}
        own={{ value: '' }}
        lead={
          <>
            <p>{words.lead}</p>
            <p className="p-invited" hidden data-invited="" />
          </>
        }
        actions={
          <>
            <ButtonLink variant="earn" size="large" href={sell} data-sell="">
              <span data-when="ready">{words.sell}</span>
              <span data-when="loading unavailable">{words.open}</span>
            </ButtonLink>
            <ButtonLink variant="onbrand" size="large" href="#rates" data-see-all="">
              {words.seeBoard}
            </ButtonLink>
          </>
        }
      />
      <div className="p-scan">
        <QrPicture modules={null} label={pageWords.qrToPhone} size={6.875} data-qr="" />
        <p>
          <b>{words.scanTitle}</b>
          {words.scanText}
        </p>
      </div>
    </div>
  )
}
