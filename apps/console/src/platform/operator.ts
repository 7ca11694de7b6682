import type { Operator, OperatorRole } from '@kaadi/contract/operators'
import { useQuery } from '@kaadi/react'
import { useClient } from './client.ts'

/** Who is signed in; undefined until it has arrived. */
export const useOperator = (): Operator | undefined => {
  const client = useClient()
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => client.operators.me({ signal }),
    staleTime: 300_000,
  }).data
}

const reviewers: readonly OperatorRole[] = ['reviewer', 'senior', 'admin']
const treasurers: readonly OperatorRole[] = ['treasurer', 'admin']
const hasOneOf = (operator: Operator, wanted: readonly OperatorRole[]): boolean =>
  operator.roles.some((role) => wanted.includes(role))

export const canReview = (operator: Operator): boolean => hasOneOf(operator, reviewers)
export const canPay = (operator: Operator): boolean => hasOneOf(operator, treasurers)
