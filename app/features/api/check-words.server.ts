import { api } from '#words/en/library/api.js'

/** Details of the errors of a check. Developers read them, in English only. */
export const { problems: CHECK_PROBLEMS, itemProblems: ITEM_PROBLEM_DETAILS } = api.check
