import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What lets somebody in, or on board, and what a bill says of those who pay late. */
const NOT_DUE: Phrases = {
  en: [
    '{pay}|late|delay|delayed|failure ..4 may|might|could|can|shall|would ..4 {fine}',
    'zoo|museum|aquarium|waterpark|safari|tour|cruise|f1|season|vip|day|opera|theatre|stadium ticket|tickets',
    'ticket|tickets ..3 off|discount|left|available|sale|each',
    'e|flight|air|bus|train|metro|ferry|concert|event|movie|cinema|show|match|park|festival|entry|raffle|support ticket|tickets',
  ],
  // What the law lays down for a crime is no fine of the reader's.
  ar: [
    'عقوبة|عقوبتها|عقوبته|يعاقب|الحبس|بالحبس|السجن|بالسجن|المادة|قانون ..4 غرامة|الغرامة|والغرامة|بغرامة|وبغرامة',
  ],
}

const FINES: Phrases = {
  en: [
    'tax|filing|filings|fillings|returns ..3 overdue|unfiled',
    'unpaid|outstanding|overdue|pending|unsettled|new ..3 {fine}',
    '{fine} ..5 unpaid|outstanding|overdue|pending|due|issued|recorded|registered|detected|@amount',
    '{pay} ..4 {fine}',
    '{fine} ..8 @link',
  ],
  ar: [
    '{fine} ..5 مستحقة|مسجلة|غير|مدفوعة|متأخرة|لم|@amount',
    '{pay} ..3 {fine}',
    'لديك|عليك ..2 {fine}',
    '{fine} ..6 @link',
  ],
  others: ['3alaik|3layk|3lech {fine}|gharama', '{fine} ..4 bhar|bharo|bharein|भरें|ادا|jama'],
}

/** Tells of a fine or another penalty that is due. */
export const unpaidFine = phraseSignal('unpaid-fine', FINES, {
  negations: 'warnings',
  except: NOT_DUE,
})
