import { countCharacters } from '#app/ui/form/count-characters.ts'
import { serveMailFile } from './mail-file.ts'
import { clearAtTap } from './may-be-sent.ts'
import { servePasting } from './paste.ts'
import { joinTabs, serveTabs } from './tabs.ts'

/** What the checker's form does before it is sent: tabs, the count of characters, links that are pasted, files that are dropped. */
export function serveForm(region: HTMLElement): void {
  joinTabs(region)
  serveTabs(region)
  servePasting(region)
  serveMailFile(region)
  countCharacters(region)
  clearAtTap(region)
}
