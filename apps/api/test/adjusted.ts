/** That an operator of the demo stood for these rows by a code: what a test that is not about signing begins with. */
export const signedByCode = (what: 'adjustment' | 'batch', by: bigint | number, where: string): string => `
    insert into payout_confirmations (what, of_digest, reference, amount, currency_id, asked_by, confirmed_by, way, facts)
    select '${what}', f.digest, f.reference, f.amount, f.currency_id, f.asked_by, ${by}, 'code',
           signed_facts('${what}', null, r.id, ${by}, sha256('nonce'))
    from ${what === 'batch' ? 'payout_batches' : 'adjustments'} r, signed_row('${what}', null, r.id) f where ${where};`

/** The operator of the demo who stood for what a test begins with. */
export const secondOfFunds = -2

/**
 * What a test begins with, by the one event that needs no other row of a seller: an adjustment that two operators made, who are
 * nobody else. Statements for the owner of the database.
 */
export function adjustmentSql({
  userId,
  currencyId = 1,
  amount,
  isIn = true,
}: {
  readonly userId: bigint
  readonly currencyId?: number
  readonly amount: bigint
  readonly isIn?: boolean
}): string {
  const name = `funds-${++made}-${process.pid}`
  return `
    insert into operators (id, public_id, email, name, password_hash, roles, is_demo) overriding system value
    values (-1, 'funds-asked', 'asked@funds.example', 'Funds', 'x', '{treasurer}', false),
           (${secondOfFunds}, 'funds-confirmed', 'confirmed@funds.example', 'Funds', 'x', '{treasurer}', true) on conflict do nothing;
    insert into uploads (id, public_id, operator_id, kind, sha256, dhash, bytes, width, height) overriding system value
    values (-1, 'funds', -1, 'evidence', sha256('funds'), 0::bit(64), 1, 1, 1) on conflict do nothing;
    insert into adjustments (public_id, account, user_id, currency_id, is_in, amount, reason, words, upload_id, sha256, asked_by)
    values ('${name}', ledger_user_available(${userId}, ${currencyId}), ${userId}, ${currencyId}, ${isIn}, ${amount},
            'other', 'What the test begins with.', -1, sha256('funds'), -1);
    ${signedByCode('adjustment', secondOfFunds, `r.public_id = '${name}'`)}
    select confirm_adjustment(id, ${secondOfFunds}, digest) from adjustments where public_id = '${name}';`
}

let made = 0
