/** Whether a path is in the staff area, including its sign-in screens. */
export function isInStaffArea(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}
