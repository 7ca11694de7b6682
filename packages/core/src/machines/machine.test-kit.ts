import type {
  AnyActorRef,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate'
import { ApiError, type ClientError, NetworkError } from '../errors/index.ts'

/** Lets promises that are settled already be heard. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done))

/** The outermost state that an actor is in. */
export const stateOf = (actor: AnyActorRef): string => {
  const { value } = actor.getSnapshot()
  return typeof value === 'string' ? value : Object.keys(value)[0]!
}

/** A call whose answers a test gives by hand, one for each time it is made. */
export const byHand = <Input, Output>() => {
  const inputs: Input[] = []
  const open: { resolve: (output: Output) => void; reject: (error: unknown) => void }[] = []
  return {
    inputs,
    call: ({ input }: { input: Input }): Promise<Output> => {
      inputs.push(input)
      return new Promise<Output>((resolve, reject) => open.push({ resolve, reject }))
    },
    answer: async (output: Output) => {
      open.shift()?.resolve(output)
      await settle()
    },
    fail: async (error: unknown) => {
      open.shift()?.reject(error)
      await settle()
    },
  }
}

/** A refusal as the client throws it. */
export const refused = (
  code: number | string,
  httpStatus = 409,
  more: { details?: unknown; retryAfterMs?: number } = {},
): ClientError => new ApiError({ call: 'POST /x', code, httpStatus, ...more })

/** No answer came. */
export const lost = (): ClientError => new NetworkError('POST /x', 'unreachable')

const rulesOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** A rule of a machine in words: where, on which event, the number of the choice, and its guard. */
const nameOf = (rule: AnyTransitionDefinition): string => {
  const choices = rulesOf(rule.source).filter(({ eventType }) => eventType === rule.eventType)
  return `${rule.source.id} on ${rule.eventType || 'arrival'}, choice ${choices.indexOf(rule) + 1}`
}

/**
 * Watches actors of a machine, whatever was provided to it: give `inspect` to each of them. `left` then names the
 * transitions that were never taken, and the events that all choices of a state may refuse and that never were refused.
 */
export const watch = (machine: AnyStateMachine) => {
  const rules = nodesOf(machine.root).flatMap(rulesOf)
  const taken = new Set<string>()
  const refused = new Set<string>()
  const mayRefuse = (rule: AnyTransitionDefinition) =>
    rules
      .filter(({ source, eventType }) => source.id === rule.source.id && eventType === rule.eventType)
      .every(({ guard }) => guard)
  return {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const rule of inspected._transitions) taken.add(nameOf(rule))
      const active = (inspected.snapshot as { _nodes?: readonly AnyStateNode[] })._nodes ?? []
      if (inspected._transitions.length === 0) {
        for (const { id } of active) refused.add(`${id} on ${inspected.event.type}`)
      }
    },
    left: (): string[] => [
      ...rules.map(nameOf).filter((name) => !taken.has(name)),
      ...rules
        .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
        .filter(mayRefuse)
        .map(({ source, eventType }) => `${source.id} on ${eventType}`)
        .filter((name, index, names) => !refused.has(name) && names.indexOf(name) === index)
        .map((name) => `${name}, refused`),
    ],
  }
}
