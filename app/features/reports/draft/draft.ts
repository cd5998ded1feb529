import type { CategorySlug } from '#app/domain/category.ts'
import { maskAll, type PersonalDataKind } from '../personal-data/find-personal-data.ts'

/** What a report begins with that somebody is led to by what it is about. The category is empty where it is not known. */
export type Draft = { title: string; category: CategorySlug | ''; description: string }

/** The field that tells a form which brings a draft from one that is sent to be kept. */
export const DRAFT = 'draft'

/** What can be nobody's but the reporter's. A telephone or an account may be the scammer's: the form asks about those. */
const OWN: readonly PersonalDataKind[] = ['card', 'emirates-id', 'code']

/** The texts of a draft with what is the reporter's own masked. */
export function maskDraft<Texts extends Pick<Draft, 'title' | 'description'>>(texts: Texts): Texts {
  return { ...texts, ...maskAll(texts, OWN) }
}
