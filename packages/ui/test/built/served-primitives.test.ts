import { showsOnAPhone } from './served-parts.ts'

showsOnAPhone('Primitives/')
