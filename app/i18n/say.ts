/** The arguments of a message. */
export type Values = Readonly<Record<string, string | number>>

/** A compiled message: a text, or a function of its arguments. */
export type Message = string | ((values: never) => string)

/**
 * Returns the text of a message that is chosen at run time, such as the sentence of a finding. A message that
 * is known at compile time is called directly, so that the compiler checks its arguments.
 * @param values may contain more than the arguments of the message
 */
export function say(message: Message, values: Values): string {
  return typeof message === 'string' ? message : (message as (values: Values) => string)(values)
}
