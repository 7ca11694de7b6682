import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import type { DecidableOrder } from '../desk.repository.ts'

type Judged = Pick<DecidableOrder, 'firstJudge' | 'secondJudge'>
type Judge = Pick<SignedInOperator, 'id' | 'roles'>

/** Who has judged an order that waits for another one. */
export const judgesOf = ({ firstJudge, secondJudge }: Judged): readonly bigint[] =>
  [firstJudge, secondJudge].filter((id) => id !== null)

/** Whether an operator decides where two reviewers differ. */
export const isSenior = ({ roles }: Pick<Judge, 'roles'>): boolean =>
  roles.includes('senior') || roles.includes('admin')

/** Nobody judges twice, and where two differ so that much more would be paid a senior decides. */
export const mayJudge = (operator: Judge, order: Judged): boolean =>
  !judgesOf(order).includes(operator.id) && (order.secondJudge === null || isSenior(operator))

/** Why an operator may not judge it. */
export const whyNoJudge = (operator: Judge, order: Judged): DomainError =>
  new DomainError(judgesOf(order).includes(operator.id) ? 'secondReviewerNeeded' : 'seniorNeeded')
