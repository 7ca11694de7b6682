import { endpointList } from '@kaadi/contract'
import { errorCodes, errorMessageFor } from '@kaadi/contract/errors'
import { withApiPrefix } from '@kaadi/contract/http'
import { type Html, html, page } from '../http/html.ts'
import { type JsonSchema, wireSchema } from '../http/wire-schema.ts'
import descriptions from './generated/descriptions.json' with { type: 'json' }

export const referenceStylesheet = '/reference.css'

const known: Readonly<Record<string, string>> = descriptions
const nouns = [...new Set(endpointList.map(({ noun }) => noun))]
const auths = {
  none: 'no token',
  optional: 'token if there is one',
  bearer: 'seller’s token',
  operator: 'operator’s token',
  partner: 'partner’s key',
} as const

interface Shape extends JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

/** A schema in one word, such as `string (date-time)` or `1 | 2 | 3`. */
function nameOf(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return [...new Set(choices.map(nameOf))].join(' | ')
  if (shape.type === 'array') return `list of ${nameOf(shape.items ?? {})}`
  return `${shape.type ?? 'anything'}${shape.format ? ` (${shape.format})` : ''}`
}

const innerOf = (shape: Shape): Shape =>
  shape.type === 'array'
    ? innerOf(shape.items ?? {})
    : (shape.anyOf?.map(innerOf).find(({ properties }) => properties) ?? shape)

function fields(shape: Shape, depth = 0): Html | undefined {
  const { properties, required = [] } = innerOf(shape)
  if (!properties || depth > 4) return undefined
  return html`<ul class="fields">${Object.entries(properties).map(
    ([name, field]) =>
      html`<li><code>${name}</code>${required.includes(name) ? undefined : html`<span class="soft">?</span>`}
<span class="type">${nameOf(field)}</span>${fields(field, depth + 1)}</li>`,
  )}</ul>`
}

const part = (title: string, shape: Shape | undefined): Html | undefined =>
  shape &&
  html`<details><summary>${title} <span class="type">${nameOf(shape)}</span></summary>${fields(shape)}</details>`

function call({ name, endpoint }: (typeof endpointList)[number]): Html {
  const {
    method,
    path,
    auth,
    roles,
    query,
    body,
    data,
    errors = [],
    idempotencyKey,
    encoding,
    replies,
  } = endpoint
  return html`<section id="${name}">
<h3>${endpoint.summary}</h3>
<p class="address"><span class="method">${method}</span> <code>${withApiPrefix(path)}</code></p>
<p>${known[name]}</p>
<p class="soft">${name} · ${auths[auth]}${roles ? `: ${roles.join(', ')}` : ''}${idempotencyKey ? ' · Idempotency-Key' : ''}${
    encoding && encoding !== 'json' ? ` · ${encoding}` : ''
  }${replies ? ` · ${replies}` : ''}</p>
${part('Query', query && (wireSchema(query) as Shape))}
${part('Body', body && (wireSchema(body) as Shape))}
${replies === 'file' ? undefined : part('Data', wireSchema(data) as Shape)}
${errors.length === 0 ? undefined : html`<details><summary>Errors</summary><ul class="fields">${errors.map((error) => html`<li><code>${errorCodes[error].code}</code> ${error} <span class="soft">${errorMessageFor(error, endpoint)}</span></li>`)}</ul></details>`}
</section>`
}

/** The API to read: every call with its fields, from the same contract as the service itself. */
export function referencePage(): string {
  const body = html`<header><h1>API reference</h1>
<p>Every reply is an envelope, <code>{ code: 0, msg, data }</code> on success. The same as an
<a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p></header>
<div class="columns"><nav aria-label="Calls">${nouns.map(
    (noun) =>
      html`<h2>${noun}</h2><ul>${endpointList
        .filter((named) => named.noun === noun)
        .map(({ name, endpoint }) => html`<li><a href="#${name}">${endpoint.summary}</a></li>`)}</ul>`,
  )}</nav>
<main>${nouns.map((noun) => html`<h2>${noun}</h2>${endpointList.filter((named) => named.noun === noun).map(call)}`)}</main></div>`
  return page({ title: 'API reference', stylesheet: referenceStylesheet, body })
}

export const referenceCss = `
:root { color-scheme: light dark; --ground: #f8fafd; --ink: #10172a; --soft: #56607a; --line: #d9dfec; --mark: #2438d6; --code: #eef1f8; }
@media (prefers-color-scheme: dark) { :root { --ground: #0a0e19; --ink: #eef1fa; --soft: #9aa5c2; --line: #27304a; --mark: #93a4ff; --code: #151b2c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 24px 32px; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 24px; } header p { margin: 4px 0 0; color: var(--soft); }
.columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); }
nav { padding: 8px 24px 24px 32px; border-right: 1px solid var(--line); position: sticky; top: 0; max-height: 100vh; overflow: auto; font-size: 14px; }
nav h2 { font-size: 14px; color: var(--soft); margin: 16px 0 4px; } nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { color: inherit; text-decoration: none; display: block; padding: 2px 0; } nav li a:hover { color: var(--mark); }
main { padding: 8px 32px 64px; max-width: 860px; } main > h2 { margin: 40px 0 0; color: var(--soft); font-size: 18px; }
section { padding: 20px 0; border-bottom: 1px solid var(--line); } h3 { margin: 0; font-size: 20px; } section p { margin: 6px 0; }
a { color: var(--mark); } code { background: var(--code); padding: 1px 5px; border-radius: 5px; font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { color: var(--mark); font-weight: 700; font-size: 14px; } .soft, .type { color: var(--soft); font-size: 14px; }
summary { cursor: pointer; padding: 4px 0; } .fields { margin: 4px 0 4px 8px; padding-left: 14px; list-style: none; border-left: 1px solid var(--line); }
@media (max-width: 800px) { .columns { grid-template-columns: 1fr; } nav { display: none; } main, header { padding-inline: 20px; } }
`
