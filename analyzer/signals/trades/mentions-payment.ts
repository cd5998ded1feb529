import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const PAYMENT_WORDS = compile({
  en: [
    '{pay}|payment|payments|invoice|invoices|fee|fees|rent|dues|bill|salary|instalment|payroll|wage|wages',
  ],
  ar: ['{pay}|{fee}|فاتورة|فواتير|إيجار|دفعة|دفعات|مستحقات|قسط|راتب'],
  others: [
    'rechnung|rechnungen|zahlung|zahlungen|überweisung|betrag|gehalt|lohn|gehaltskonto|miete',
    'facture|factures|paiement|paiements|règlement|virement|salaire|loyer|paie',
    'factura|facturas|pago|pagos|transferencia|nómina|sueldo|alquiler',
    'fattura|fatture|pagamento|pagamenti|bonifico|stipendio|affitto|saldo',
    'fatura|faturas|pagamentos|transferência|salário|ordenado|salarial|renda',
    'factuur|facturen|betaling|betalingen|overboeking|salaris|loon|huur',
    'faktura|faktury|fakturę|płatność|należności|należność|przelew|przelanie|wynagrodzenie|wynagrodzenia|czynsz',
    'оплата|оплату|платеж|платёж|перевод|счету|счёту|зарплату|зарплата|аренда',
    'ödeme|ödemeyi|ödemeler|faturamız|fatura|faturanın|faturası|maaş|maaşımın|havale|kira',
    'pembayaran|faktur|invois|tagihan|gaji|bayaran',
  ],
})

const PAYMENTS_UNSPACED = /支払|振込|給与|付款|货款|汇款|工资|대금|송금|입금|급여/

/** Whether a payment, a bill or a salary is spoken of. */
export function mentionsPayment({ words, text }: Prepared): boolean {
  return occurs(words, PAYMENT_WORDS) || PAYMENTS_UNSPACED.test(text)
}
