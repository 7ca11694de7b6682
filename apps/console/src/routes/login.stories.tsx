import type { Meta } from '@storybook/react-vite'
import { onLaptop, pageAt, wholePage } from '../../test/stories/stage.tsx'

/** `/login` */
const meta = { title: 'Console/Sign in', ...onLaptop, parameters: { ...wholePage } } satisfies Meta
export default meta

export const Usual = pageAt('/login', { role: null, until: /Sign in/ })
