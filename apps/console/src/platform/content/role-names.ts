import type { OperatorRole } from '@kaadi/contract/operators'
import { type Message, msg, t } from '@kaadi/words'

interface RoleName {
  readonly name: Message
  /** Everybody who has it. */
  readonly all: Message
  /** As in "You will be …". */
  readonly one: Message
}

export const roleNames: Readonly<Record<OperatorRole, RoleName>> = {
  reviewer: { name: msg('reviewer'), all: msg('reviewers'), one: msg('a reviewer') },
  senior: { name: msg('senior'), all: msg('seniors'), one: msg('a senior') },
  treasurer: { name: msg('treasurer'), all: msg('treasurers'), one: msg('a treasurer') },
  editor: { name: msg('editor'), all: msg('editors'), one: msg('an editor') },
  admin: { name: msg('admin'), all: msg('admins'), one: msg('an admin') },
}

const list = new Intl.ListFormat('en-GB')
/** `reviewers, seniors and admins`. */
export const listed = (words: readonly string[]): string => list.format(words)

/** Roles in a sentence, each in the form that it needs there. */
export const listRoles = (roles: readonly OperatorRole[], form: keyof RoleName): string =>
  listed(roles.map((role) => t(roleNames[role][form])))
