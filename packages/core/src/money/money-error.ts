/** Why a value could not be taken as money. */
export type MoneyProblem = 'not-a-decimal' | 'too-precise' | 'currency-mismatch'

/** A value that cannot be taken as money, or two currencies that were about to be mixed. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
  readonly problem: MoneyProblem

  constructor(problem: MoneyProblem, message: string) {
    super(message)
    this.problem = problem
  }
}
