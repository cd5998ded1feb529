import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('who it claims to be is seen by its words', () => {
  test.for([
    ['This is Captain Rashid, listen', 'poses-as-official', 'This is Captain'],
    ['I am calling from the ministry', 'poses-as-official', 'I am calling from the ministry'],
    ['أنا الرائد سالم', 'poses-as-official', 'أنا الرائد'],
    ['معك المقدم سالم', 'poses-as-official', 'معك المقدم'],
    ['معك النقيب سالم', 'poses-as-official', 'معك النقيب'],
    ['I love you, wait for me', 'love-talk', 'I love you'],
    ['Be my wife soon', 'love-talk', 'Be my wife'],
    ['Security department here, listen', 'poses-as-official', 'department here'],
    ['يا عمري انتظرني', 'love-talk', 'يا عمري'],
    ['Hi, it is the CEO on my new number', 'boss-request', 'it is the CEO on my new'],
    ['This is your director', 'boss-request', 'This is your director'],
    ['في صفقة استحواذ سرية', 'boss-request', 'صفقة استحواذ سرية'],
    ['I cannot access my bank account here', 'own-money-out-of-reach', 'cannot access my bank'],
    ['فقدت محفظتي', 'own-money-out-of-reach', 'فقدت محفظتي'],
    ['A man from the police called me', 'poses-as-official', 'man from the police called'],
    ['मैं कस्टम से बोल रहा हूँ', 'poses-as-official', 'मैं कस्टम से बोल'],
    ['I met her on Tinder', 'love-talk', 'met her on Tinder'],
    ['تعرفت عليها على الفيسبوك', 'love-talk', 'تعرفت عليها على الفيسبوك'],
    ['أنا داخل اجتماع ولا أقدر أرد', 'boss-request', 'داخل اجتماع ولا أقدر'],
    ['This is Mr Rahman private number', 'boss-request', 'This is Mr Rahman private number'],
    ['Handle a sensitive payment for me', 'boss-request', 'Handle a sensitive payment'],
    ['Do you shop on Amazon?', 'boss-request', 'Do you shop on Amazon'],
    ['Can you run an errand for me', 'boss-request', 'run an errand for me'],
    ['في موضوع خاص، لا أستطيع المكالمات', 'boss-request', 'موضوع خاص، لا أستطيع المكالمات'],
    ['I cannot be reached by phone', 'boss-request', 'cannot be reached by phone'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

test.for([
  ['The police station is near the mall', 'poses-as-official'],
  ['Beware of callers who say this is Captain Ahmed', 'poses-as-official'],
  ['أنا في المكتب', 'poses-as-official'],
  ['أنا رائد', 'poses-as-official'],
  ['I am at the bank', 'poses-as-official'],
  ['عزيزتي العميلة', 'love-talk'],
  ['Hello dear', 'love-talk'],
  ['My husband and I want two seats', 'love-talk'],
  ['We meet at the bank here in Deira', 'poses-as-official'],
  ['The meeting is in room 3', 'boss-request'],
  ['Remain on the video call and do not speak', 'boss-request'],
  ['It is the director of the film', 'boss-request'],
  ['My bank account is open since 2019', 'own-money-out-of-reach'],
  ['A man from the garage called', 'poses-as-official'],
  ['I saw it on Instagram', 'love-talk'],
  ['I did my errands on Amazon', 'boss-request'],
  ['Notes of my call with the bank here', 'poses-as-official'],
  ['The money is loaded on the vessel', 'own-money-out-of-reach'],
  ['عندنا اجتماع اليوم', 'boss-request'],
  ['I am on the phone with the clinic', 'boss-request'],
] as const)('%s is no %s', ([text, code]) => {
  expect(quoted(text, code)).toEqual([])
})
