-- Returns that somebody has proposed and nobody confirmed or dropped: those that wait for a second person are among them.
create index payout_returns_waiting on payout_returns (user_id, withdrawal_id) where confirmed_at is null and dropped_at is null;
