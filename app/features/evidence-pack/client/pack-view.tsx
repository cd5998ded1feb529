import { useEffect, useState } from 'react'
import { longDayInUae, timeInUae } from '#app/domain/uae-time.ts'
import { BankNumbers } from '#app/features/first-day/bank-numbers.tsx'
import { Button } from '#app/ui/button.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { findIndicators, INDICATOR_KINDS } from '../find-indicators.ts'
import type { EvidencePack, PackAnswers, PackPicture } from '../pack.ts'
import type { PackWords } from '../pack-words.server.ts'
import { storePack } from '../stored-pack.ts'
import { AnswersForm } from './answers-form.tsx'
import { Part } from './part.tsx'
import { PrintedAnswers } from './printed-answers.tsx'

/** Everything on the page. What the visitor adds is stored at once, so that it outlives a reload. */
export function PackView({
  pack,
  words,
  now,
  onClear,
}: {
  pack: EvidencePack
  words: PackWords
  now: Date
  onClear: () => void
}) {
  const [answers, setAnswers] = useState(pack.answers)
  useEffect(() => storePack({ ...pack, answers }), [pack, answers])
  const update = (change: Partial<PackAnswers>) =>
    setAnswers((before) => ({ ...before, ...change }))
  return (
    <div className="space-y-7 print:space-y-2.5 print:text-sm/snug">
      <p className="max-w-prose print:hidden">{words.language}</p>
      <Received pack={pack} words={words} />
      <Result pack={pack} words={words} />
      <Indicators text={pack.text} words={words} />
      <AnswersForm answers={answers} words={words} onChange={update} />
      <PrintedAnswers answers={answers} words={words} />
      <Report pack={pack} words={words} />
      <Contacts words={words} />
      <p className="hidden text-muted print:block">
        {words.madeOn
          .replace('{date}', longDayInUae(now, words.dateLanguage))
          .replace('{address}', window.location.host)}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button data-does="print" className="max-sm:w-full">
          {words.print}
        </Button>
        <Button look="quiet" onClick={onClear} className="max-sm:w-full">
          {words.clear}
        </Button>
      </div>
    </div>
  )
}

type PartProps = { pack: EvidencePack; words: PackWords }

function Received({ pack: { text, result }, words }: PartProps) {
  const { title, types, checkedOn } = words.received
  if (!text) return null
  const checked = result && new Date(result.checkedAt)
  return (
    <Part title={title}>
      {checked && (
        <p className="text-muted">
          {types[result.type]} ·{' '}
          {checkedOn
            .replace('{date}', longDayInUae(checked, words.dateLanguage))
            .replace('{time}', timeInUae(checked))}
        </p>
      )}
      <p
        dir="auto"
        data-visitor-text
        className="mt-2 rounded-md border border-line bg-sunken p-4 whitespace-pre-wrap wrap-anywhere print:bg-transparent print:p-2"
      >
        {text}
      </p>
    </Part>
  )
}

function Result({ pack: { result }, words }: PartProps) {
  if (!result) return null
  const { heading, kind, signs, language } = result
  return (
    <Part title={words.result.title}>
      <div lang={language} dir="auto">
        <p className="font-bold">
          {heading}
          {kind && ` · ${kind}`}
        </p>
        <ol className="mt-2 list-decimal space-y-1 ps-6">
          {signs.map((sign) => (
            <li key={sign} className="wrap-anywhere">
              {sign}
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-2 text-sm text-muted">{words.result.note}</p>
    </Part>
  )
}

function Indicators({ text, words }: { text: string; words: PackWords }) {
  const found = findIndicators(text)
  const kinds = INDICATOR_KINDS.filter((kind) => found[kind].length > 0)
  if (kinds.length === 0) return null
  return (
    <Part title={words.indicators.title}>
      <dl className="space-y-2 print:space-y-1">
        {kinds.map((kind) => (
          <div key={kind} className="sm:flex sm:gap-4 print:flex print:gap-4">
            <dt className="shrink-0 text-muted sm:w-48 print:w-40">
              {words.indicators.kinds[kind]}
            </dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              {found[kind].map((one) => (
                <p key={one}>
                  <bdi>{one}</bdi>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Report({ pack: { report }, words }: PartProps) {
  const t = words.report
  if (!report || (!report.receipt && !report.title)) return null
  return (
    <Part title={t.title}>
      {report.title && (
        <p>
          {t.about}: <bdi className="font-semibold">{report.title}</bdi>
        </p>
      )}
      {report.receipt && (
        <p>
          {t.receipt}:{' '}
          <bdi dir="ltr" className="font-mono font-bold">
            {report.receipt}
          </bdi>
        </p>
      )}
      {report.pictures.length > 0 && (
        <>
          <h3 className="mt-3 font-bold">{t.pictures}</h3>
          <ul className="mt-1 space-y-2">
            {report.pictures.map((picture) => (
              <Picture key={`${picture.name} ${picture.hash}`} picture={picture} words={words} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">{t.hashNote}</p>
        </>
      )}
    </Part>
  )
}

function Picture({
  picture: { name, size, hash },
  words,
}: {
  picture: PackPicture
  words: PackWords
}) {
  const kilobytes = String(Math.max(1, Math.round(size / 1024)))
  return (
    <li className="wrap-anywhere">
      <bdi>{name}</bdi> · {words.kilobytes.replace('{n}', kilobytes)}
      {hash && (
        <p className="text-sm">
          SHA-256:{' '}
          <bdi dir="ltr" className="font-mono">
            {hash}
          </bdi>
        </p>
      )}
    </li>
  )
}

function Contacts({ words: { contacts, callBank, callOthers, banks } }: { words: PackWords }) {
  return (
    <Part title={contacts}>
      <ul className="print:columns-2">
        <li className="flex min-h-11 items-center print:min-h-0">{callBank}</li>
        {callOthers.map(({ label, number }) => (
          <li key={label} className="flex min-h-11 flex-wrap items-center gap-x-3 print:min-h-0">
            {label}
            <PhoneLink number={number} className="text-brand print:min-h-0 print:text-ink" />
          </li>
        ))}
      </ul>
      <BankNumbers banks={banks.numbers} words={banks} />
    </Part>
  )
}
