import { ICONS } from './icons.ts'
import { html, linked, type Markup } from './markup.ts'
import { numberOf, pick } from './order.ts'
import type { Plan } from './pictures.ts'
import { qrMarkup } from './qr.ts'
import { LANGUAGES, WORDS, type Words } from './words.ts'

/** The day and time that the first picture shows; the others follow by minutes. */
const START = Date.UTC(2026, 2, 3, 5, 12)
const MINUTE = 60_000
/** A phone in the UAE. */
const ZONE = 'Asia/Dubai'

/** Returns the body of a page that looks like the app of the plan on a phone. */
export function screenMarkup(plan: Plan): Markup {
  const { app, keyboard } = plan
  const words = WORDS[plan.phone]
  const screen = app.startsWith('mail') ? mail(plan, words) : chat(plan, words)
  return html`${statusBar(plan)}${screen}${keyboard && keyboardRows(plan)}
    <div class="home"><i></i></div>`
}

/** Returns the clock, the signal and the battery above every app. */
export function statusBar(plan: Plan): Markup {
  const charge = 20 + numberOf(`${plan.id} charge`, 80)
  return html`<div class="status">
    <bdi class="clock">${timeOf(plan, 30)}</bdi>
    <span class="signs">${ICONS.signal}${numberOf(plan.id, 2) === 0 ? html`5G` : html`LTE`}${ICONS.wifi}
      <b class="battery"><i style="inline-size:${charge}%"></i></b>${isIos(plan) ? null : html`${charge}%`}
    </span>
  </div>`
}

function chat(plan: Plan, words: Words): Markup {
  const name = plan.from ?? ''
  return html`${chatBar(plan, words, name)}
    <main>
      ${chatStart(plan, words)}
      ${bubbles(plan, words)}
      ${chatEnd(plan, words)}
    </main>
    ${inputBar(plan, words)}`
}

function chatBar({ app, unknown }: Plan, words: Words, name: string): Markup {
  if (app === 'sms-ios')
    return html`<header>${ICONS.back}
      <div class="who">${avatar(name)}<span class="name"><bdi>${name}</bdi> ›</span></div>
      ${ICONS.video}</header>`
  const below: Record<string, string> = {
    'whatsapp-android': unknown ? '' : words.online,
    'whatsapp-ios': unknown ? '' : words.online,
    telegram: words.lastSeen,
    instagram: words.active,
  }
  return html`<header>${app.endsWith('ios') ? ICONS.back : ICONS.arrow}${avatar(name)}
    <div class="who"><span class="name"><bdi>${name}</bdi></span><span class="state">${below[app]}</span></div>
    ${app !== 'telegram' && ICONS.video}${app !== 'instagram' && ICONS.call}
    ${!app.endsWith('ios') && app !== 'instagram' && ICONS.more}</header>`
}

function chatStart(plan: Plan, words: Words): Markup {
  const { app, unknown } = plan
  const day = numberOf(`${plan.id} day`, 3) === 0 ? words.yesterday : words.today
  const stamp =
    app.startsWith('sms') || app === 'instagram'
      ? html`${day} ${app === 'sms-android' ? '· ' : ''}${timeOf(plan, 0)}`
      : html`${day}`
  return html`
    ${app === 'sms-ios' && html`<p class="chip">${words.textMessage} • SMS</p>`}
    <p class="chip"><span>${stamp}</span></p>
    ${app.startsWith('whatsapp') && html`<p class="chip notice"><span>${words.private}</span></p>`}
    ${
      unknown &&
      app.startsWith('whatsapp') &&
      html`<div class="card"><p>${words.unknown}</p><p><b>${words.block}</b><b>${words.report}</b><b>${words.add}</b></p></div>`
    }
    ${unknown && app === 'telegram' && html`<div class="card"><p><b>${words.block}</b><b>${words.add}</b></p></div>`}`
}

/** The replies stand between the messages of a long chat, and after the only message of a short one. */
function bubbles(plan: Plan, words: Words): Markup {
  const { parts, replies, codes } = plan
  const every = Math.ceil(parts.length / Math.max(1, replies.length))
  let minute = 0
  const rows = parts.flatMap((part, n) => {
    minute += 1
    const code = n === 0 ? codes[0] : undefined
    const incoming = bubble(plan, part, minute, true, code)
    const reply = (n + 1) % every === 0 ? replies[(n + 1) / every - 1] : undefined
    if (reply === undefined) return [incoming]
    minute += 2
    return [incoming, bubble(plan, reply, minute, false)]
  })
  const last = replies.length > 0
  return html`${rows}${last && plan.app === 'sms-ios' && html`<p class="delivered">${words.delivered}</p>`}`
}

function bubble(
  plan: Plan,
  text: string,
  minute: number,
  incoming: boolean,
  code?: string,
): Markup {
  const { app } = plan
  const time = html`<span class="time"><bdi>${timeOf(plan, minute)}</bdi>${!incoming && ICONS.ticks}</span>`
  const inside = app.startsWith('whatsapp') || app === 'telegram'
  const side = incoming ? 'incoming' : 'outgoing'
  const against = directionOf(text) !== LANGUAGES[plan.phone].direction
  return html`<div class="row ${side}">
    ${incoming && (app === 'instagram' || app === 'sms-android') && avatar(plan.from ?? '')}
    <div class="bubble${against ? ' against' : ''}">
      ${code !== undefined && html`<div class="picture">${qrMarkup(code)}</div>`}
      <div class="text" dir="auto">${linked(text)}${inside && html`<i class="room"></i>`}</div>
      ${inside && time}
    </div></div>`
}

