const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that was written by us. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | undefined | readonly Part[]

const written = (part: Part): string => {
  if (part === undefined) return ''
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign]!)
}

/** A template for markup: whatever is put in is text, unless a template of ours made it. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((markup, text, index) => markup + written(parts[index - 1]) + text))

export interface Page {
  readonly title: string
  readonly stylesheet: string
  readonly body: Html
  /** Loads itself again after so many seconds. */
  readonly refreshSeconds?: number | undefined
}

export const page = ({ title, stylesheet, body, refreshSeconds }: Page): string =>
  html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshSeconds === undefined ? undefined : html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>${body}</body>
</html>
`.markup
