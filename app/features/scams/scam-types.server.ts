import { analyze } from '#analyzer'

/**
 * What the checker would call messages like these descriptions: by it the checker counts the entry as similar. Descriptions of
 * which it can't tell the kind have no type: they are not alike by that.
 */
export function scamTypesOf(...descriptions: readonly string[]): string[] {
  const types = descriptions.map((text) => analyze({ type: 'message', text }).scamType)
  return [...new Set(types.filter((type) => !!type && type !== 'unspecified'))]
}
