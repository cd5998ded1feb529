import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import { TextArea } from '#app/ui/staff/field.tsx'
import { staffBlog } from '#words/en/staff/staff-blog.js'
import { askPreview } from './preview.ts'

const TYPING_PAUSE_MS = 500

/**
 * Markdown field with a preview that updates after a pause in typing.
 * @param savedHtml initial preview, of the saved text
 */
export function MarkdownField({
  language,
  savedHtml,
  previewLabel,
  ...field
}: ComponentProps<typeof TextArea> & {
  language: Locale
  savedHtml: string
  previewLabel: string
}) {
  const t = staffBlog.form
  const area = useRef<HTMLTextAreaElement>(null)
  const [html, setHtml] = useState<string | null>(savedHtml)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController }>(undefined)

  function cancel() {
    clearTimeout(pending.current?.timer)
    pending.current?.stop.abort()
  }

  function refresh(pauseMs: number) {
    cancel()
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const preview = await askPreview(area.current?.value ?? '', language, stop.signal)
      if (!stop.signal.aborted) setHtml(preview ? preview.html : null)
    }, pauseMs)
    pending.current = { timer, stop }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field goes
  useEffect(() => cancel, [])

  return (
    <div>
      <TextArea
        ref={area}
        rows={18}
        lang={language}
        onChange={() => refresh(TYPING_PAUSE_MS)}
        {...field}
      />
      <details className="mt-2" onToggle={(event) => event.currentTarget.open && refresh(0)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline">
          {previewLabel}
        </summary>
        <section
          aria-label={previewLabel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys can scroll it
          tabIndex={0}
          className="mt-2 max-h-[70vh] overflow-y-auto rounded-md border border-line bg-raised p-5"
        >
          {html === null && <p className="text-danger">{t.previewFailed}</p>}
          {html === '' && <p className="text-muted">{t.previewEmpty}</p>}
          {html && (
            <div
              lang={language}
              dir={DIRECTIONS[language]}
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: htmlOf sanitised it
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </section>
      </details>
    </div>
  )
}
