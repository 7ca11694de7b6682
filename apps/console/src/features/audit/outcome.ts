import type { AuditLine } from '@kaadi/contract/audit'
import { t } from '@kaadi/words'

export const outcomeOf = ({ isRefused, outcome }: Pick<AuditLine, 'isRefused' | 'outcome'>): string =>
  isRefused ? t('Refused with {code}', { code: outcome }) : t('Done')
