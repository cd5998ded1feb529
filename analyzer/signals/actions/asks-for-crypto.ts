import { phraseSignal } from '../detector.ts'

/** Wants to be paid in crypto money. */
export const asksForCrypto = phraseSignal(
  'asks-for-crypto',
  {
    en: [
      'send|transfer|deposit ..3 #|min|minimum|between ..4 {crypto}|sol|trx|xrp|doge|ton|coin',
      'activate|unlock|verify ..3 wallet ..3 # ..1 {crypto}|ton|sol|trx|xrp|bnb',
      '{transfer}|buy|pay ..6 {crypto} ..6 address|wallet|below|to|following',
      '{transfer} ..4 @amount|# ..3 {crypto}',
      '{crypto} ..3 wallet|address ..5 @phone|below|is|following|mine',
      'deposit|fund|recharge|top ..5 {crypto}',
      '{pay} ..4 in|with|via|using {crypto}',
      '{crypto} ..3 trc20|erc20|wallet|address|only',
      '{pay}|{transfer}|send ..6 {crypto}',
      'my|our {crypto} ..1 address|wallet',
    ],
    ar: ['{transfer} ..5 {crypto}', '{crypto} ..4 عنوان|محفظة|المحفظة', '{pay} ..3 {crypto}'],
  },
  { negations: 'any' },
)
