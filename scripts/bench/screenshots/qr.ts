import { qrCodeOf } from '#app/features/staff-access/security/qr-code.server.ts'
import { html, type Markup } from './markup.ts'

/** Returns a QR code as a picture with its quiet zone of four modules. */
export function qrMarkup(content: string): Markup {
  const { size, path } = qrCodeOf(content)
  return html`<svg class="code" viewBox="-4 -4 ${size + 8} ${size + 8}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path fill="#000" d="${path}"/></svg>`
}
