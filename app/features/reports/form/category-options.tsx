import { useText } from '#app/i18n/use-text.tsx'
import { reportText } from '#words/report.js'

/** `name` is in the visitor's language. */
export type Category = { id: string; slug: string; name: string }

/** Category options. A selected value is always included. */
export function CategoryOptions({
  categories,
  chosen,
}: {
  categories: readonly Category[]
  chosen: string
}) {
  const t = useText(reportText)
  const isKnown = chosen === '' || categories.some(({ id }) => id === chosen)
  return (
    <>
      <option value="">{t.selectCategory}</option>
      {!isKnown && <option value={chosen}>{t.chosenCategory}</option>}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}
