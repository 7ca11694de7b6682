import { BrandMark, RateRow } from '@kaadi/ui'

const naira = { symbol: '₦' }

/** Pieces that the script fills in, drawn by the kit once for all. */
export function Templates() {
  return (
    <>
      {(['up', 'down', 'flat'] as const).map((trend) => (
        <template key={trend} id={`rate-${trend}`}>
          <RateRow
            href="/register"
            name="name"
            detail="detail"
            rate="0"
            currency={naira}
            change={{ trend, by: '{by}' }}
            points={[1, 2]}
          />
        </template>
      ))}
      <template id="mark-k">
        <BrandMark name="K" className="k-brand-mark" />
      </template>
      <template id="mark">
        <BrandMark name="A" className="k-brand-mark" />
      </template>
    </>
  )
}
