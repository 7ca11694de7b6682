import type { OperatorChangeKind } from '@kaadi/contract/operator-accounts'
import type { OperatorRole } from '@kaadi/contract/operators'
import { type Message, msg } from '@kaadi/words'

export const roles: readonly OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']

/** What each role opens, beside its name in a form. */
export const roleHints: Readonly<Record<OperatorRole, Message>> = {
  reviewer: msg('Checks cards and documents'),
  senior: msg('Checks cards, approves, looks after sellers'),
  treasurer: msg('Pays withdrawals'),
  editor: msg('Sets rates and content'),
  admin: msg('Everything, and who works here'),
}

export const changeWords: Readonly<Record<OperatorChangeKind, Message>> = {
  joined: msg('Joined'),
  roles: msg('Got other roles'),
  suspended: msg('Was suspended'),
  reinstated: msg('Was reinstated'),
  sessionsEnded: msg('Was signed out everywhere'),
  factorReset: msg('Second factor was reset'),
}

type Act = 'suspend' | 'reinstate' | 'endSessions' | 'resetFactor'

export const wishTitles: Readonly<Record<Act, Message>> = {
  suspend: msg('Suspend {name}?'),
  reinstate: msg('Reinstate {name}?'),
  endSessions: msg('Sign {name} out everywhere?'),
  resetFactor: msg('Reset the second factor of {name}?'),
}
export const wishVerbs: Readonly<Record<Act, Message>> = {
  suspend: msg('Suspend'),
  reinstate: msg('Reinstate'),
  endSessions: msg('End sessions'),
  resetFactor: msg('Reset'),
}
export const wishFacts: Readonly<Record<Act, Message>> = {
  suspend: msg('They are signed out at once and cannot sign in until somebody reinstates them.'),
  reinstate: msg('They can sign in again, with the password and the second factor they had.'),
  endSessions: msg('They can sign in again at once.'),
  resetFactor: msg(
    'Their app and recovery codes stop to work, and they are signed out. Do it only for somebody you see or know by voice: until they set up another app, the password is all there is.',
  ),
}
