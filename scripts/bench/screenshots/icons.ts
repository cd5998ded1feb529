import { html, Markup } from './markup.ts'

const line = (path: string, mirrored = false) =>
  html`<svg class="icon${mirrored ? ' mirrored' : ''}" viewBox="0 0 24 24"><path d="${path}"/></svg>`

/** Simple line icons as apps have them, of 24 by 24. */
export const ICONS = {
  back: line('M15 4l-8 8 8 8', true),
  arrow: line('M20 12H4M11 5l-7 7 7 7', true),
  call: line('M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a2 2 0 01-2 2A16 16 0 013 6a2 2 0 012-2z'),
  video: line('M3 7h11v10H3zM14 11l6-4v10l-6-4', true),
  more: line('M12 5v.5M12 12v.5M12 19v.5'),
  search: line('M10 4a6 6 0 100 12 6 6 0 000-12zM15 15l5 5'),
  smile: line('M12 3a9 9 0 100 18 9 9 0 000-18zM8 14c2 3 6 3 8 0M9 9v.5M15 9v.5'),
  clip: line('M8 12l6-6a3 3 0 014 4l-8 8a5 5 0 01-7-7l8-8'),
  camera: line('M4 8h4l2-3h4l2 3h4v11H4zM12 10a3 3 0 100 6 3 3 0 000-6z'),
  mic: line('M12 3a3 3 0 00-3 3v5a3 3 0 006 0V6a3 3 0 00-3-3zM5 11a7 7 0 0014 0M12 18v3'),
  plus: line('M12 5v14M5 12h14'),
  send: line('M4 12h14M12 5l7 7-7 7', true),
  archive: line('M4 5h16v4H4zM5 9v10h14V9M10 13h4'),
  bin: line('M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13'),
  mail: line('M3 6h18v12H3zM3 7l9 7 9-7'),
  star: line('M12 4l2.5 5 5.5.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.800z'),
  reply: line('M10 6l-6 6 6 6M4 12h9a7 7 0 017 7', true),
  forward: line('M14 6l6 6-6 6M20 12h-9a7 7 0 00-7 7', true),
  flag: line('M6 21V4h12l-3 4 3 4H6', true),
  folder: line('M3 6h6l2 2h10v11H3z'),
  write: line('M4 20l1-4L16 5l3 3L8 19zM13 20h7'),
  shift: line('M12 5l-7 7h4v6h6v-6h4z'),
  erase: line('M8 6h12v12H8l-5-6zM11 10l5 5M16 10l-5 5', true),
  share: line('M12 15V4M8 8l4-4 4 4M5 12v8h14v-8'),
  save: line('M12 4v11M8 11l4 4 4-4M5 20h14'),
  ticks: line('M2 13l4 4L15 7M10 16l1 1L21 7'),
  signal: new Markup(
    '<svg viewBox="0 0 20 14"><path class="solid" d="M1 10h3v3H1zM6 7h3v6H6zM11 4h3v9h-3zM16 1h3v12h-3z"/></svg>',
  ),
  wifi: new Markup(
    '<svg viewBox="0 0 20 14"><path class="solid" d="M10 1a14 14 0 019 3.500l-9 9.500-9-9.500A14 14 0 0110 1z"/></svg>',
  ),
}
