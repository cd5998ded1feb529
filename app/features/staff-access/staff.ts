declare const proof: unique symbol

/** A signed-in account that has a row in admin_users. Only the guard makes one: to hold it is to be allowed. */
export type Staff = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly [proof]: true
}
