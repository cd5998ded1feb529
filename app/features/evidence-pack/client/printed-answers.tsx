import { LOSSES, type PackAnswers } from '../pack.ts'
import type { PackWords } from '../pack-words.server.ts'
import { Part } from './part.tsx'

/** What was paid or shared, for paper: only what was ticked and filled in. */
export function PrintedAnswers({ answers, words }: { answers: PackAnswers; words: PackWords }) {
  const { losses, note } = answers
  const ticked = LOSSES.filter((loss) => losses.includes(loss))
  return (
    <div className="hidden space-y-2.5 print:block">
      {ticked.length > 0 && (
        <Part title={words.losses.title}>
          <ul className="list-disc ps-6">
            {ticked.map((loss) => (
              <li key={loss}>
                {words.losses.options[loss]}
                {loss === 'money' && <Payment answers={answers} words={words} />}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {note.trim() && (
        <Part title={words.note.title}>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {note}
          </p>
        </Part>
      )}
    </div>
  )
}

function Payment({
  answers: { amount, when, how },
  words: { money: t },
}: {
  answers: PackAnswers
  words: PackWords
}) {
  const facts = [
    { name: t.amount, value: amount.trim() },
    { name: t.when, value: when.replace('T', ' ') },
    { name: t.how, value: how && t.ways[how] },
  ].filter(({ value }) => value)
  return facts.map(({ name, value }) => (
    <p key={name}>
      {name}: <bdi className="font-semibold">{value}</bdi>
    </p>
  ))
}
