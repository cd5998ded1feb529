import { useId } from 'react'
import { TickTile } from '#app/ui/form/tick-tile.tsx'
import { LOSSES, PAYMENTS, type PackAnswers, type Payment, toggleLoss } from '../pack.ts'
import type { PackWords } from '../pack-words.server.ts'

const FIELD =
  'mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-raised px-3.5 py-2.5'

type Props = {
  answers: PackAnswers
  words: PackWords
  onChange: (change: Partial<PackAnswers>) => void
}

/** Asks what was paid or shared. On paper `PrintedAnswers` stands in its place. */
export function AnswersForm({ answers, words, onChange }: Props) {
  const ids = { hint: useId(), noteHint: useId(), note: useId() }
  const { losses, note } = answers
  return (
    <div className="print:hidden">
      <fieldset aria-describedby={ids.hint}>
        <legend className="text-lg font-bold">{words.losses.title}</legend>
        <p id={ids.hint} className="text-sm text-muted">
          {words.losses.hint}
        </p>
        <div className="mt-3 grid gap-2.5 sm:grid-cols-2">
          {LOSSES.map((loss) => (
            <TickTile
              key={loss}
              checked={losses.includes(loss)}
              onChange={() => onChange({ losses: toggleLoss(losses, loss) })}
            >
              {words.losses.options[loss]}
            </TickTile>
          ))}
        </div>
      </fieldset>
      {losses.includes('money') && (
        <MoneyFields answers={answers} words={words} onChange={onChange} />
      )}
      <div className="mt-6">
        <label htmlFor={ids.note} className="text-lg font-bold">
          {words.note.title}
        </label>
        <p id={ids.noteHint} className="text-sm text-muted">
          {words.note.hint}
        </p>
        <textarea
          id={ids.note}
          rows={3}
          dir="auto"
          value={note}
          aria-describedby={ids.noteHint}
          onChange={({ target }) => onChange({ note: target.value })}
          className={FIELD}
        />
      </div>
    </div>
  )
}

function MoneyFields({ answers: { amount, when, how }, words: { money: t }, onChange }: Props) {
  const ids = { amount: useId(), hint: useId(), when: useId(), how: useId() }
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-3">
      <div>
        <label htmlFor={ids.amount} className="font-bold">
          {t.amount}
        </label>
        <input
          id={ids.amount}
          type="text"
          dir="auto"
          autoComplete="off"
          value={amount}
          aria-describedby={ids.hint}
          onChange={({ target }) => onChange({ amount: target.value })}
          className={FIELD}
        />
        <p id={ids.hint} className="mt-1 text-sm text-muted">
          {t.amountHint}
        </p>
      </div>
      <div>
        <label htmlFor={ids.when} className="font-bold">
          {t.when}
        </label>
        <input
          id={ids.when}
          type="datetime-local"
          value={when}
          onChange={({ target }) => onChange({ when: target.value })}
          className={FIELD}
        />
      </div>
      <div>
        <label htmlFor={ids.how} className="font-bold">
          {t.how}
        </label>
        <select
          id={ids.how}
          value={how}
          onChange={({ target }) => onChange({ how: target.value as Payment | '' })}
          className={FIELD}
        >
          <option value="">{t.choose}</option>
          {PAYMENTS.map((way) => (
            <option key={way} value={way}>
              {t.ways[way]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
