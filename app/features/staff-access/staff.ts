declare const proof: unique symbol

/**
 * A signed-in account with a row in admin_users. Only created by the guard, so that having one proves the
 * permission.
 */
export type Staff = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly [proof]: true
}
