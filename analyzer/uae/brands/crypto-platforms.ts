import type { Brand } from '../types.ts'

/** Exchanges, wallets and trading apps that investment scams copy. */
export const CRYPTO_PLATFORMS: readonly Brand[] = [
  {
    id: 'binance',
    name: { en: 'Binance', ar: 'بينانس' },
    aliases: ['باينانس'],
    sector: 'technology',
    domains: ['binance.com'],
  },
  {
    id: 'coinbase',
    name: { en: 'Coinbase', ar: 'كوين بيس' },
    aliases: ['كوينبيس'],
    sector: 'technology',
    domains: ['coinbase.com'],
  },
  {
    id: 'bybit',
    name: { en: 'Bybit', ar: 'باي بت' },
    aliases: ['بايبت'],
    sector: 'technology',
    domains: ['bybit.com'],
  },
  {
    id: 'okx',
    name: { en: 'OKX', ar: 'أو كيه إكس' },
    aliases: [],
    sector: 'technology',
    domains: ['okx.com'],
  },
  {
    id: 'crypto-com',
    name: { en: 'Crypto.com', ar: 'كريبتو دوت كوم' },
    aliases: ['cryptocom'],
    sector: 'technology',
    domains: ['crypto.com'],
  },
  {
    id: 'metamask',
    name: { en: 'MetaMask', ar: 'ميتاماسك' },
    aliases: ['meta mask'],
    sector: 'technology',
    domains: ['metamask.io'],
  },
  {
    id: 'trust-wallet',
    name: { en: 'Trust Wallet', ar: 'تراست واليت' },
    aliases: ['trustwallet'],
    sector: 'technology',
    domains: ['trustwallet.com'],
  },
  {
    id: 'ledger',
    name: { en: 'Ledger', ar: 'محفظة ليدجر' },
    aliases: ['ledger wallet', 'ledger live', 'ledger nano'],
    ambiguous: ['Ledger', 'ليدجر'],
    sector: 'technology',
    domains: ['ledger.com'],
  },
  {
    id: 'bitoasis',
    name: { en: 'BitOasis', ar: 'بت أواسيس' },
    aliases: ['bit oasis', 'بيت أواسيس'],
    sector: 'technology',
    domains: ['bitoasis.net'],
  },
  {
    id: 'rain',
    name: { en: 'Rain', ar: 'منصة رين' },
    aliases: ['rain exchange', 'rain crypto'],
    ambiguous: ['Rain', 'رين'],
    sector: 'technology',
    domains: ['rain.com'],
  },
  {
    id: 'etoro',
    name: { en: 'eToro', ar: 'إيتورو' },
    aliases: [],
    sector: 'technology',
    domains: ['etoro.com'],
  },
]
