/**
 * Reads a file that the service sends and hands it to the browser to keep. `onProgress` is told the share that has come, null
 * where its length is not known.
 */
export async function saveFile(
  response: Response,
  onProgress: (share: number | null) => void,
): Promise<void> {
  const length = Number(response.headers.get('content-length'))
  const isKnown = length > 0 && !response.headers.get('content-encoding')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    received += part.value.length
    onProgress(isKnown ? received / length : null)
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameIn(response.headers.get('content-disposition'))
  link.click()
  // Some browsers begin to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const fileNameIn = (disposition: string | null): string =>
  /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1] ?? 'file'
