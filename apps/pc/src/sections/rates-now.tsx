import { RateBoard, Section, TextLink } from '@kaadi/ui'
import { kindText } from '../client/calculator.ts'
import type { RateLine } from '../client/service.ts'
import { t } from '../content/say.ts'
import { Line } from './line.tsx'

/** How many rates a drawn phone has room for. */
const shown = 9

/** The cards that pay most now, in place of an app that cannot run. */
export function RatesNow({ lines }: { lines: readonly RateLine[] }) {
  return (
    <Section
      className="p-frame-now"
      title={t('Best rates now')}
      action={<TextLink href="/pcad">{t('All {count} cards', { count: lines.length })}</TextLink>}
    >
      <RateBoard>
        {lines.slice(0, shown).map((line) => (
          <Line key={line.cardTypeId} line={line} detail={kindText(line)} />
        ))}
      </RateBoard>
    </Section>
  )
}
