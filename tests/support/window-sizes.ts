/** Window sizes of journeys. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: false }