/** Returns the direction of the first letter, as `dir="auto"` takes it. */
function directionOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'
}

function chatEnd({ app, unknown }: Plan, words: Words): Markup {
  if (!unknown) return html``
  if (app === 'sms-ios')
    return html`<div class="unknown"><p>${words.unknown}</p><a>${words.reportJunk}</a></div>`
  if (app === 'sms-android' || app === 'instagram')
    return html`<div class="unknown"><p>${words.unknown}</p><p><b>${words.block}</b><b>${words.report}</b></p></div>`
  return html``
}

function inputBar({ app }: Plan, words: Words): Markup {
  const field = html`<span class="field">${app === 'sms-ios' ? html`${words.textMessage} • SMS` : html`${app === 'sms-android' ? words.textMessage : words.message}`}</span>`
  if (app === 'sms-ios') return html`<footer>${ICONS.plus}${field}${ICONS.mic}</footer>`
  if (app === 'whatsapp-ios')
    return html`<footer>${ICONS.plus}${field}${ICONS.camera}${ICONS.mic}</footer>`
  if (app === 'instagram')
    return html`<footer><span class="round">${ICONS.camera}</span>${field}${ICONS.mic}${ICONS.smile}</footer>`
  if (app === 'telegram')
    return html`<footer>${ICONS.smile}${field}${ICONS.clip}${ICONS.mic}</footer>`
  return html`<footer>${ICONS.smile}${field}${ICONS.clip}${ICONS.camera}<span class="round">${ICONS.mic}</span></footer>`
}

function mail(plan: Plan, words: Words): Markup {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(plan.from ?? '') ?? []
  const body = html`<div class="body" dir="auto">${plan.parts
    .flatMap((part) => part.split('\n'))
    .map((line) => html`<p dir="auto">${linked(line)}</p>`)}</div>`
  const date = dateOf(plan)
  if (plan.app === 'mail-ios')
    return html`<header>${ICONS.back}<span class="name">${words.inbox}</span></header>
      <main>
        <div class="sender">${avatar(name)}
          <div><p>${words.from}: <b><bdi>${name}</bdi></b></p><p class="address"><bdi>${address}</bdi></p>
          <p>${words.to}: <bdi>${WORDS.en.names[0]}</bdi></p></div><span class="time">${date}</span></div>
        <h1 dir="auto">${plan.subject}</h1>${body}
      </main>
      <footer>${ICONS.bin}${ICONS.folder}${ICONS.reply}${ICONS.write}</footer>`
  return html`<header>${ICONS.arrow}<span class="gap"></span>${ICONS.archive}${ICONS.bin}${ICONS.mail}${ICONS.more}</header>
    <main>
      <h1 dir="auto">${plan.subject} <span class="tag">${words.inbox}</span></h1>
      <div class="sender">${avatar(name)}
        <div><p><b><bdi>${name}</bdi></b> <span class="time">${date}</span></p>
        <p class="address"><bdi>${address}</bdi></p><p class="address">${words.toMe}</p></div>${ICONS.reply}${ICONS.more}</div>
      ${body}
    </main>
    <footer><span class="pill">${ICONS.reply}${words.reply}</span><span class="pill">${ICONS.forward}${words.forward}</span></footer>`
}

function keyboardRows({ phone, language }: Plan): Markup {
  const { keyboard, space } = WORDS[phone === 'en' ? language : phone]
  const rows = keyboard.map((row, n) => {
    const keys = [...row].map((key) => html`<b>${key}</b>`)
    const last = n === keyboard.length - 1
    return html`<div>${last && html`<b class="wide">${ICONS.shift}</b>`}${keys}${last && html`<b class="wide">${ICONS.erase}</b>`}</div>`
  })
  return html`<div class="keyboard" dir="ltr">${rows}<div><b class="wide">123</b><b class="space">${space}</b><b class="wide">⏎</b></div></div>`
}

function avatar(name: string): Markup {
  const letter = /^\p{L}/u.test(name) ? [...name][0] : '·'
  return html`<span class="avatar" style="--hue:${numberOf(name, 360)}">${letter}</span>`
}

function isIos({ app }: Plan): boolean {
  return app.endsWith('ios')
}

function timeOf(plan: Plan, minutes: number): string {
  const start = START + numberOf(plan.id, 12 * 60) * MINUTE
  return new Intl.DateTimeFormat(localeOf(plan), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: ZONE,
    hour12: numberOf(`${plan.id} clock`, 2) === 0,
  }).format(start + minutes * MINUTE)
}

function dateOf(plan: Plan): string {
  return new Intl.DateTimeFormat(localeOf(plan), {
    day: 'numeric',
    month: 'short',
    timeZone: ZONE,
  }).format(START + numberOf(plan.id, 90) * 24 * 60 * MINUTE)
}

function localeOf({ phone, id }: Plan): string {
  return pick(LANGUAGES[phone].locales, id)
}
