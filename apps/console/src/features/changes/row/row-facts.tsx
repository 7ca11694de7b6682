import '../changes.css'
import { Section } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { type ResourceSpec, shown, type Values } from '../resources/index.ts'

interface RowFactsProps {
  readonly spec: ResourceSpec
  readonly values: Values
}

/** A row for whoever approves its changes and makes none. */
export function RowFacts({ spec, values }: RowFactsProps) {
  const facts = spec.fields
    .map((field) => ({ label: t(field.label), value: shown(field, values) }))
    .filter(({ value }) => value !== '')
  return (
    <>
      <dl className="c-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={t('What sellers see')}>{spec.preview(values)}</Section>
      <p className="k-quiet">{t('An editor or an admin changes it; you approve what weighs.')}</p>
    </>
  )
}
