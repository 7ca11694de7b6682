import type { TestDatabase } from './database.ts'

/**
 * A few cards at round rates. Steam in dollars needs a code, Amazon in pounds front and back, Apple a photo and a receipt,
 * Razer is paused. A naira is 0.1 cedi and 0.000625 tether.
 */
export const stockCatalogue = async (database: TestDatabase): Promise<void> => {
  await database.asOwner(catalogueRows)
}

export const catalogueRows = `
    insert into card_types (id, name, category, sort, paused, requirement, color_ground, color_pattern, color_ink,
                            code_pattern, code_example, code_hint, card_pin) values
      ('steam', 'Steam', 'Games', 1, false, '', '#000000', '#111111', '#ffffff', '[A-Z0-9]{15}', '', '', false),
      ('amazon', 'Amazon', 'Shops', 2, false, '', '#000000', '#111111', '#ffffff', '[A-Z0-9]{14}', '', '', false),
      ('apple', 'Apple', 'Apps', 3, false, '', '#000000', '#111111', '#ffffff', 'X[A-Z0-9]{15}', '', '', true),
      ('razer', 'Razer Gold', 'Games', 4, true, '', '#000000', '#111111', '#ffffff', '[A-Z0-9]{14}', '', '', false);
    insert into card_currencies (id, code, symbol, country_code, name, sort) values
      ('us', 'USD', '$', 'US', 'United States', 1), ('uk', 'GBP', '£', 'GB', 'United Kingdom', 2);
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos) values
      ('steam-us', 'steam', 'us', 'ecode', 'none', 10, 500, 5, 1480, true, '{}'),
      ('amazon-uk', 'amazon', 'uk', 'physical', 'none', 10, 500, 1, 1850.5, false, '{front,back}'),
      ('apple-us', 'apple', 'us', 'physical', 'cash', 10, 500, 1, 1400, false, '{front,receipt}'),
      ('razer-us', 'razer', 'us', 'ecode', 'none', 10, 500, 1, 1200, true, '{}');
    insert into currency_rates (in_currency_id, out_currency_id, rate) values (1, 2, 0.1), (1, 3, 0.000625)`
