const noPayer = `set payer_name = '', payer_iban = '', communication = ''`

/** Lines of statements still named the payers of vouchers whose buyer was forgotten. */
export const up = `
update bank_transaction ${noPayer}
  where voucher_id in (select id from voucher where buyer_email = '');
update bank_transaction ${noPayer}
  where key in (select refund_transaction_key from voucher where buyer_email = '');
`
