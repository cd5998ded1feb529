/** Puts the sentence that was tapped on another page into the form. */
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { takeStored } from '#app/ui/partial-update/tab-storage.ts'
import { TAPPED_SENTENCE } from '../translation-input.ts'

const sentence = takeStored<string>(TAPPED_SENTENCE)
const form = document.querySelector<HTMLFormElement>('main form')
if (sentence && form) setFieldValue(form, 'sentence', sentence)
