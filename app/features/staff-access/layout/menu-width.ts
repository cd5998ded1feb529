/** Endpoint for storing the menu's width. */
export const MENU_WIDTH_PATH = '/admin/menu-width'

/** Field name and cookie name. */
export const MENU_WIDTH = 'width'
export const NARROW = 'narrow'
export const WIDE = 'wide'

/** Stores the menu's width. Failures are ignored. */
export function saveMenuWidth(isNarrow: boolean): void {
  const body = new URLSearchParams({ [MENU_WIDTH]: isNarrow ? NARROW : WIDE })
  void fetch(MENU_WIDTH_PATH, { method: 'POST', body }).catch(() => {})
}
