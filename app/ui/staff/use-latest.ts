import { useState } from 'react'

/**
 * Returns the latest version of a form's subject: as loaded, or as a conflict response has since reported.
 * The response includes it, so that no additional request, which could fail, is needed.
 */
export function useLatest<Opened>(
  loaded: Opened,
  refused: { problem: string; now?: Opened } | undefined,
): Opened {
  const [known, setKnown] = useState({ loaded, opened: loaded })
  const before = refused && loaded === known.loaded ? known.opened : loaded
  const opened = refused?.now === undefined ? before : refused.now
  if (loaded !== known.loaded || opened !== known.opened) setKnown({ loaded, opened })
  return opened
}
