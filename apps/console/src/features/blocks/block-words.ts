import type { BlockKind } from '@kaadi/contract/risk'
import { type Message, msg } from '@kaadi/words'

export const kindNames: Readonly<Record<BlockKind, Message>> = {
  email: msg('Mail address'),
  name: msg('Name'),
  device: msg('Device'),
  bankAccount: msg('Bank account'),
}
