-- Orders are found by the reference that a redeemer gave for a card.

create index card_findings_by_reference on card_findings (lower(reference) text_pattern_ops)
  where reference is not null;
