/** Body text uses the phone's own face (0 bytes); headings and every figure use Familjen, which has ₦. */
export const fonts = {
  'font-body': 'system-ui, -apple-system, "Roboto", "Segoe UI", "Noto Sans", sans-serif',
  'font-display': '"Familjen", "Familjen fallback", var(--font-body)',
  'font-code': 'ui-monospace, "Roboto Mono", "DejaVu Sans Mono", monospace',
} as const

/** Size and line height in rem, so that a larger system text enlarges everything. */
export const typeSteps = {
  '12': { size: 0.75, line: 1 },
  '14': { size: 0.875, line: 1.25 },
  '16': { size: 1, line: 1.5 },
  '18': { size: 1.125, line: 1.5 },
  '22': { size: 1.375, line: 1.75 },
  '28': { size: 1.75, line: 2 },
  '40': { size: 2.5, line: 2.75 },
  '64': { size: 4, line: 4.25 },
} as const

/** Which face, weight and step stand together, and where. Leading is the step's own. */
export const typeStyles = {
  caption: {
    font: 'font-body',
    step: '12',
    weight: 400,
    use: 'Captions under tabs, units such as “per $1”.',
  },
  support: { font: 'font-body', step: '14', weight: 400, use: 'Supporting text, hints, tags.' },
  body: {
    font: 'font-body',
    step: '16',
    weight: 400,
    use: 'Text and what is typed; never smaller in a field.',
  },
  label: { font: 'font-body', step: '16', weight: 600, use: 'Buttons, names of fields, rows.' },
  section: {
    font: 'font-display',
    step: '18',
    weight: 700,
    use: 'Heads of sections, a screen’s bar, rates.',
  },
  title: { font: 'font-display', step: '22', weight: 700, use: 'Titles of screens, figures of a stepper.' },
  amount: { font: 'font-display', step: '28', weight: 700, use: 'The amount of a form or a sum.' },
  balance: { font: 'font-display', step: '40', weight: 700, use: 'The balance.' },
  landing: {
    font: 'font-display',
    step: '64',
    weight: 700,
    use: 'The figure of the landing page, nothing else.',
  },
} as const satisfies Record<
  string,
  { font: keyof typeof fonts; step: keyof typeof typeSteps; weight: number; use: string }
>

/** Space in rem on a base of 4 px. */
export const spaces = {
  's-1': 0.25,
  's-2': 0.5,
  's-3': 0.75,
  's-4': 1,
  's-5': 1.25,
  's-6': 1.5,
  's-8': 2,
  's-10': 2.5,
  's-14': 3.5,
  's-20': 5,
} as const

/**
 * `tap` is the height of what a thumb presses; `column` the widest a screen grows inside a browser; `gutter` the edge of a
 * screen and of a box on it, which grows with the text only as far as the screen has room.
 */
export const sizes = { gutter: 'min(var(--s-4), 5vw)', tap: '3rem', column: '30rem' } as const

/** Corners in rem, but for the pill. */
export const radii = {
  'r-tag': '0.375rem',
  'r-control': '0.75rem',
  'r-card': '1rem',
  'r-sheet': '1.5rem',
  'r-full': '999px',
} as const

/** Durations in milliseconds; all become 0 for people who asked for less motion. */
export const durations = { 't-press': 90, 't-fade': 160, 't-sheet': 240 } as const

export const easings = { 'ease-out': [0.2, 0.8, 0.2, 1] } as const
