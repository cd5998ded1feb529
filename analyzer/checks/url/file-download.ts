import { isOpenPage } from '../../entities/official.ts'
import { linkCheck } from '../check.ts'
import { isUnknown } from '../imitation/imitation.ts'

const PROGRAM =
  /([^/?#]{0,80}\.(?:apk|xapk|exe|scr|msi|bat|cmd|vbs|jar|dmg|iso|js|hta|lnk))(?:$|[?#])/
const DOUBLE = /\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|mp4)\.[a-z]{2,4}$/

/** A link to a program, or to a file with a double extension ("invoice.pdf.exe"). */
export const fileDownload = linkCheck((link) => {
  const tail = link.path.slice(-300)
  const isAnybodys = isUnknown(link) || link.isIp || isOpenPage(link)
  const file = isAnybodys ? PROGRAM.exec(tail)?.[1] : null
  if (!file || (file.endsWith('.js') && !DOUBLE.test(file))) return null
  return { file: file.split('/').at(-1)! }
})
