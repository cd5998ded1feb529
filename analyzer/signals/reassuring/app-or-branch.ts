import { leadsToStrangers } from '../../entities/strangers.ts'
import { phraseSignal, type Reassurer } from '../detector.ts'

const leadsThere = phraseSignal('app-or-branch', {
  en: [
    'in|via|through|using|on|open|use|check|from the|our|your ..3 app',
    'in|via|through|using|on @brand ..1 app',
    'visit|at ..1 any|your|our|the|nearest ..3 branch',
    'nearest|any|closest ..2 branch|customer|service ..1 branch|centre|center',
  ],
  ar: [
    'عبر|من|في|خلال|باستخدام|على ..1 تطبيق|التطبيق|تطبيقنا|تطبيقك',
    'افتح|افتحي|راجع|تصفح التطبيق|تطبيقنا',
    'افتح|حمل ..1 تطبيق|التطبيق ..1 البنك|المصرف|@brand',
    'أقرب|اقرب|زيارة|أي|مراجعة ..2 فرع|فروع|الفرع|فروعنا|فرعنا|مركز ..1 خدمة|إسعاد|سعادة',
    'أقرب|اقرب فرع',
  ],
  others: ['najdeeki|najdiki|nazdeeki|नजदीकी|निकटतम|قریبی ..1 branch|शाखा|ब्रांच|برانچ'],
})

/** It sends the reader to an app or a branch, which everybody finds by himself, and to no stranger's link or number. */
export const appOrBranch: Reassurer = (content) =>
  leadsToStrangers(content) ? [] : leadsThere(content)
