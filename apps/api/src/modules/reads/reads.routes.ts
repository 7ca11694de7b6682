import { endpointList } from '@kaadi/contract'
import { errorCodes } from '@kaadi/contract/errors'
import { type Method, withApiPrefix } from '@kaadi/contract/http'
import { type BatchedReply, isRead, reads } from '@kaadi/contract/reads'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { bind } from '../../http/endpoint.ts'

/** Methods of what may travel in a batch, by path. */
const methods = new Map<string, Method>(
  endpointList
    .filter(({ endpoint }) => isRead(endpoint))
    .map(({ endpoint }) => [withApiPrefix(endpoint.path), endpoint.method]),
)

/** Each read of a batch goes the whole way of a request, so that no guard has a second version. */
export const readsRoutes = (): FastifyPluginAsync => async (app) => {
  bind(app, reads.batch, ({ body, request }) =>
    Promise.all(body.reads.map((url) => answer(app, url, request))),
  )
}

async function answer(app: FastifyInstance, url: string, request: FastifyRequest): Promise<BatchedReply> {
  const method = methods.get(url.split('?', 1)[0]!)
  if (!method) return notRead(request)
  const response = await app.inject({
    method,
    url,
    headers: headersOfPart(request),
    remoteAddress: request.socket.remoteAddress ?? request.ip,
  })
  return { status: response.statusCode, reply: response.json() }
}

/** Who calls and from where; what belongs to the batch's own body and transport stays behind. */
function headersOfPart({ headers }: FastifyRequest): FastifyRequest['headers'] {
  const {
    'content-type': _type,
    'content-length': _length,
    'transfer-encoding': _transfer,
    'accept-encoding': _encoding,
    'if-none-match': _known,
    connection: _connection,
    ...own
  } = headers
  return own
}

function notRead({ id }: FastifyRequest): BatchedReply {
  const { code, httpStatus, message } = errorCodes.notFound
  return { status: httpStatus, reply: { code, msg: message, traceId: id } }
}
