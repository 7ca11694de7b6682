import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../navigation/paths.ts'
import { PhotoSheet } from './photo-sheet.view.tsx'

/** A card out of focus: bars where its text would be. */
const blurred = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter><rect width="640" height="480" fill="#8a6d50"/>
<g filter="url(#soft)" transform="rotate(-4 320 240)"><rect x="90" y="90" width="460" height="290" rx="20" fill="#1d2f45"/>
<rect x="330" y="130" width="180" height="34" fill="#fff"/><rect x="220" y="250" width="290" height="56" fill="#f3f1ea"/>
<path d="M240 278h250" stroke="#16191f" stroke-width="22" stroke-dasharray="12 8"/></g></svg>`)}`

/** A photo of the sale, opened. */
const meta = {
  title: 'Screens/Sell/Photo',
  component: PhotoSheet,
  parameters: { ...wholeScreen({ at: paths.sellSubmit }) },
  args: {
    name: t('Back'),
    src: blurred,
    warning: null,
    onTurn: still,
    onCrop: still,
    onReplace: still,
    onAccept: still,
    onRemove: still,
    onClose: still,
  },
} satisfies Meta<typeof PhotoSheet>
export default meta

/** What the phone found on it stands below: it may be taken again, or used as it is. */
export const LooksBlurred: StoryObj<typeof meta> = {
  args: {
    get warning() {
      return t('The photo looks blurred.')
    },
  },
}
