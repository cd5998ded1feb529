import { phraseSignal } from '../detector.ts'

/** Words of love, from somebody whom the reader may never have met. */
export const loveTalk = phraseSignal(
  'love-talk',
  {
    en: [
      'my love|dear|darling|sweetheart|queen|king|angel|heart',
      'be|become ..1 my|your wife|husband',
      'my dear|lovely|sweet|beautiful wife|husband',
      'never met ..6 my wife|husband|woman|man|everything|love',
      'sweetheart|darling|honey|babe|soulmate',
      'i love|miss you',
      'fell|falling|fallen in love',
      'marry you|me',
      'we matched',
      'met|meet|know|matched ..3 on|through|from ..1 tinder|bumble|hinge|badoo|muzz|dating|instagram|facebook',
      'hello|hi|my beautiful|handsome',
      'marriage|matrimonial|wedding|dating|marry',
      'build|buy ..2 our|us ..1 home|house|future|life',
      'our home|future|life together',
      'my dearest|beloved|sweet|fiance|fiancee|future',
      'dearest',
      'asks|ask for your hand',
      'bride|groom|fiance',
      'accepted|likes|liked your profile',
      'your profile ..4 family|brother|accepted',
    ],
    ar: [
      'حبيبتي|حبيبي|حبي|عمري|حياتي|قلبي|غاليتي|غالي|روحي|ملكتي|عزيزتي',
      'أحبك|احبك|اشتقت|وحشتيني|وحشتني',
      'تعرفت|عرفتها|عرفته ..3 على|في|من|عن ..1 الفيسبوك|فيسبوك|انستقرام|الانستقرام|تندر|تيك|موقع',
      'نتزوج|الزواج|زوجتي',
      'خطابة|عريس|عروس|زواج|التعارف',
      'نبني|بيتنا|مستقبلنا ..2 بيتنا|سوا|مع',
      'غاليتي|الغالية|حياتي|يا عمري',
      'مسيار',
      'تطلب|يطلب|طلب يدك',
      'العروس|العريس|الخطبة|خطبة|خطبتنا|حليلتي|متجوزين|نتجوز',
      'من ..0 ساعة|يوم|وقت ..0 ما ..0 اتعرفت|تعرفت|عرفتك|عرفتج|شفتك|شفتج ..1 عليكي|عليك|عليج|فيكي|وانا',
      'توحشتك|توحشتج',
      'انتي|أنتي|انت غير عن كل البنات|بنات|الناس',
    ],
  },
  {
    negations: 'warnings',
    // Whom an office writes to.
    except: {
      en: [],
      ar: ['عزيزتي العميلة|المشتركة|المتعاملة|الطالبة|الموظفة|الأم|ولية|السيدة|المتقدمة'],
    },
  },
)
