/** Whether a path leads into the staff area, its sign-in screens included. */
export function isInStaffArea(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}
