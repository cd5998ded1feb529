import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { BankNumbers } from './bank-numbers.tsx'
import type { FirstDay, WordedPlan } from './first-day.server.ts'
import type { StepTime } from './plan-steps.ts'
import { STEP_SIGNS } from './step-signs.ts'

const TIME_LOOKS: Readonly<Record<StepTime, string>> = {
  now: 'bg-danger-soft text-danger-strong',
  today: 'bg-caution-soft text-caution',
  day: 'bg-brand-soft text-brand',
}

/** Where the steps are: what is read aloud. */
export const PLAN_ID = 'plan-steps'

/**
 * The ordered steps, each with its time, reason and contact; bank numbers once, at the first step that needs
 * them.
 */
export function Plan({ plan, words }: { plan: WordedPlan; words: FirstDay['words'] }) {
  const { steps, banks } = plan
  const toBank = steps.findIndex(({ callsBank }) => callsBank)
  return (
    <ol id={PLAN_ID} className="space-y-4">
      {steps.map((step, place) => (
        <li
          key={step.code}
          className="flex gap-4 rounded-lg border border-line bg-raised p-5 shadow-raised max-[19rem]:flex-col sm:gap-5 sm:p-6 print:break-inside-avoid print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3 print:shadow-none"
        >
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand font-bold text-on-brand print:border print:border-ink print:bg-transparent print:text-ink"
          >
            {place + 1}
          </span>
          <div className="min-w-0 flex-1">
            <Pictogram
              {...STEP_SIGNS[step.code]}
              className="float-end ms-3 mb-2 print:border print:bg-transparent"
            />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 data-spoken="" className="text-lg">
                {step.title}
              </h3>
              <span
                className={classNames(
                  'rounded-md px-2.5 py-1 text-sm font-bold print:border',
                  TIME_LOOKS[step.time],
                )}
              >
                {words.times[step.time]}
              </span>
            </div>
            <p data-spoken="" className="mt-2">
              {step.text}
            </p>
            <p className="mt-2 text-muted">
              <strong className="text-ink">{words.plan.why}</strong> {step.why}
            </p>
            {step.contacts.length > 0 && (
              <div className="mt-3 flex gap-3 border-t border-line pt-2.5">
                <Icon name="phone" className="mt-2.5 text-brand print:mt-0" />
                <ul aria-label={words.plan.contact}>
                  {step.contacts.map(({ label, number }) => (
                    <li
                      key={label}
                      className="flex min-h-11 flex-wrap items-center gap-x-3 font-medium print:min-h-0"
                    >
                      {label}
                      {number && <PhoneLink number={number} className="text-brand print:min-h-0" />}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {place === toBank && <BankNumbers banks={banks} words={words.banks} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
