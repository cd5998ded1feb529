import type { Values } from './say.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/**
 * Wraps a message of a right-to-left language so that each text argument is put between the Unicode
 * characters FSI and PDI (UAX #9, 2.4). An address, a telephone number or a name then keeps its own
 * direction.
 * @param names the text arguments
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
