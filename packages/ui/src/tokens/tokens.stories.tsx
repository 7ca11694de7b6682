import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import {
  brandColors,
  colorOf,
  contrastMinimum,
  contrastPairs,
  contrastRatio,
  createTheme,
  primitives,
  radii,
  type Scheme,
  semanticColors,
  spaces,
  typeSteps,
} from './index.ts'

/** What every look is made of. Components read the semantic names only; the scales are read by the tokens alone. */
const meta = { title: 'Tokens/Gallery' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Grid = ({ min = '9rem', children }: { min?: string; children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${min}, 1fr))`,
      gap: 'var(--s-3)',
    }}
  >
    {children}
  </div>
)

const Swatch = ({ name, note, style }: { name: string; note: string; style: CSSProperties }) => (
  <div>
    <div
      style={{
        blockSize: '3rem',
        borderRadius: 'var(--r-control)',
        boxShadow: 'inset 0 0 0 1px var(--line)',
        // What the swatch shows is its colour, on every system.
        forcedColorAdjust: 'none',
        ...style,
      }}
    />
    <div className="k-small k-strong">{name}</div>
    <div className="k-tiny k-quiet">{note}</div>
  </div>
)

/** The theming contract. A star marks what a tenant may set. */
export const Semantic: Story = {
  render: () => (
    <Grid>
      {Object.entries(semanticColors).map(([name, { light, dark }]) => (
        <Swatch
          key={name}
          name={(brandColors as readonly string[]).includes(name) ? `${name} *` : name}
          note={`${light} · ${dark}`}
          style={{ background: `var(--${name})` }}
        />
      ))}
    </Grid>
  ),
}

export const Primitives: Story = {
  render: () => (
    <Grid min="7rem">
      {Object.entries(primitives).map(([name, { hex, oklch }]) => (
        <Swatch key={name} name={name} note={`${hex} ${oklch}`} style={{ background: hex }} />
      ))}
    </Grid>
  ),
}

export const Type: Story = {
  render: () => (
    <div className="story-stack">
      {Object.keys(typeSteps).map((step) => (
        <div key={step}>
          <div className="k-tiny k-quiet">{step}</div>
          <div className="k-num" style={{ fontSize: `var(--fs-${step})`, lineHeight: `var(--lh-${step})` }}>
            ₦148,000
          </div>
          {Number(step) <= 22 && (
            <div style={{ fontSize: `var(--fs-${step})`, lineHeight: `var(--lh-${step})` }}>
              Send a photo, we check it, the naira lands in your wallet.
            </div>
          )}
        </div>
      ))}
      <p lang="ha">
        <span className="k-quiet k-small">Hausa uses the body face for words: </span>
        Ɗauki hoto, karɓi kuɗi
      </p>
    </div>
  ),
}

export const SpaceAndRadius: Story = {
  render: () => (
    <div className="story-stack">
      {Object.keys(spaces).map((name) => (
        <div key={name} className="story-row">
          <span className="k-small" style={{ inlineSize: '3rem' }}>
            {name}
          </span>
          <span
            style={{
              inlineSize: `var(--${name})`,
              blockSize: '1rem',
              background: 'var(--text-brand)',
              forcedColorAdjust: 'none',
            }}
          />
        </div>
      ))}
      <Grid min="6rem">
        {Object.entries(radii).map(([name, value]) => (
          <Swatch
            key={name}
            name={name}
            note={value}
            style={{ borderRadius: `var(--${name})`, background: 'var(--action-quiet)' }}
          />
        ))}
      </Grid>
    </div>
  ),
}

const ratioOf = ({ front, back }: (typeof contrastPairs)[number], scheme: Scheme) =>
  contrastRatio(colorOf(front, scheme), colorOf(back, scheme)).toFixed(2)

/** Every pair the components draw, computed: in light, in dark. None is below WCAG AA; the tests hold it there. */
export const Contrast: Story = {
  render: () => (
    <Grid min="8.5rem">
      {contrastPairs.map((pair) => (
        <div key={`${pair.front} ${pair.back}`}>
          <div
            style={{
              padding: 'var(--s-3)',
              borderRadius: 'var(--r-control)',
              background: `var(--${pair.back})`,
              color: pair.use === 'text' ? `var(--${pair.front})` : undefined,
              boxShadow: 'inset 0 0 0 1px var(--line)',
            }}
          >
            {pair.use === 'text' ? (
              'Aa ₦1,480'
            ) : (
              <div
                style={{
                  blockSize: '1.5rem',
                  borderRadius: 'var(--r-tag)',
                  background: `var(--${pair.front})`,
                }}
              />
            )}
          </div>
          <div className="k-tiny">
            {pair.front} on {pair.back}
          </div>
          <div className="k-tiny k-quiet">
            {ratioOf(pair, 'light')} · {ratioOf(pair, 'dark')} ≥ {contrastMinimum[pair.use]}
          </div>
        </div>
      ))}
    </Grid>
  ),
}

const samples = ['#0f766e', '#d6093b', '#ffd400', '#7c3aed', '#111827', '#8a8a8a', '#00b4d8', '#ff6b00']

interface TenantSwatchProps {
  scheme: Scheme
  brandColor: string
  properties: Readonly<Record<string, string>>
}

/** Its three grounds with what is read on them. */
function TenantSwatch({ scheme, brandColor, properties }: TenantSwatchProps) {
  const of = (name: string) => properties[`--brand-${scheme}-${name}`] ?? ''
  const parts = [
    ['surface-brand', 'on-brand', brandColor],
    ['action', 'on-action', 'Action'],
    ['action-quiet', 'on-action-quiet', 'Quiet'],
  ] as const
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '3fr 2fr 2fr' }}>
      {parts.map(([ground, ink, text]) => (
        <span key={ground} style={{ padding: 'var(--s-3)', background: of(ground), color: of(ink) }}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** A whole palette from one colour, in light and in dark. What cannot be read is corrected, and the theme says so. */
export const WhiteLabel: Story = {
  render: () => (
    <div className="story-stack">
      {samples.map((brandColor) => {
        const { properties, findings } = createTheme({ name: 'Tenant', brandColor })
        return (
          <div key={brandColor}>
            <div style={{ borderRadius: 'var(--r-control)', overflow: 'hidden' }}>
              <TenantSwatch scheme="light" {...{ brandColor, properties }} />
              <TenantSwatch scheme="dark" {...{ brandColor, properties }} />
            </div>
            {findings.map(({ name, reason }) => (
              <p key={name} className="k-tiny k-quiet">
                {name}: {reason}
              </p>
            ))}
          </div>
        )
      })}
    </div>
  ),
}
