/**
 * The email syntax of browsers, with a dot in the domain: no quotes or comments; non-ASCII letters in the
 * domain only.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?(?:\.[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?)+$/u

/** Whether a text has the form of an email address. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}
