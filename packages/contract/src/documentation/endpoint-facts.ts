import * as z from 'zod/mini'
import { endpointList } from '../endpoints.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { EndpointNote } from './endpoint-note.ts'
import { endpointNotes } from './endpoint-notes.ts'

interface Shape {
  readonly format?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

const durations = { seconds: /Seconds$|^expires(_in)?$/, minutes: /Minutes$/, milliseconds: /Ms$/ }
const notes: Readonly<Record<string, Readonly<Record<string, EndpointNote>>>> = endpointNotes

/** Every field of a shape, at any depth, with its name. */
const fieldsOf = (shape: Shape, field = ''): [string, Shape][] => [
  [field, shape],
  ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => fieldsOf(one, name)),
  ...[shape.items, shape.additionalProperties, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(
    (one) => (typeof one === 'object' ? fieldsOf(one, field) : []),
  ),
]

const unitsOf = ({ query, body, data }: Endpoint, said = ''): string => {
  const fields = [query, body, data].flatMap((schema) =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : [],
  )
  const names = [...new Set(fields.map(([name]) => name))]
  const inTime = Object.entries(durations).flatMap(([unit, form]) => {
    const those = names.filter((name) => form.test(name) && !said.includes(`\`${name}\``))
    return those.length === 0 ? [] : [`${those.map((name) => `\`${name}\``).join(' and ')} in ${unit}`]
  })
  const instants = fields.some(([, { format }]) => format === 'date-time') ? ['times ISO 8601 in UTC'] : []
  return [said, ...inTime, ...instants].filter(Boolean).join('; ')
}

const errorsOf = ({ errors = [] }: Endpoint, said: EndpointNote['errors'] = {}): string =>
  errors.map((name) => `\`${name}\`${said[name] ? ` (${said[name]})` : ''}`).join(', ') || 'the general ones'

const sourceOf = (source: EndpointNote['source']): string =>
  [
    'specification' in source && `specification, section ${source.specification}`,
    source.decision && `decision ${source.decision}`,
  ]
    .filter(Boolean)
    .join('; ')

/** Units, errors and source of a call in a sentence each, from its schemas, its errors and its note. Throws for an unknown name. */
export const describeFacts = (name: string): string => {
  const found = endpointList.find((one) => one.name === name)
  const note = found && notes[found.noun]?.[name.slice(found.noun.length + 1)]
  if (!note) throw new Error(`There is no call ${name}.`)
  const units = unitsOf(found.endpoint, note.units)
  const errors = errorsOf(found.endpoint, note.errors)
  return `${units ? `Units: ${units}. ` : ''}Errors: ${errors}. Source: ${sourceOf(note.source)}.`
}
