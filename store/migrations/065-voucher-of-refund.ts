/** A refund before 063 is a buyer's where it went to the account of a voucher that nobody else paid from. */
export const up = `
alter table refund add column voucher_id text;
update refund set voucher_id = (
  select voucher.id from voucher join entry on entry.from_account = 'voucher:' || voucher.id
  where voucher.withdrawn_at <= refund.created_at and substr(entry.to_account, 9) in (
    refund.reservation_id, (select left_id from split where reservation_id = refund.reservation_id)
  ) and (is_buyers = 1 or (voucher.refund_iban = refund.iban and not exists (
    select 1 from bank_transaction as line where line.payer_iban = refund.iban and amount_cents > 0
      and line.reservation_id in (
        refund.reservation_id, (select left_id from split where reservation_id = refund.reservation_id)
      )
  )))
  order by case when voucher.refund_iban = refund.iban then 0 else 1 end, entry.cents desc, voucher.id limit 1
) where is_buyers = 1 or iban in (select refund_iban from voucher where refund_iban <> '');
alter table refund drop column is_buyers;
create index refund_by_voucher on refund (voucher_id) where voucher_id is not null;
drop index entry_by_voucher;
delete from desk_step;
`
