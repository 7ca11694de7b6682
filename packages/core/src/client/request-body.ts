import type { Endpoint } from '@kaadi/contract/http'
import type { AnyInput } from './client-calls.ts'

/** What a body is handed over as. (`BodyInit` is known to browsers' types alone.) */
export type RequestBody = string | URLSearchParams | FormData

const entriesOf = (fields: unknown): [string, string][] =>
  Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])

/** Query parameters; those without a value are left out. */
export const queryOf = (query: unknown): string => {
  const text = new URLSearchParams(entriesOf(query)).toString()
  return text && `?${text}`
}

/** The body in the endpoint's encoding, with the content type that `fetch` would not find out itself. */
export const bodyOf = (
  endpoint: Endpoint,
  { body, file, fileName }: AnyInput,
): { readonly body?: RequestBody; readonly contentType?: string } => {
  if (endpoint.encoding === 'multipart') {
    const form = new FormData()
    // Fields before the file: the server reads them as they come.
    for (const [name, value] of entriesOf(body)) form.append(name, value)
    if (file) form.append('file', file, fileName ?? 'photo')
    return { body: form }
  }
  if (body === undefined) return {}
  if (endpoint.encoding === 'form') return { body: new URLSearchParams(entriesOf(body)) }
  return { body: JSON.stringify(body), contentType: 'application/json' }
}
