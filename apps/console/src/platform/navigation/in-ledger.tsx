import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useOperator } from '../session/operator.ts'
import { Link } from './link.tsx'
import { mayOpen } from './pages.tsx'
import { ledgerPath } from './paths.ts'

interface InLedgerProps {
  readonly by: Parameters<typeof ledgerPath>[0]
  readonly id: string
}

/** Leads to what one thing has moved in the ledger, or to a seller's lines; nothing for who may not read it. */
export function InLedger({ by, id }: InLedgerProps) {
  const operator = useOperator()
  if (!operator || !mayOpen(operator, 'ledger')) return null
  return (
    <TextLink as={Link} to={ledgerPath(by, id)}>
      {t('In the ledger')}
    </TextLink>
  )
}
