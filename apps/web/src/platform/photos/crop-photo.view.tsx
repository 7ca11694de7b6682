import { Button } from '@kaadi/ui'
import { type Message, msg, t } from '@kaadi/words'
import { useState } from 'react'
import { percentage } from '../money/figure.ts'
import '../screens/stacks.css'
import './crop-photo.css'
import { type Cut, whole } from './cut.ts'

export interface CropPhotoProps {
  src: string
  alt: string
  onKeep: (cut: Cut) => void
  onWhole: () => void
}

const edges: readonly { readonly edge: keyof Cut; readonly label: Message }[] = [
  { edge: 'left', label: msg('Cut off at the left') },
  { edge: 'right', label: msg('Cut off at the right') },
  { edge: 'top', label: msg('Cut off at the top') },
  { edge: 'bottom', label: msg('Cut off at the bottom') },
]

/** In percent. A tenth of each side is always left. */
const most = 45

/** Which part of a photo is kept: an edge each by a slider, so that a thumb and a keyboard do the same. */
export default function CropPhoto({ src, alt, onKeep, onWhole }: CropPhotoProps) {
  const [cut, setCut] = useState(whole)
  const [top, right, bottom, left] = [cut.top, cut.right, cut.bottom, cut.left].map((share) =>
    percentage(Math.round(share * 100)),
  )
  return (
    <div className="w-stack">
      <div className="w-crop">
        <img src={src} alt={alt} />
        <span className="w-crop-kept" style={{ inset: `${top} ${right} ${bottom} ${left}` }} aria-hidden />
      </div>
      <div>
        {edges.map(({ edge, label }) => (
          <label key={edge} className="w-crop-edge">
            <span>{t(label)}</span>
            <input
              type="range"
              min={0}
              max={most}
              value={Math.round(cut[edge] * 100)}
              onChange={({ currentTarget }) => setCut({ ...cut, [edge]: Number(currentTarget.value) / 100 })}
            />
          </label>
        ))}
      </div>
      <div className="w-two">
        <Button variant="secondary" onClick={onWhole}>
          {t('Whole photo')}
        </Button>
        <Button onClick={() => onKeep(cut)}>{t('Keep this part')}</Button>
      </div>
    </div>
  )
}
