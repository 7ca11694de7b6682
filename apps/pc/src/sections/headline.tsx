import { Button, ButtonLink, QrPicture } from '@kaadi/ui'
import { words } from '../content/words.ts'
import { Pick } from './pick.tsx'

/** The headline is the calculator. Without rates it says so, and everything else on the page works. */
export function Headline() {
  return (
    <div className="p-lead" data-calculator="" data-state="loading">
      <h1 className="p-say">
        <span data-when="unavailable">{words.title}</span>
        <span data-when="loading">
          {words.today} {words.anyCard} {words.pays}
        </span>
        <span data-when="ready">
          {words.today} <Pick name="face" label="Value of the card" /> <Pick name="brand" label="Card" />{' '}
          {words.cardPays}
        </span>
        <output className="p-got k-num" data-when="loading ready" data-payout="" aria-live="polite">
          <span className="p-wait" />
        </output>
      </h1>
      <p className="p-unavailable" role="status" data-when="unavailable">
        <strong>{words.unavailable}</strong>
        <span>{words.unavailableText}</span>
        <Button variant="onbrand" size="small" icon="refresh-cw" data-retry="">
          {words.retry}
        </Button>
      </p>
      <p className="p-other" hidden data-other="">
        <label htmlFor="other-face">Value on the card</label>
        <input id="other-face" inputMode="decimal" autoComplete="off" maxLength={8} data-other-face="" />
        <span role="status" data-range="" />
      </p>
      <p className="p-sub">{words.lead}</p>
      <p className="p-invited" hidden data-invited="" />
      <div className="p-cta">
        <ButtonLink variant="earn" size="large" href="/register" data-sell="">
          <span data-when="ready">{words.sell}</span>
          <span data-when="loading unavailable">{words.open}</span>
        </ButtonLink>
        <ButtonLink variant="onbrand" size="large" href="#rates" data-see-all="">
          {words.seeBoard}
        </ButtonLink>
      </div>
      <div className="p-scan">
        <QrPicture modules={null} label="QR code: open this on your phone" size={6.875} data-qr="" />
        <p>
          <b>{words.scanTitle}</b>
          {words.scanText}
        </p>
      </div>
    </div>
  )
}
