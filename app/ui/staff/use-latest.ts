import { useState } from 'react'

/**
 * What a form is about, as its writer last came to know it: as it was loaded, or as a conflict told since. A conflict's
 * answer brings it along, so that nothing has to be asked for once more, which could fail and take the form away.
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
