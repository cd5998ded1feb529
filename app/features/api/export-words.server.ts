import { api } from '#words/en/library/api.js'

/** Words inside of the files that give indicators back. Programs and their operators read them, in English only. */
export const EXPORT_WORDS = api.indicators
