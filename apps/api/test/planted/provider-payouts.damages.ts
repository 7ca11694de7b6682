import { asked, type Damage, nobody } from './victims.ts'

const attempt = (fields: string, values: string) => `
  insert into payout_attempts (user_id, withdrawal_id, id, provider, by_hand, reference, amount, currency_id, ${fields})
  select user_id, id, ${nobody}, 'paystack', false, provider_reference, net, currency_id, ${values}
  from withdrawals where id = ${asked};`
const task = (fields = '', values = '') => `
  insert into payout_tasks (user_id, withdrawal_id, provider ${fields})
  select user_id, id, 'paystack' ${values} from withdrawals where id = ${asked};`
const step = (name: string, answer: string) => `
  insert into payout_steps (user_id, withdrawal_id, id, step, answer)
  select user_id, id, ${nobody}, '${name}', '${answer}' from withdrawals where id = ${asked};`
const event = (signedWith: string, more = '', value = '') => `
  insert into provider_events (provider, reference, event, signed_with, body_sha256, processed_at, outcome ${more})
  values ('paystack', 'planted-reference-01', 'transfer.success', '${signedWith}', sha256('x'), now(), 'asked' ${value});`

/** Each brings its own rows: books without a provider can be damaged too. */
export const providerPayoutDamages: readonly Damage[] = [
  [
    'I20',
    'an event that is kept twice',
    `alter table provider_events drop constraint provider_events_once; ${event('current')} ${event('current')}`,
  ],
  [
    'I20',
    'an event that nobody signed',
    `alter table provider_events drop constraint provider_events_signed; ${event('nobody')}`,
  ],
  [
    'I20',
    'an event that was never processed',
    `insert into provider_events (provider, reference, event, signed_with, body_sha256, received_at)
     values ('paystack', 'planted-reference-02', 'transfer.success', 'current', sha256('x'), now() - interval '2 days')`,
  ],
  ['I31', 'a task that no job looks after', task()],
  ['I31', 'a payout at a provider without a task', attempt('status', `'pending'`)],
  [
    'I31',
    'an event that no job processes',
    `insert into provider_events (provider, reference, event, signed_with, body_sha256)
     values ('paystack', 'planted-reference-03', 'transfer.success', 'current', sha256('x'))`,
  ],
  [
    'I33',
    'a payout to a recipient of another account',
    attempt('status, recipient_code', `'pending', 'RCP_somebody_else'`),
  ],
  [
    'I34',
    'a payout that failed with us and was paid by the provider',
    `${attempt('status, ended_at', `'failed', now()`)} ${task(', ended_at', ', now()')} ${step('asked', 'success')}`,
  ],
  [
    'I34',
    'a payout that succeeded without a word of the provider',
    `${attempt('status, ended_at', `'success', now()`)} ${task(', ended_at', ', now()')}`,
  ],
  [
    'I38',
    'an event with another amount than it told',
    event('current', ', amount, digest', `, 1, sha256('another')`),
  ],
  ['I38', 'an answer of a provider changed', step('asked', 'success')],
  ['I71', 'a send that no line was written for', task(', sends, last_sent_at', ', 1, now()')],
]
