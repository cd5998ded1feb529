import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const CRYPTO = compile({
  en: [
    '{crypto}|coin|coins|token|tokens|airdrop|nft|nfts|web3|blockchain|defi|staking|swap|seed|metamask|ledger|trezor|coinbase|solana|phantom|uniswap',
    'trust|cold|hardware|hot wallet',
    'recovery|backup|secret phrase|words|word',
  ],
  ar: [
    '{crypto}|بينانس|ميتاماسك|توكن|التوكن|ايردروب|الايردروب|إيردروب|بلوكتشين|الاسترداد|الاستعادة',
    'عملات|العملات رقمية|الرقمية|مشفرة|المشفرة',
  ],
})

function namesCrypto({ words }: Prepared): boolean {
  return occurs(words, CRYPTO)
}

const WALLETS = compile({
  en: [
    '{crypto}|wallet|wallets|metamask|ledger|trezor|coinbase',
    'seed|recovery|backup|secret phrase',
  ],
  ar: ['{crypto}|محفظة'],
})

function namesWallet({ words }: Prepared): boolean {
  return occurs(words, WALLETS)
}

const asksOutright = phraseSignal(
  'asks-for-wallet-key',
  {
    en: [
      '{give}|{enter}|type|import|connect ..6 seed|recovery|mnemonic phrase|words|word',
      '{give}|{enter}|type|import|connect ..6 secret phrase|words',
      '{give}|{enter}|import ..5 private key|keys',
      'connect|validate|sync|synchronize|verify ..3 wallet ..6 airdrop|phrase|tokens',
    ],
    ar: [
      '{give}|{enter} ..5 عبارة|كلمات الاسترداد|الاستعادة|السرية',
      '{give}|{enter} ..4 المفتاح الخاص ..3 محفظة|المحفظة|محفظتك',
    ],
  },
  { negations: 'any' },
)

/** Any homework has twelve words, too. */
const asksForWords = phraseSignal(
  'asks-for-wallet-key',
  { en: ['{give}|{enter}|type|import ..5 12|24|twelve ..3 words|word'], ar: [] },
  { negations: 'any', when: namesWallet },
)

/** Wallets of banks and telephones are connected and verified, too. */
const asksToConnect = phraseSignal(
  'asks-for-wallet-key',
  {
    en: [
      'connect|validate|sync|synchronize|verify ..3 wallet ..6 claim|@link',
      'connect ..2 wallet ..3 receive|claim|get|recover|verify',
    ],
    ar: ['اربط|ربط|بربط|اربطي ..2 محفظتك|المحفظة'],
  },
  { negations: 'any', when: namesCrypto },
)

/** Wants the key or recovery words of a crypto wallet. */
export const asksForWalletKey = firstOf(asksOutright, asksForWords, asksToConnect)
