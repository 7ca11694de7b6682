import type { OperatorRole } from '@kaadi/contract/operators'

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  reviewer: 'reviewer',
  senior: 'senior',
  treasurer: 'treasurer',
  editor: 'editor',
  admin: 'admin',
}

const list = new Intl.ListFormat('en-GB')
/** `reviewers, seniors and admins`. */
export const listed = (words: readonly string[]): string => list.format(words)
