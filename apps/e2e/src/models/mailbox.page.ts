import type { BrowserContext } from 'playwright-core'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** The development mailbox, read as its page's data. */
export const readMails = async (context: BrowserContext, to: string): Promise<readonly Mail[]> => {
  const reply = await context.request.get(`/dev/mail.json?to=${encodeURIComponent(to)}`)
  return (await reply.json()) as readonly Mail[]
}

const taken = new Set<string>()

/** Waits for the six digits of a mail that nobody has taken yet: the mail before may still be the newest. */
export const mailedCode = async (context: BrowserContext, to: string): Promise<string> => {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
    const [mail] = await readMails(context, to)
    const code = mail?.text.match(/\b\d{6}\b/)?.[0]
    if (code && !taken.has(`${to} ${code}`)) {
      taken.add(`${to} ${code}`)
      return code
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`No code was mailed to ${to}.`)
}

/** Waits for the newest mail's link to a page of the app, as its path with what stands behind the `#`. */
export const mailedLink = async (context: BrowserContext, to: string, page: string): Promise<string> => {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
    for (const { text } of await readMails(context, to)) {
      const link = new RegExp(`${page}#\\S+`).exec(text)?.[0]
      if (link) return link
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`No link to ${page} was mailed to ${to}.`)
}
