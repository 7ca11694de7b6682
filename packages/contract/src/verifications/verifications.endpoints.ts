import { defineEndpoint } from '../http/endpoint.ts'
import { verificationRequestSchema, verificationSchema } from './verification.schema.ts'

const calls = {
  /** My level, what each one unlocks, and the newest case: waiting, accepted, or refused with what to do next. */
  status: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserVerification/info',
    summary: 'My verification',
    auth: 'bearer',
    data: verificationSchema,
  }),
  /**
   * Sends what the next level needs. Photos are uploaded before, each under its own kind. One case waits at a time; after a
   * refusal comes another one.
   */
  submit: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserVerification/submit',
    summary: 'Ask to be verified',
    auth: 'bearer',
    body: verificationRequestSchema,
    data: verificationSchema,
    idempotencyKey: true,
    errors: [
      'verificationWaiting',
      'nameMissing',
      'photoMissing',
      'invalidInput',
      'deletionPending',
      'tooManyRequests',
    ],
  }),
}

/** The calls of `verifications` under their own name, so that an editor shows it and not their schemas. */
export interface VerificationsEndpoints extends Readonly<typeof calls> {}

/** Who a seller is. A person decides each case, and limits follow. */
export const verifications: VerificationsEndpoints = calls
