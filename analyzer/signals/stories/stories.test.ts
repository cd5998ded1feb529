import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('a known story is told', () => {
  test.for([
    ['Hi mum this is my new number', 'new-number', 'mum this is my new number'],
    ['ماما هذا رقمي الجديد', 'new-number', 'ماما هذا رقمي الجديد'],
    ['I am using my friend’s phone', 'new-number', 'using my friend’s phone'],
    ['أكلمك وهذا رقم صاحبي', 'new-number', 'وهذا رقم صاحبي'],
    [
      'phone chori ho gaya, ye dost ka number hai',
      'new-number',
      'phone chori ho gaya, ye dost ka number',
    ],
    ['baba ana ghayart ra2mi', 'new-number', 'ghayart ra2mi'],
    ['عملت حادثة والراجل عايز 2000 درهم', 'family-emergency', 'عملت حادثة والراجل عايز 2000'],
    ['Sorry to disturb you! You seem a kind person', 'stranger-opener', 'You seem a kind person'],
    ['Sow your seed of faith into this account', 'charity-appeal', 'Sow your seed of faith'],
    ['Your son had an accident', 'family-emergency', 'Your son had an accident'],
    ['I sent a code by mistake', 'code-sent-by-mistake', 'code by mistake'],
    ['My uncle knows crypto', 'investment-talk', 'My uncle knows crypto'],
    ['Forex trading, register now', 'investment-talk', 'Forex trading, register'],
    ['aapki video mere paas hai, 5000 bhejo', 'blackmail', 'aapki video mere paas hai, 5000 bhejo'],
    [
      'Pay 900 USD or I leak your photos to your family',
      'blackmail',
      'Pay 900 USD or I leak your photos to your family',
    ],
    [
      'Donate to orphans: https://a-shop.net',
      'charity-appeal',
      'Donate to orphans: https://a-shop.net',
    ],
    ['Sorry, wrong number. Can we be friends?', 'stranger-opener', 'Can we be friends'],
    ['Is this you in this video?', 'curiosity-bait', 'Is this you in'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary story is another', () => {
  test.for([
    ['Mum, dinner is ready', 'new-number'],
    ['I will send the photos to the family', 'blackmail'],
    ['عندي صور الفستان أرسلها لك، حولي 100 درهم عربون', 'blackmail'],
    ['ادفع 200 درهم كاش أو أرسل صورة التحويل', 'blackmail'],
    ['We help with your trade licence, register at https://a-shop.net', 'investment-talk'],
    ['We show you the app, see https://a-shop.net', 'investment-talk'],
    ['Are you home? The plumber is here', 'stranger-opener'],
    ['My friend’s phone number is in the group', 'new-number'],
    ['Al Noor Trading LLC, platform scales, register at the desk', 'investment-talk'],
    ['هذا رقم المدرسة', 'new-number'],
    ['We planted seeds with the children', 'charity-appeal'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})
