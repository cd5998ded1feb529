import { ICONS } from './icons.ts'
import { html, linked, type Markup } from './markup.ts'
import { numberOf } from './order.ts'
import type { Plan } from './pictures.ts'
import { qrMarkup } from './qr.ts'
import { statusBar } from './screens.ts'
import { LANGUAGES, WORDS } from './words.ts'

/** Returns the body of a page with a letter, a slip, a poster, or a phone that shows a code. */
export function paperMarkup(plan: Plan): Markup {
  const { app, id, language, scan } = plan
  if (app === 'payment' || app === 'wifi' || app === 'contact') return codeScreen(plan)
  const sheet = app === 'letter' ? letter(plan) : withCode(plan)
  if (scan !== 'photographed') return html`<div class="sheet ${app}">${sheet}</div>`
  const lean = (axis: string, most: number) => numberOf(`${id} ${axis}`, 2 * most + 1) - most
  const turned = `rotateX(${lean('x', 8)}deg) rotateY(${lean('y', 7)}deg) rotateZ(${lean('z', 3)}deg)`
  return html`<div class="table" style="--shade-x:${numberOf(`${id} shade`, 100)}%;--hue:${20 + numberOf(id, 20)}">
    <div class="sheet ${app}" dir="${LANGUAGES[language].direction}" style="transform:perspective(1500px) ${turned}">${sheet}</div>
    <div class="shade"></div></div>`
}

function letter({ parts }: Plan): Markup {
  const [heading = '', place = '', ...rest] = parts
  const signature = rest.at(-1) ?? ''
  return html`<div class="head"><b>${heading}</b><span>${place}</span></div>
    ${rest.slice(0, -1).map((line) => html`<p dir="auto">${linked(line)}</p>`)}
    <div class="scribble"></div><p><b>${signature}</b></p>`
}

/** A slip or poster: its first line is the title. */
function withCode({ parts, codes }: Plan): Markup {
  const [title = '', ...rest] = parts
  return html`<h1 dir="auto">${title}</h1>
    ${rest.map((line) => html`<p dir="auto">${line}</p>`)}
    ${codes.map((content) => qrMarkup(content))}`
}

function codeScreen(plan: Plan): Markup {
  const { app, parts, codes, phone } = plan
  const words = WORDS[phone]
  const [title = '', ...rest] = parts
  return html`${statusBar(plan)}
    <header>${ICONS.arrow}<span class="gap"></span>${ICONS.more}</header>
    <main class="shown ${app}"><h1><bdi>${title}</bdi></h1>${codes.map((content) => qrMarkup(content))}
      ${rest.map((line) => html`<p dir="auto">${line}</p>`)}</main>
    <footer><span class="pill">${ICONS.share}${words.share}</span><span class="pill">${ICONS.save}${words.save}</span></footer>
    <div class="home"><i></i></div>`
}
