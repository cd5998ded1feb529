/** The page that the installed site keeps for when nothing can be reached, without its language. */
export const OFFLINE_PATH = '/offline'
