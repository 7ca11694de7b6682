import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { DomainError, invalidField } from './domain-error.ts'

export interface MultipartForm {
  /** The one file of the form. The name and type that the sender claims are not looked at. */
  readonly file: Buffer
  readonly fields: unknown
}

/** Reads a form of one file and its fields, in any order. The limits of the multipart plugin hold: size, one file, few fields. */
export async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<MultipartForm> {
  const given: Record<string, unknown> = {}
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer()
    else given[part.fieldname] = part.value
  }
  if (!file) throw invalidField('file', 'Send one file.')
  return { file, fields: parseFields(endpoint, given) }
}

function parseFields({ body }: Endpoint, given: unknown): unknown {
  if (!body) return undefined
  const parsed = z.safeParse(body, given)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new DomainError('invalidInput', { details: { fields } })
}
