import { anyOf } from '../../../parse/language-data.ts'

/** Words in addresses that say what a page is about, and folders that no page of a site lies in. */
export const LOGIN_WORDS = new RegExp(anyOf('address-words/login'), 'g')
export const SERVICE_WORDS = new RegExp(anyOf('address-words/service'), 'g')
export const LURE_WORDS = new RegExp(anyOf('address-words/lure'), 'g')
export const SYSTEM_FOLDER = new RegExp(String.raw`\/${anyOf('address-words/folder')}\/`)
export const LAST_WORDS = new RegExp(
  String.raw`^${anyOf('address-words/last_segment')}\.(?:php|html?|aspx?|jsp)\b`,
)
/** Scripts that shops, blogs and forums everywhere are made of. */
export const USUAL_SCRIPT = new RegExp(
  String.raw`\/${anyOf('address-words/usual_script')}\.(?:php|asp|aspx|jsp|do|cfm|html?)`,
)
