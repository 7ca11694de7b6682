import type { PlazaLine } from '@kaadi/contract/plaza'
import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import type { FeedKind } from './use-feed.controller.ts'

/** The way to what proves a line. */
export function CheckLine({ tab, line, brand }: { tab: FeedKind; line: PlazaLine; brand?: string }) {
  return (
    <TextLink
      as={Link}
      to={withQuery(paths.trad, { tab, brand: brand || undefined, receipt: line.receiptHash })}
      size="small"
      aria-label={t('Check it: {name}, {what}', { name: line.maskedName, what: line.label })}
    >
      {t('Check it')}
    </TextLink>
  )
}
