import { type AuditLine, auditLineSchema } from '@kaadi/contract/audit'
import {
  type OperatorAccount,
  type OperatorAccountDetail,
  type OperatorInvitation,
  operatorAccountDetailSchema,
  operatorAccountSchema,
  operatorInvitationSchema,
} from '@kaadi/contract/operator-accounts'

const account = {
  operatorId: 'operator-2',
  name: 'Bisi Adewale',
  email: 'bisi@kaadi.example',
  roles: ['reviewer'] as const,
  isSuspended: false,
  hasFactor: true,
  isDemo: false,
  sessions: 1,
  createTime: '2026-07-01T08:00:00.000Z',
  lastSeenTime: '2026-07-20T09:30:00.000Z',
}

/** An operator as admins see them in the list. */
export const anOperatorAccount = (given: Partial<OperatorAccount> = {}): OperatorAccount =>
  operatorAccountSchema.parse({ ...account, ...given })

/** One operator with an open session and how they joined. */
export const anOperatorDetail = (given: Partial<OperatorAccountDetail> = {}): OperatorAccountDetail =>
  operatorAccountDetailSchema.parse({
    ...account,
    openSessions: [
      {
        browser: 'Chrome',
        system: 'Windows',
        ip: '203.0.113.7',
        createTime: '2026-07-20T08:00:00.000Z',
        lastSeenTime: '2026-07-20T09:30:00.000Z',
      },
    ],
    history: [
      {
        kind: 'joined',
        by: 'Ada Admin',
        time: '2026-07-01T08:00:00.000Z',
        before: null,
        after: ['reviewer'],
        reason: null,
      },
    ],
    ...given,
  })

/** An invitation that waits. */
export const anOperatorInvitation = (given: Partial<OperatorInvitation> = {}): OperatorInvitation =>
  operatorInvitationSchema.parse({
    invitationId: 'invitation-1',
    email: 'kofi@kaadi.example',
    roles: ['treasurer'],
    invitedBy: 'Ada Admin',
    sentTime: '2026-07-20T08:00:00.000Z',
    expiresTime: '2026-07-23T08:00:00.000Z',
    isExpired: false,
    ...given,
  })

/** A line of the audit: roles that were changed. */
export const anAuditLine = (given: Partial<AuditLine> = {}): AuditLine =>
  auditLineSchema.parse({
    lineId: '7',
    time: '2026-07-20T09:30:00.000Z',
    operatorId: 'operator-1',
    operatorName: 'Ada Admin',
    call: 'operatorAccounts.setRoles',
    subject: 'operator-2',
    asked: [{ name: 'roles.1', value: 'treasurer' }],
    changes: [{ name: 'roles', before: 'reviewer', after: 'treasurer' }],
    ip: '203.0.113.7',
    browser: 'Chrome',
    system: 'Windows',
    outcome: '0',
    isRefused: false,
    link: { place: 7, digest: 'ab'.repeat(32) },
    ...given,
  })
