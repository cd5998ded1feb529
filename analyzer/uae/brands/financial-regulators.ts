import type { Brand } from '../types.ts'

/** The authorities that license banks, brokers and crypto firms, and the ombudsman for complaints against them. */
export const FINANCIAL_REGULATORS: readonly Brand[] = [
  {
    id: 'sca',
    name: { en: 'Securities and Commodities Authority', ar: 'هيئة الأوراق المالية والسلع' },
    aliases: ['capital market authority', 'هيئة سوق المال'],
    ambiguous: ['sca'],
    sector: 'government',
    domains: ['sca.gov.ae'],
  },
  {
    id: 'vara',
    name: { en: 'VARA', ar: 'سلطة تنظيم الأصول الافتراضية' },
    aliases: ['virtual assets regulatory authority', 'vara dubai'],
    sector: 'government',
    domains: ['vara.ae'],
  },
  {
    id: 'difc',
    name: { en: 'DIFC', ar: 'مركز دبي المالي العالمي' },
    aliases: [
      'dubai international financial centre',
      'dfsa',
      'dubai financial services authority',
      'سلطة دبي للخدمات المالية',
    ],
    sector: 'government',
    domains: ['difc.com', 'difc.ae', 'dfsa.ae'],
  },
  {
    id: 'adgm',
    name: { en: 'ADGM', ar: 'سوق أبوظبي العالمي' },
    aliases: ['abu dhabi global market'],
    sector: 'government',
    domains: ['adgm.com'],
  },
  {
    id: 'central-bank',
    name: { en: 'Central Bank of the UAE', ar: 'مصرف الإمارات العربية المتحدة المركزي' },
    aliases: [
      'cbuae',
      'uae central bank',
      'central bank of uae',
      'central bank of the united arab emirates',
      'مصرف الإمارات المركزي',
      'المصرف المركزي',
    ],
    ambiguous: ['central bank', 'البنك المركزي'],
    sector: 'bank',
    domains: ['centralbank.ae', 'cbuae.gov.ae'],
    phones: ['80022823'],
  },
  {
    id: 'sanadak',
    name: { en: 'Sanadak', ar: 'سندك' },
    aliases: ['وحدة سندك'],
    ambiguous: ['سندك'],
    sector: 'bank',
    domains: ['sanadak.gov.ae'],
  },
]
