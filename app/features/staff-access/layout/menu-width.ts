/** Where the page says how wide the menu is from now on. */
export const MENU_WIDTH_PATH = '/admin/menu-width'

/** The field, and what the browser is given to remember. */
export const MENU_WIDTH = 'width'
export const NARROW = 'narrow'
export const WIDE = 'wide'

/** Lets the browser remember the width of the menu. It is not worth a word when that fails. */
export function saveMenuWidth(isNarrow: boolean): void {
  const body = new URLSearchParams({ [MENU_WIDTH]: isNarrow ? NARROW : WIDE })
  void fetch(MENU_WIDTH_PATH, { method: 'POST', body }).catch(() => {})
}
