import { staffAccessText } from '#app/i18n/staff/access.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { EntranceFrame } from '../sign-in/entrance-frame.tsx'
import { SignInElsewhere } from './unsent-note.tsx'

/** Names and values as a form sends them. */
export type Fields = readonly (readonly [name: string, value: string])[]

/** Holds what a page without script sent when its session was over, to be sent again to the same address. */
export function HeldForm({ fields }: { fields: Fields }) {
  const { unsent: t, problems, titleEnding } = useText(staffAccessText)
  return (
    <EntranceFrame title={t.title} problem={problems['signed-out']}>
      <title>{`${t.title} | ${titleEnding}`}</title>
      <SignInElsewhere />
      <form method="post">
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and their order is all there is
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t.again}</Button>
      </form>
    </EntranceFrame>
  )
}
