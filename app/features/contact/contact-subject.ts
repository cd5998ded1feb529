/** Parameter of the contact page that fills in its subject. */
export const SUBJECT_PARAMETER = 'subject'

/** Subjects that a link can choose. Their words are `subjects` of the contact page. */
export const SUBJECTS = ['listing-appeal'] as const

export type ContactSubject = (typeof SUBJECTS)[number]

/** The contact page for somebody whose address is listed here by mistake, without language. */
export const APPEAL_PATH = `/contact?${SUBJECT_PARAMETER}=${SUBJECTS[0]}`

/** Returns the subject that a link has chosen; null without or for an unknown one. */
export function chosenSubject(parameters: URLSearchParams): ContactSubject | null {
  const chosen = parameters.get(SUBJECT_PARAMETER)
  return SUBJECTS.find((subject) => subject === chosen) ?? null
}
