import type * as en from '../../en/library/interactions.ts'
import { leftToRight } from '../isolate.ts'

/** Words of what visitors say of a library entry. */
export const interactions: typeof en.interactions = {
  title: 'هل مررت بهذا الاحتيال؟',
  intro: 'ضغطة واحدة تُري الآخرين مدى انتشاره. من دون اسم ومن دون حساب.',
  buttons: {
    helpful: { open: 'أفادني هذا', recorded: 'أفادك هذا' },
    experienced: { open: 'حدث هذا معي', recorded: 'حدث هذا معك' },
    know_someone: { open: 'أعرف شخصًا تضرر', recorded: 'تعرف شخصًا تضرر' },
  },
  plusOne: leftToRight('+1'),
  announcement: (label, count) => `شكرًا لك. ${label}: ${count}`,
}
