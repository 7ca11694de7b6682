import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { DomainError, invalidField } from './domain-error.ts'

export interface MultipartForm {
  /** The one file of the form. The name and type that the sender claims are not looked at. */
  readonly file: Buffer
  readonly fields: unknown
}

/** Reads a form of one file and its fields. The limits of the multipart plugin hold: size, one file, few fields. */
export async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<MultipartForm> {
  const part = await request.file()
  if (!part) throw invalidField('file', 'Send one file.')
  const file = await part.toBuffer()
  return { file, fields: parseFields(endpoint, part) }
}

function parseFields(endpoint: Endpoint, part: MultipartFile): unknown {
  const given = Object.fromEntries(
    Object.entries(part.fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value]] : [],
    ),
  )
  const parsed = endpoint.body
    ? z.safeParse(endpoint.body, given)
    : { success: true as const, data: undefined }
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new DomainError('invalidInput', { details: { fields } })
}
