import { PhoneLink } from '#app/ui/phone-link.tsx'

type Props = {
  banks: readonly { name: string; phone: string }[]
  words: { title: string; hint: string }
}

/** Published numbers of large banks as phone links. */
export function BankNumbers({ banks, words }: Props) {
  return (
    <details className="mt-1 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {words.title}
      </summary>
      <p className="text-sm text-muted">{words.hint}</p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {banks.map(({ name, phone }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-3">
            {name}
            <PhoneLink number={phone} className="text-brand" />
          </li>
        ))}
      </ul>
    </details>
  )
}
