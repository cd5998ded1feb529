import { isAny } from './class-words.ts'
import { fold } from './readings/normalise.ts'
import type { Token } from './tokens.ts'

/** A word that means something else beside certain others, and the form it then has. */
type Sense = {
  readonly word: string
  readonly instead: string
  readonly after: ReadonlySet<string>
  readonly before: ReadonlySet<string>
}

const SENSES: readonly Sense[] = [
  {
    // "مسابقة الرسم" is a contest of drawing and no fee.
    word: spelled('رسم'),
    instead: spelled('رسمة'),
    after: allOf(
      'مسابقة مسابقات دورة دورات كورس ورشة ورش حصة حصص درس دروس معلم معلمة مدرس أستاذ أستاذة مادة نشاط نادي معرض فن فنون هواية هوايات موهبة موهبتي تعليم تعلم نتعلم يتعلم أتعلم أدوات لوحة لوحات دفتر كراسة كراس ألوان قلم أقلام طاولة فرشاة مرسم أساسيات مبادئ مهارة مهارات أحب يحب تحب يحبون حب عشق يجيد تجيد الخط خط التلوين النحت الموسيقى الأشغال التصوير القراءة الكتابة',
    ),
    before: allOf(
      'كرتون كاريكاتير تشكيلي رقمي بياني توضيحي هندسي معماري زيتي حر بالألوان بالرصاص بالفحم بالقلم بالزيت بالحناء حناء قلب لوحة لوحات شخصيات بورتريه مناظر شعار خريطة',
    ),
  },
  {
    // "رسوم متحركة" are cartoons.
    word: spelled('رسوم'),
    instead: spelled('رسمة'),
    after: new Set(),
    before: allOf('متحركة كرتون كرتونية كاريكاتيرية توضيحية بيانية هندسية'),
  },
]
/** "Drawing on faces", and not "a fee on orders". */
const ON = spelled('على')
const DRAWN_ON = allOf('وجه وجوه زجاج خشب قماش جدار جدران قمصان تيشيرت آيباد ماء سيراميك فخار حرير')
/** "Talent in drawing". */
const IN = spelled('في')

/** The word at this place, with the form of what it means beside its neighbours. */
export function inItsSense(tokens: readonly Token[], at: number): Token {
  const token = tokens[at]!
  const sense = SENSES.find(({ word }) => token.forms.includes(word))
  if (!sense || !isMeant(sense, tokens, at)) return token
  const forms = token.forms.map((form) => (form === sense.word ? sense.instead : form))
  return { ...token, forms: [...new Set(forms)] }
}

function isMeant({ after, before }: Sense, tokens: readonly Token[], at: number): boolean {
  const { clause } = tokens[at]!
  const near = (place: number) => (tokens[place]?.clause === clause ? tokens[place] : undefined)
  const last = near(at - 1)?.text === IN ? near(at - 2) : near(at - 1)
  if (isAny(last, after) || isAny(near(at + 1), before)) return true
  return near(at + 1)?.text === ON && isAny(near(at + 2), DRAWN_ON)
}

function allOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(spelled))
}

function spelled(word: string): string {
  return fold(word).text
}
