import { countedMost } from '@kaadi/contract/primitives'
import { t } from '@kaadi/words'

const grouped = new Intl.NumberFormat('en')
/** `504 orders`; the service counts no further than a limit, and then it is "or more". */
export const counted = (count: number, one: string): string =>
  `${grouped.format(count)}${count >= countedMost ? t(' or more') : ''} ${one}${count === 1 ? '' : 's'}`
