import { anyOf } from '../../../parse/language-data.ts'

/** Words in addresses that name a page's topic, and folders in which pages of a site are never located. */
export const LOGIN_WORDS = new RegExp(anyOf('address-words/login'), 'g')
export const SERVICE_WORDS = new RegExp(anyOf('address-words/service'), 'g')
export const LURE_WORDS = new RegExp(anyOf('address-words/lure'), 'g')
export const SYSTEM_FOLDER = new RegExp(String.raw`\/${anyOf('address-words/folder')}\/`)
export const LAST_WORDS = new RegExp(
  String.raw`^${anyOf('address-words/last_segment')}\.(?:php|html?|aspx?|jsp)\b`,
)
/** Script names that common shop, blog and forum software uses. */
export const USUAL_SCRIPT = new RegExp(
  String.raw`\/${anyOf('address-words/usual_script')}\.(?:php|asp|aspx|jsp|do|cfm|html?)`,
)
