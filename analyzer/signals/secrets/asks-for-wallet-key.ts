import { phraseSignal } from '../detector.ts'

/** Wants the key or recovery words of a crypto wallet. */
export const asksForWalletKey = phraseSignal(
  'asks-for-wallet-key',
  {
    en: [
      '{give}|{enter}|type|import|connect ..6 seed|recovery|secret|mnemonic phrase|words|word',
      '{give}|{enter}|import ..5 private key|keys',
      '{give}|{enter} ..5 12|24 words|word',
      'connect|validate|sync|synchronize|verify ..3 wallet ..6 airdrop|claim|phrase|tokens|@link',
      'connect ..2 wallet ..3 receive|claim|get|recover|verify',
    ],
    ar: [
      '{give}|{enter} ..5 عبارة|كلمات الاسترداد|الاستعادة|السرية',
      '{give}|{enter} ..4 المفتاح الخاص ..3 محفظة|المحفظة|محفظتك',
      'اربط|ربط ..2 محفظتك|المحفظة',
    ],
  },
  { negations: 'any' },
)
