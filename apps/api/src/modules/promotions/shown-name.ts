import { maskName } from '../plaza/index.ts'
import type { Inviter } from '../users/index.ts'

/** Enough to know a friend by, too little to find a stranger: "Adaeze O.", or the masked start of an address. */
export const shownName = ({ name, email }: Inviter): string =>
  name ? `${name.firstName} ${[...name.lastName][0]}.` : maskName(email.split('@', 1)[0]!)
