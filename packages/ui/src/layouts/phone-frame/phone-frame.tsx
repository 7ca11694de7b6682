import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'

interface Shared extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** `cut` lets the bottom run out of the picture, as on the landing page. */
  look?: 'whole' | 'cut' | undefined
}

export type PhoneFrameProps = Shared &
  (
    | {
        /** Address of the app, on our own origin. */
        src: string
        /** What is inside, for screen readers. */
        title: string
        children?: never
      }
    | { src?: never; title?: never; children: ReactNode }
  )

/**
 * The app on a phone of 360 × 680 px, for a desktop page. With `src` it is the running app; a browser that refuses
 * the frame shows its ground, so keep a link to the app beside it.
 */
export function PhoneFrame({ src, title, look = 'whole', className, children, ...rest }: PhoneFrameProps) {
  return (
    <div {...rest} className={classNames('k-phone-frame', className)} data-look={look}>
      <div className="k-phone-frame-glass">
        {src !== undefined ? <iframe src={src} title={title} loading="lazy" /> : children}
      </div>
    </div>
  )
}
