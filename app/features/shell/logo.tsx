import { shellText } from '#app/i18n/shell.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Link } from '#app/ui/link.tsx'

/** The logo; when its file can't be had, the alternate file takes its place. */
export function Logo() {
  const t = useText(shellText)
  return (
    <Link to="/" aria-label={t.logo} className="flex min-h-11 items-center gap-2.5 no-underline">
      <img src="/logo.svg" data-fallback="/logo-fallback.svg" alt="" width="36" height="36" />
      <span className="max-[15rem]:sr-only text-lg font-bold ltr:tracking-tight text-ink">
        {t.productName}
      </span>
    </Link>
  )
}
