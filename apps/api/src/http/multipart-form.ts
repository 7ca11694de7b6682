import { closedSchema, type Endpoint } from '@kaadi/contract/http'
import type { FastifyError, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { DomainError, invalidField } from '../errors/domain-error.ts'
import { requireText } from '../plugins/readable-text.ts'

export interface MultipartForm {
  /** The one file of the form. The name and type that the sender claims are not looked at. */
  readonly file: Buffer
  readonly fields: unknown
}

/** Reads a form of one file and its fields, in any order. The limits of the multipart plugin hold: size, one file, few fields. */
export async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<MultipartForm> {
  const { file, given } = await readParts(request)
  requireText(given)
  const fields = parseFields(endpoint, given)
  if (!file) throw invalidField('file', 'Send one file.')
  return { file, fields }
}

async function readParts(request: FastifyRequest) {
  const given: Record<string, unknown> = {}
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer()
      else given[part.fieldname] = part.value
    }
  } catch (error) {
    const { code } = error as Partial<FastifyError>
    if (code === 'FST_FILES_LIMIT') throw invalidField('file', 'Send one file: this form has another.')
    if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
      throw new DomainError('invalidInput', { message: 'This form has more fields than the call takes.' })
    // A limit that was passed has its own answer. Whatever else stops the reading lies in the form: a phone that lost
    // its network sends the half of one.
    if ((error as Partial<FastifyError>).statusCode !== undefined) throw error
    throw new DomainError('invalidInput', { message: 'This form ended before it was whole. Send it again.' })
  }
  return { file, given }
}

function parseFields({ body }: Endpoint, given: unknown): unknown {
  if (!body) return undefined
  const parsed = z.safeParse(closedSchema(body), given)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new DomainError('invalidInput', { details: { fields } })
}
