import { CATEGORY_SLUGS } from '#app/domain/category.ts'
import { LANGUAGES, LOCALES } from '#app/i18n/locale.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { TickTile } from '#app/ui/form/tick-tile.tsx'
import { alertsText } from '#words/library/alerts.js'
import { libraryText } from '#words/library/library.js'
import type { AlertChoices } from './alert-input.ts'

const NO_PROBLEMS = {}

/** Language and categories of alerts. */
export function ChoiceFields({ chosen }: { chosen: AlertChoices }) {
  const t = useText(alertsText)
  const names = useText(libraryText).categories
  return (
    <>
      <FormField
        as="select"
        name="language"
        label={t.language}
        hint={null}
        problems={NO_PROBLEMS}
        problem={undefined}
        defaultValue={chosen.language}
        options={LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LANGUAGES[locale].name}
          </option>
        ))}
      />
      <fieldset className="mt-6" aria-describedby="category-hint">
        <legend className="font-bold">{t.categories.label}</legend>
        <p id="category-hint" className="text-sm text-muted">
          {t.categories.hint}
        </p>
        <div className="mt-2 grid gap-2.5 sm:grid-cols-2">
          {CATEGORY_SLUGS.map((slug) => (
            <TickTile
              key={slug}
              name="category"
              value={slug}
              defaultChecked={chosen.categories.includes(slug)}
            >
              {names[slug]}
            </TickTile>
          ))}
        </div>
      </fieldset>
    </>
  )
}
