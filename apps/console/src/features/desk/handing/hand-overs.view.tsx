import type { DeskOrder } from '@kaadi/contract/desk'
import { Alert } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** Who gave the order to whom, and what they wrote. */
export const HandOvers = ({ handOvers }: Pick<DeskOrder, 'handOvers'>) =>
  handOvers.map(({ from, to, note, time }) => (
    <Alert
      key={time}
      tone="plain"
      title={t('{from} gave it to {to}, {time}', { from, to, time: deskTime(time) })}
    >
      {note}
    </Alert>
  ))
