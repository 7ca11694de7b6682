import { Tag } from '@kaadi/ui'
import type { Column } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { figure } from '../../../platform/lists/counted.ts'
import { type ResourceSpec, shown } from '../resources/index.ts'
import type { RowLine } from './use-rows.controller.ts'

const figures = new Set(['amount', 'percent', 'count', 'decimal'])
/** By what a resource is sorted beside its usual order. */
const sizes = new Set(['percent', 'amount', 'bonusPercent', 'extra'])

/** Columns of a small resource follow from its fields, after what people call the row. */
const fromFields = (spec: ResourceSpec): Column<RowLine>[] => [
  { id: 'name', header: t('What'), names: true, sortable: true, cell: ({ title }) => title },
  ...spec.fields
    .filter(({ inTable }) => inTable)
    .map((field) => ({
      id: sizes.has(field.name) ? 'size' : field.name,
      header: t(field.label),
      sortable: sizes.has(field.name),
      ...(figures.has(field.kind) && { align: 'end' as const }),
      cell: ({ values }: RowLine) => shown(field, values),
    })),
]

const ofCampaigns = (spec: ResourceSpec): Column<RowLine>[] => {
  const field = (name: string) => spec.fields.find((one) => one.name === name)!
  const cell = (name: string) => (row: RowLine) => shown(field(name), row.values)
  return [
    { id: 'name', header: t('Title'), names: true, sortable: true, cell: cell('title') },
    {
      id: 'code',
      header: t('Code'),
      cell: ({ values }) => typeof values.code === 'string' && <code className="k-code">{values.code}</code>,
    },
    {
      id: 'worth',
      header: t('Worth'),
      align: 'end',
      cell: ({ values }) =>
        values.kind === 'amount'
          ? shown({ ...field('maxBonus'), name: 'value' }, values)
          : `${values.value} %`,
    },
    {
      id: 'size',
      header: t('Granted'),
      align: 'end',
      sortable: true,
      cell: ({ values }) =>
        values.stock === null
          ? figure(Number(values.granted))
          : t('{granted} of {stock}', {
              granted: figure(Number(values.granted)),
              stock: figure(Number(values.stock)),
            }),
    },
    { id: 'ends', header: t('Ends'), cell: cell('endsTime') },
    {
      id: 'state',
      header: t('State'),
      cell: ({ values }) => {
        const state = values.state as 'on' | 'planned' | 'over'
        return (
          <Tag tone={state === 'on' ? 'ok' : state === 'planned' ? 'wait' : 'plain'}>
            {state === 'on' ? t('Running') : state === 'planned' ? t('Planned') : t('Over')}
          </Tag>
        )
      },
    },
  ]
}

export const columnsOf = (spec: ResourceSpec): Column<RowLine>[] =>
  spec.resource === 'campaigns' ? ofCampaigns(spec) : fromFields(spec)
