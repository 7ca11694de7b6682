import type { Damage } from './victims.ts'

const aSeller = '(select min(id) from users)'
const anOperator = '(select min(id) from operators)'

/** Who somebody is, and what they may do. */
export const accountDamages: readonly Damage[] = [
  ['I44', 'a verification level raised', `update users set kyc_level = kyc_level + 1 where id = ${aSeller}`],
  ['I44', 'a level raised', `update users set level = level + 1 where id = ${aSeller}`],
  [
    'I44',
    'the password of a seller exchanged',
    `update users set password_hash = password_hash || '0' where id = ${aSeller}`,
  ],
  [
    'I44',
    'the address of a seller exchanged',
    `update users set email = 'eve.' || email where id = ${aSeller}`,
  ],
  [
    'I44',
    'the name of a seller exchanged',
    `update users set first_name = 'Eve', last_name = 'Eve' where id = ${aSeller}`,
  ],
  [
    'I44',
    'the password of an operator exchanged',
    `update operators set password_hash = password_hash || '0' where id = ${anOperator}`,
  ],
  [
    'I44',
    'a role added to an operator',
    `update operators set roles = case when 'admin' = any (roles) then roles || '{editor}' else roles || '{admin}' end
     where id = ${anOperator}`,
  ],
]
