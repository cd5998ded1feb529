import { type ReactNode, useState } from 'react'

/**
 * HTML that the server writes and that stays as it is in the browser, whatever happens beside it: nothing of what writes
 * it is part of any script. Give it `import.meta.env.SSR && <What />`.
 */
export function Written({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() =>
    import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  )
  if (import.meta.env.SSR) return <div id={id}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own, as the server wrote it
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
