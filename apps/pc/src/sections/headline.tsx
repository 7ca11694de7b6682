import { ButtonLink, LandingCalculator, QrPicture } from '@kaadi/ui'
import { pageWords } from '../content/page-words.ts'
import { words } from '../content/words.ts'

/** The headline is the calculator, which a script fills with today's rates, and how it goes on from there. */
export function Headline() {
  return (
    <div className="p-lead">
      <LandingCalculator
        action="/register"
        state="loading"
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
            <ButtonLink variant="earn" size="large" href="/register" data-sell="">
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
