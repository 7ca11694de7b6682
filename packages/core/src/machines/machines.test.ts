import { readdirSync, readFileSync } from 'node:fs'
import { aWithdrawalLimits } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import {
  type AnyStateMachine,
  type AnyStateNode,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate'
import { createMemoryStorage } from '../storage/index.ts'
import * as exported from './index.ts'

const order = { giftOrderId: 'g1', orderStatus: 21, operatorTime: null, fId: null, serverTime: '' } as const
const inputs: Readonly<Record<string, unknown>> = {
  claimMachine: {},
  codeRevealMachine: {},
  exchangeMachine: {},
  orderResubmitMachine: { order },
  pinMachine: { mode: 'enter' },
  sellCardMachine: {},
  sessionMachine: { storage: createMemoryStorage(), currentPath: () => '/' },
  uploadMachine: { kind: 'front' },
  withdrawMachine: { limits: aWithdrawalLimits() },
}
const machines = Object.entries(exported)
  .filter(([name]) => name.endsWith('Machine'))
  .map(([name, machine]) => ({ name, machine: machine as unknown as AnyStateMachine, input: inputs[name] }))

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

/** The docstring right above a machine. */
const docstringOf = (name: string): string =>
  sources
    .map((source) => source.split(`export const ${name} = `)[0]!)
    .find((before, index) => before !== sources[index])!
    .split('/**')
    .at(-1)!

const nodesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesOf(child)])

/** Every value that a machine can rest in; states that always lead on at once are none. */
const valuesOf = (node: AnyStateNode): StateValue[] => {
  const children = Object.values(node.states)
  if (node.type === 'parallel') {
    return children.reduce<Record<string, StateValue>[]>(
      (sets, child) =>
        sets.flatMap((set) => valuesOf(child).map((value) => ({ ...set, [child.key]: value }))),
      [{}],
    )
  }
  return children
    .filter((child) => !child.always?.some(({ guard }) => !guard))
    .flatMap((child): StateValue[] =>
      child.type === 'compound' || child.type === 'parallel'
        ? valuesOf(child).map((value) => ({ [child.key]: value }))
        : [child.key],
    )
}

const eventsOf = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.')).sort()

describe.each(machines)('$name', ({ name, machine, input }) => {
  const [initial] = initialTransition(machine, input)
  const at = (value: StateValue) => machine.resolveState({ value, context: initial.context })
  // What has ended hears nothing more.
  const values = valuesOf(machine.root).filter((value) => at(value).status === 'active')
  const knows = (value: StateValue, type: string) =>
    at(value)._nodes.some((node: AnyStateNode) => node.ownEvents.includes(type))

  it('has a diagram that names every state and every event', () => {
    const docstring = docstringOf(name)
    expect(docstring).toMatch(/```[\s\S]+─[\s\S]+```/)
    const words = [...nodesOf(machine.root).map(({ key }) => key), ...eventsOf(machine)]
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(docstring))).toEqual([])
  })

  it('hears in each state what the list says', () => {
    const heard = values.map((value) => {
      const types = eventsOf(machine).filter((type) => knows(value, type))
      return `${JSON.stringify(value).replaceAll('"', '')}: ${types.join(' ') || 'nothing'}`
    })
    expect(heard).toMatchSnapshot()
  })

  it('is not moved by any other event in any state', () => {
    for (const value of values) {
      for (const type of eventsOf(machine).filter((one) => !knows(value, one))) {
        const before = at(value)
        const [after, actions] = transition(machine, before, { type })
        expect(after.value, `${type} in ${JSON.stringify(value)}`).toEqual(before.value)
        expect(after.context).toBe(before.context)
        expect(actions).toEqual([])
        expect(before.can({ type })).toBe(false)
      }
    }
  })
})
