import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { Icon } from '#app/ui/icon.tsx'
import { reportText } from '#words/report.js'

/** Placeholder where a script shows a matching library entry. @param script address of that script */
export function LibraryHintNote({ script }: { script: string }) {
  const t = useText(reportText).hint
  const local = useLocalPath()
  return (
    <div data-hint={script}>
      <div role="status" />
      <template>
        <div className="mt-3 flex gap-3 rounded-md bg-brand-soft p-4">
          <Icon name="library" className="text-brand" />
          <div>
            <p>
              {t.before}
              <a
                href={local(`/scam-library/${PLACEHOLDER}`)}
                target="_blank"
                rel="noopener"
                className="font-semibold text-brand underline underline-offset-4"
              >
                <bdi /> {t.newTab}
              </a>
            </p>
            <p className="text-sm text-muted">{t.after}</p>
          </div>
        </div>
      </template>
    </div>
  )
}
