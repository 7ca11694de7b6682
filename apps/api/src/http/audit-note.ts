import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a handler knows of a call for the audit that the call itself does not say. Nothing secret. */
export interface AuditNote {
  /** Of a call without a token: whose it turned out to be. */
  readonly operatorId?: bigint
  /** Of a sign-in: whose address was given. An address that nobody has gets no line. */
  readonly operatorEmail?: string
  readonly subject?: string
  readonly before?: object
  readonly after?: object
}

/** What a call is about, read off its body before anybody knows whether that fits. No text that somebody wrote. */
export type NamesSubject = (body: unknown) => string | undefined

/** Writes the lines of the audit, for every call of the console in the same way. */
export interface Audit {
  /** Of each call that says it: `changes` where it tells what was and what is, or why it tells nothing. */
  readonly declared: Map<Endpoint, string>
  /** Of each call whose subject is no id: how its body names it. Undefined where it names none. */
  readonly subjects: Map<Endpoint, NamesSubject>
  /** The line of an operator's call is there before they are answered. */
  readonly beforeReply: (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** That of a call without a token comes after, so that the time of an answer does not tell whose address was known. */
  readonly afterReply: (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly audit: Audit
  }
  interface FastifyRequest {
    auditNote: AuditNote | undefined
    /** Its query and body fit their schemas. */
    isUnderstood: boolean
    /** The code of the refusal that is on its way. */
    refusedWith: number | string | undefined
  }
}

/**
 * Facts as the audit shows them: ids, choices, numbers, times. Nothing secret, and no text that somebody wrote, except what
 * the call asks for to be told here (the reason of a switch, decision 112).
 */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** A call that reads those facts for its own work tells them itself, by `noteChange`. */
export const auditsItself = Symbol('tells itself')

/**
 * How the audit tells what a call changed: the facts are read before the work and after it, when `made` is what it answers,
 * and those that differ stand in the line. Of a call that changes nothing, or nothing worth a line: why, in a sentence.
 */
export type AuditOf<Input, Made> =
  | string
  | typeof auditsItself
  | ((input: Input, made?: Made) => AuditFacts | undefined | Promise<AuditFacts | undefined>)

/**
 * Does the work of a call, and notes what it changed. Read beside the transaction of the work: what somebody else changed in
 * between is seen with it. What was done stays done where its facts cannot be read afterwards.
 */
export async function auditChange<Input extends { readonly request: FastifyRequest }, Made>(
  audit: AuditOf<Input, Made> | undefined,
  input: Input,
  work: () => Made | Promise<Made>,
): Promise<Made> {
  if (typeof audit !== 'function') return work()
  const { request } = input
  const before = (await audit(input)) ?? {}
  const made = await work()
  try {
    noteChange(request, before, (await audit(input, made)) ?? {})
  } catch (error) {
    request.log.error({ err: error }, 'what changed could not be read for the audit')
  }
  return made
}

/** Adds to the line of this call those facts that differ. */
export function noteChange(request: FastifyRequest, before: AuditFacts, after: AuditFacts): void {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (facts: AuditFacts) => Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]))
  if (changed.length > 0) noteForAudit(request, { before: only(before), after: only(after) })
}

/** The name of a state that travels as a number. */
export const stateName = (states: Readonly<Record<string, unknown>>, value: unknown): string =>
  Object.keys(states).find((name) => states[name] === value) ?? String(value)

/** Adds to what the line of this call says. */
export function noteForAudit(request: FastifyRequest, note: AuditNote): void {
  request.auditNote = { ...request.auditNote, ...note }
}
