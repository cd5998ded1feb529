/** What a message takes: the arguments that its sentence names. */
export type Values = Readonly<Record<string, string | number>>

/** A compiled message: a text, or a function of the arguments that it names. */
export type Message = string | ((values: never) => string)

/**
 * The text of a message that is chosen while the program runs, such as the sentence of a finding. A message that is
 * named in the code is called directly, where the compiler checks its arguments.
 * @param values more of them than the message names may be given
 */
export function say(message: Message, values: Values): string {
  return typeof message === 'string' ? message : (message as (values: Values) => string)(values)
}
