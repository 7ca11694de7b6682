import type { ChangeStatus } from '@kaadi/contract/changes'
import type { TagTone } from '@kaadi/ui'
import { type Message, msg } from '@kaadi/words'

/** How a change that needs two people stands. */
export const changeWords: Readonly<Record<ChangeStatus, Message>> = {
  waiting: msg('Waits for a second person'),
  scheduled: msg('Has its time'),
  applied: msg('Applied'),
  refused: msg('Refused'),
  withdrawn: msg('Taken back'),
  failed: msg('Not applied'),
}

export const changeTones: Readonly<Record<ChangeStatus, TagTone>> = {
  waiting: 'wait',
  scheduled: 'wait',
  applied: 'ok',
  refused: 'bad',
  withdrawn: 'plain',
  failed: 'bad',
}
