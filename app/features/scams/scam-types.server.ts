import { analyze } from '#analyzer'

/**
 * Returns the scam types the analyzer assigns to these descriptions, by which the checker finds similar
 * entries. Descriptions without a type are ignored.
 */
export function scamTypesOf(...descriptions: readonly string[]): string[] {
  const types = descriptions.map((text) => analyze({ type: 'message', text }).scamType)
  return [...new Set(types.filter((type) => !!type && type !== 'unspecified'))]
}
