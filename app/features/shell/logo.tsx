import { useEffect, useRef } from 'react'
import { shellText } from '#app/i18n/shell.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'

const FALLBACK = '/logo-fallback.svg'

/** The logo; when its file can't be had, the alternate file takes its place. */
export function Logo() {
  const t = useText(shellText)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The image may have failed before the page could listen for it.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) showFallback(current)
  }, [])
  return (
    <Link to="/" aria-label={t.logo} className="flex min-h-11 items-center gap-2.5 no-underline">
      <img
        ref={image}
        src="/logo.svg"
        alt=""
        width="36"
        height="36"
        onError={(event) => showFallback(event.currentTarget)}
      />
      <span className="text-lg font-bold ltr:tracking-tight text-ink">{t.productName}</span>
    </Link>
  )
}

function showFallback(image: HTMLImageElement): void {
  if (!image.src.endsWith(FALLBACK)) image.src = FALLBACK
}
