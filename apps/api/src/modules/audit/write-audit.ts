import { endpointList } from '@kaadi/contract'
import { errorTable } from '@kaadi/contract/errors'
import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { createBatcher } from '../../batching/index.ts'
import type { Deps } from '../../deps.ts'
import { asDomainError } from '../../errors/failure.ts'
import type { Audit, NamesSubject } from '../../http/audit-note.ts'
import { askedFacts, namedIds, subjectOf } from './asked-facts.ts'
import { insertLines, type NewLine } from './audit-lines.repository.ts'

const done = '0'
const names = new Map(endpointList.map(({ name, endpoint: { method, path } }) => [`${method} ${path}`, name]))

const isAtDoor = ({ auth, path }: Endpoint) => auth === 'none' && path.startsWith('/ops/')

/** Calls that may have a line. */
export const callsOfAudit: string[] = endpointList
  .filter(({ endpoint }) => endpoint.auth === 'operator' || isAtDoor(endpoint))
  .map(({ name }) => name)
  .toSorted()

/**
 * Writes a line for each call of the console: here alone, read off the contract. Lines that come together share a statement,
 * and wait for no other line: the chain is made afterwards (`chain-audit.jobs.ts`). A line that cannot be written undoes
 * nothing, since what it tells of is committed; that of a key is told later (`tellFromKeys`). What is read under the audit is
 * not shown without its line (decision 68).
 */
export function createAudit(
  { database: { db } }: Pick<Deps, 'database'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Audit {
  const write = createBatcher({
    name: 'audit',
    max: 200,
    run: async (lines: readonly NewLine[]) => {
      await insertLines(db, lines)
      return lines.map(() => undefined)
    },
  })
  const subjects: Audit['subjects'] = new Map()
  const tell = async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
    const line = lineOf(endpoint, request, reply, subjects.get(endpoint))
    if (!line) return
    await write(line).catch((error: unknown) => {
      // What the database is short of is one line; of what nobody foresaw the stack is wanted.
      if (asDomainError(error)) log.error({ because: (error as Error).message }, `audit of ${line.call}`)
      else log.error({ err: error }, `audit of ${line.call}`)
      if (endpoint.method === 'GET' && line.outcome === done) throw error
    })
  }
  return {
    declared: new Map(),
    subjects,
    beforeReply: async (endpoint, ...call) => {
      if (endpoint.auth === 'operator') await tell(endpoint, ...call)
    },
    afterReply: async (endpoint, ...call) => {
      if (isAtDoor(endpoint)) await tell(endpoint, ...call)
    },
  }
}

/** Undefined where nobody is known who called, or the call is none that the audit tells of. */
function lineOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  about: NamesSubject | undefined,
): NewLine | undefined {
  const { caller, auditNote: note = {}, refusedWith, headers } = request
  const operatorId = caller?.operator?.id ?? note.operatorId
  const outcome = String(refusedWith ?? (reply.statusCode < 400 ? done : reply.statusCode))
  if (operatorId === undefined && note.operatorEmail === undefined) return undefined
  if (!isWritten(endpoint, outcome)) return undefined
  const factsOf = request.isUnderstood ? askedFacts : namedIds
  const asked = { ...factsOf(endpoint.query, request.query), ...factsOf(endpoint.body, request.body) }
  const key = headers['idempotency-key']
  return {
    operatorId,
    operatorEmail: operatorId === undefined ? note.operatorEmail : undefined,
    call: names.get(`${endpoint.method} ${endpoint.path}`)!,
    subject: note.subject ?? about?.(request.body) ?? subjectOf(asked),
    asked,
    before: note.before,
    after: note.after,
    ip: request.ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 200),
    outcome,
    traceId: request.id,
    key: endpoint.idempotencyKey && typeof key === 'string' ? key.slice(0, 128) : undefined,
  }
}

function isWritten({ method, audited }: Endpoint, outcome: string): boolean {
  if (audited === 'always') return true
  if (audited === 'refused') return outcome !== done
  // A read changes nothing; one that a role may not have is an attempt.
  return method === 'POST' || outcome === String(errorTable.forbidden.code)
}
