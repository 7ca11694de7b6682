import type { PlazaLine } from '@kaadi/contract/plaza'
import { walletCurrency } from '@kaadi/core/money'
import { FeedRow, Panel, Rows, Section, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'

/** What others were paid just now. Left out where nobody was. */
export function JustPaid({ lines }: { lines: readonly PlazaLine[] | undefined }) {
  if (lines?.length === 0) return null
  return (
    <Section
      title={t('Just paid')}
      action={
        <TextLink as={Link} to={paths.trad} size="small">
          {t('See all')}
        </TextLink>
      }
    >
      {lines ? (
        <Panel padding="none">
          <Rows>
            {lines.map((line) => (
              <FeedRow
                key={line.receiptHash}
                maskedName={line.maskedName}
                what={line.label}
                amount={line.amount}
                currency={walletCurrency(line.currencyId)}
                ago={times.ago(line.time)}
              />
            ))}
          </Rows>
        </Panel>
      ) : (
        <RowsSkeleton rows={3} label={t('Loading who was paid')} />
      )}
    </Section>
  )
}
