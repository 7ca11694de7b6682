import { type OwnPause, type PauseRuleName, type PauseScope, pauseRules } from '@kaadi/contract/risk'

/** A pause that runs. Times are texts where it comes as a part of another row. */
export interface RunningPause {
  readonly scope: PauseScope
  readonly rule: PauseRuleName
  readonly facts: readonly string[]
  readonly startsAt: Date | string
  readonly endsAt: Date | string
}

export const toOwnPause = ({ scope, rule, facts, startsAt, endsAt }: RunningPause): OwnPause => {
  const { text, nextStep } = pauseRules[rule]
  return {
    scope,
    text,
    nextStep,
    facts: [...facts],
    startTime: new Date(startsAt).toISOString(),
    untilTime: new Date(endsAt).toISOString(),
  }
}
