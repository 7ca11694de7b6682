import { RateBoard, RateRow, Section, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { times } from '../../platform/time/times.ts'
import type { BestRates } from './use-best-rates.ts'

const rows = 5
/** Holds the place of the line below the rates while they load. */
const roomOfLine = '\u00a0'

/** Units of the cards that are shown: "$1 or £1". */
const unitsOf = (symbols: readonly string[]): string =>
  [...new Set(symbols)].map((symbol) => `${symbol.trim()}1`).join(` ${t('or')} `)

/** The cards that pay most now. */
export function BestRatesView({ rates, unit, count, updateTime, error, refetch }: BestRates) {
  const isShown = rates !== undefined && rates.length > 0 && updateTime !== undefined && unit
  const note = isShown
    ? t('{name} per {units} of card value. Updated {time}.', {
        name: unit.name,
        units: unitsOf(rates.map(({ symbol }) => symbol)),
        time: times.timeOfDay(updateTime),
      })
    : roomOfLine
  return (
    <Section
      title={t('Best rates now')}
      action={
        count > 0 && (
          <TextLink as={Link} to={paths.sellList}>
            {t('All {count} cards', { count })}
          </TextLink>
        )
      }
    >
      {error !== undefined ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <RateBoard loading={rates ? undefined : rows} note={note}>
          {unit && rates && rates.length > 0
            ? rates.map(({ sale, rate, symbol: _, ...row }) => (
                <RateRow
                  key={sale.cardTypeId}
                  as={Link}
                  to={withQuery(paths.sellSubmit, sale)}
                  {...row}
                  rate={rate}
                  currency={unit.currency}
                />
              ))
            : undefined}
        </RateBoard>
      )}
    </Section>
  )
}
