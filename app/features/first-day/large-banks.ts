/** The largest retail banks, by ids of `analyzer/brands/banks.yaml`, which has their numbers. */
export const LARGE_BANKS = [
  'fab',
  'emirates-nbd',
  'adcb',
  'dib',
  'mashreq',
  'adib',
  'emirates-islamic',
  'rakbank',
  'cbd',
] as const
