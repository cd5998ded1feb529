import { useEffect, useId, useRef, useState } from 'react'
import { LANGUAGES, LOCALES, type Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { checkerText } from '#words/checker/checker.js'
import { pictureText } from '#words/checker/picture.js'
import type { CodeContent } from '../codes/code-content.ts'
import { type Model, RECOGNISED } from '../models.ts'
import { type CheckedText, checkedText } from '../text/checked-text.ts'
import { type PictureReading, type ReadingStep, readPicture } from './read-picture.ts'
import { ReadingFailed, type ReadingProblem } from './reading-failed.ts'

type State =
  | { kind: 'busy'; step: ReadingStep }
  | { kind: 'read'; reading: PictureReading }
  | { kind: 'failed'; problem: ReadingProblem }

const START: State = { kind: 'busy', step: { step: 'loading', share: 0 } }

type Props = {
  picture: File
  locale: Locale
  take: (reading: CheckedText) => void
  chooseAnother: () => void
  close: () => void
}

/** Reads a picture and shows the progress, the result or why it cannot be read. */
export function PictureReader({ picture, locale, take, chooseAnother, close }: Props) {
  const t = pictureText[locale]
  const [state, setState] = useState<State>(START)
  const [attempt, setAttempt] = useState<{ chosen?: Model | undefined }>({})
  const address = useObjectUrl(picture)
  const closing = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    setState(START)
    readPicture(picture, {
      locale,
      ...attempt,
      signal,
      onStep: (step) => setState((now) => further(now, step)),
    }).then(
      (reading) => {
        if (signal.aborted) return
        setState({ kind: 'read', reading })
        take(checkedText(reading, reading.codes))
      },
      (fault) => {
        if (signal.aborted) return
        setState({
          kind: 'failed',
          problem: fault instanceof ReadingFailed ? fault.problem : 'unsupported',
        })
      },
    )
    return () => stop.abort()
  }, [picture, locale, attempt, take])

  const mayChoose = state.kind === 'read' || (state.kind === 'failed' && isOfWords(state.problem))
  const isShown = !(state.kind === 'failed' && state.problem === 'format')
  return (
    <section
      aria-label={t.picture}
      className="mt-3 space-y-3 rounded-md border border-line bg-sunken p-4"
    >
      <div className="flex items-start gap-4">
        {address && isShown && (
          <img
            src={address}
            alt={t.picture}
            className="max-h-32 w-16 rounded-sm border border-line object-cover object-top"
          />
        )}
        <div className="min-w-0 flex-1">
          {state.kind === 'busy' && <Progress step={state.step} t={t} />}
          <div role="status">
            {state.kind === 'read' && (
              <>
                <p>
                  {state.reading.text
                    ? t.read({ submit: checkerText[locale].submit })
                    : t.onlyCodes}
                </p>
                <Codes codes={state.reading.codes} t={t} />
              </>
            )}
          </div>
          {state.kind === 'failed' && <p role="alert">{t.problems[state.problem]}</p>}
        </div>
      </div>
      {mayChoose && (
        <LanguageChoice
          t={t}
          shown={attempt.chosen ?? shownLanguage(state, locale)}
          choose={(chosen) => {
            setAttempt({ chosen })
            // The choice is gone while it reads.
            closing.current?.focus()
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {state.kind !== 'busy' && (
          <Button look="quiet" onClick={chooseAnother}>
            {t.another}
          </Button>
        )}
        <Button ref={closing} look="quiet" onClick={close}>
          {state.kind === 'busy' ? t.cancel : t.remove}
        </Button>
      </div>
    </section>
  )
}

type Words = (typeof pictureText)[Locale]

/** The next state. Several models read at once: what is shown never goes back. */
function further(now: State, step: ReadingStep): State {
  if (now.kind !== 'busy') return now
  const isBehind = now.step.step === step.step && now.step.share > step.share
  return isBehind ? now : { kind: 'busy', step }
}

/** Whether another language may help. */
function isOfWords(problem: ReadingProblem): boolean {
  return problem === 'blurred' || problem === 'no-text'
}

/** The language in which the picture was read. The Filipino model reads all Latin letters: most often English ones. */
function shownLanguage(state: State, locale: Locale): Model | undefined {
  const model = state.kind === 'read' ? state.reading.model : null
  const isGuess = model === RECOGNISED.tl && RECOGNISED[locale] !== model
  return (isGuess ? RECOGNISED.en : model) ?? undefined
}

function Progress({ step: { step, share }, t }: { step: ReadingStep; t: Words }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{t.steps[step]({ percent: Math.round(share * 100) })}</label>
      <progress id={id} value={share} max={1} className="bar mt-1" />
      {step === 'loading' && <p className="mt-1 text-sm text-muted">{t.firstTime}</p>}
    </div>
  )
}

function Codes({ codes, t }: { codes: readonly CodeContent[]; t: Words }) {
  if (codes.length === 0) return null
  return (
    <ul aria-label={t.codes.title} className="mt-2 space-y-1">
      {codes.map(({ kind, shown }) => (
        <li key={`${kind} ${shown}`} className="wrap-anywhere">
          {kind === 'payment' ? t.codes.payment : t.codes[kind]({ shown })}
        </li>
      ))}
    </ul>
  )
}

/** @param shown the language that is chosen at first */
function LanguageChoice({
  t,
  shown,
  choose,
}: {
  t: Words
  shown: Model | undefined
  choose: (model: Model | undefined) => void
}) {
  const id = useId()
  const [chosen, setChosen] = useState<Model | ''>(shown ?? '')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div>
        <label htmlFor={id} className="block text-sm">
          {t.language.label}
        </label>
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Model | '')}
          className="mt-1 min-h-12 w-full rounded-md border border-line-strong bg-raised px-3"
        >
          <option value="">{t.language.guess}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={RECOGNISED[locale]}>
              {LANGUAGES[locale].name}
            </option>
          ))}
        </select>
      </div>
      <Button look="quiet" onClick={() => choose(chosen || undefined)}>
        {t.language.again}
      </Button>
    </div>
  )
}

function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
