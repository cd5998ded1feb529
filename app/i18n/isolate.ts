import type { Values } from './say.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/**
 * A message of a right-to-left language whose text arguments keep their own direction: each is put between the Unicode
 * characters FSI and PDI (UAX #9, 2.4), so that an address, a telephone number or a name reads in its own order.
 * @param names the arguments that are text
 */
export function isolateArguments(
  message: (values: Values) => string,
  names: readonly string[],
): (values: Values) => string {
  return (values) => {
    const isolated: Record<string, string | number> = { ...values }
    for (const name of names) {
      isolated[name] = `${FIRST_STRONG_ISOLATE}${values[name] ?? ''}${POP_DIRECTIONAL_ISOLATE}`
    }
    return message(isolated)
  }
}
