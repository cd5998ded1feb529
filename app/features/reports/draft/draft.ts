import type { CategorySlug } from '#app/domain/category.ts'
import { maskAll, type PersonalDataKind } from '../personal-data/find-personal-data.ts'

/** Prefilled values of a report. The category is empty if unknown. */
export type Draft = { title: string; category: CategorySlug | ''; description: string }

/** A draft that began with a check. `result` is a `PackResult` as JSON. */
export type StoredDraft = Draft & { result?: string }

/** Field that marks a draft, as opposed to a submission. */
export const DRAFT = 'draft'

/**
 * Kinds that can only belong to the reporter. A phone or account number may be the scammer's; the form asks
 * about those.
 */
const OWN: readonly PersonalDataKind[] = ['card', 'emirates-id', 'code']

/** Masks the reporter's own data in a draft. */
export function maskDraft<Texts extends Pick<Draft, 'title' | 'description'>>(texts: Texts): Texts {
  return { ...texts, ...maskAll(texts, OWN) }
}
