import { isInOwnNetwork } from '../../entities/harmless-links.ts'
import { linkCheck } from '../check.ts'

/** An IP address as host: "http://203.0.113.7/login". Routers and printers have no other. */
export const ipHost = linkCheck((link) =>
  link.isIp && isPlainlyWritten(link.writtenHost) && !isInOwnNetwork(link)
    ? { host: link.host }
    : null,
)

/** An IP address in disguise: one integer, hexadecimal or octal digits. */
export const obfuscatedIpHost = linkCheck((link) =>
  link.isIp && !isPlainlyWritten(link.writtenHost) ? { host: link.host } : null,
)

function isPlainlyWritten(host: string): boolean {
  return /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$|:/.test(host)
}
