/** The beginning of a call on the wire, as far as it must be known to tell where the call ends. */
export interface WireCall {
  /** Method and path, without the query: `GET /api/card/page`. */
  readonly route: string
  /** Bytes of head and body together. */
  readonly length: number
}

const longestHead = 16 * 1024
const headEnd = '\r\n\r\n'
/** RFC 9112 to the letter: visible ASCII in the target, tokens as names, no lone CR or LF, no NUL, no folded line. */
const wellFormed = /^[A-Z]+ \/[!-~]* HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^`|~\w]+:[\t -~]*\r\n)+$/
const hostField = /\r\nhost:/gi
/** Whatever makes a body end elsewhere, or wants an answer of its own, is read by Node alone. */
const unusual =
  /\r\n(?:transfer-encoding|expect|upgrade|trailer|content-length[ \t]|connection:(?! *keep-alive\r))/i
/** A wrapper's page reads a refusal only with headers that are made for it. */
const foreign = /\r\norigin[ \t]*:/i
const lengthField = /\r\ncontent-length:/i

/**
 * Reads where a call ends that begins with these bytes. Undefined wherever that is open to doubt: what is read wrongly here
 * would take the body of one call for another call.
 */
export function readCall(bytes: Buffer): WireCall | undefined {
  const text = bytes.toString('latin1', 0, longestHead)
  const end = text.indexOf(headEnd)
  if (end < 0) return undefined
  const head = text.slice(0, end + 2)
  if (!wellFormed.test(head) || head.match(hostField)?.length !== 1) return undefined
  if (unusual.test(head) || foreign.test(head)) return undefined
  const bodyLength = readLength(head)
  if (bodyLength === undefined) return undefined
  const pathEnd = head.indexOf(' ', head.indexOf(' ') + 1)
  const query = head.indexOf('?')
  const route = head.slice(0, query > 0 && query < pathEnd ? query : pathEnd)
  return { route, length: end + headEnd.length + bodyLength }
}

function readLength(head: string): number | undefined {
  const at = head.search(lengthField)
  if (at < 0) return 0
  const rest = head.slice(at + '\r\ncontent-length:'.length)
  const [given = ''] = rest.split('\r', 1)
  return !lengthField.test(rest) && /^ *\d{1,9} *$/.test(given) ? Number(given) : undefined
}
