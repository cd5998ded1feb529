import { Form, useNavigation } from 'react-router'
import { API_LIMITS } from '#app/domain/limits.ts'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/staff/field.tsx'
import { staffApiKeys } from '#words/en/staff/staff-api-keys.js'
import type { ApiKeyInput, ApiKeyProblems } from './api-key-input.ts'

/**
 * Adds a key.
 * @param id of the form
 * @param input what the fields have at first
 */
export function ApiKeyForm({
  id,
  input,
  problems,
}: {
  id: string
  input: ApiKeyInput
  problems: ApiKeyProblems
}) {
  const t = staffApiKeys.add
  const isSending = useNavigation().formMethod === 'POST'
  const told = wordProblems(problems)
  return (
    <Form method="post" replace preventScrollReset className="mt-4 grid max-w-prose gap-4">
      <SubmitFailureNote />
      <input type="hidden" name="id" value={id} />
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        defaultValue={input.name}
        autoComplete="off"
        problem={told.name}
      />
      {(['perHour', 'perDay'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t[name]}
          defaultValue={input[name]}
          inputMode="numeric"
          problem={told[name]}
        />
      ))}
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input
          type="checkbox"
          name="keepsTexts"
          defaultChecked={input.keepsTexts}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        {t.keepsTexts}
      </label>
      <div>
        <Button type="submit" name="intent" value="add" disabled={isSending}>
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}

function wordProblems({ name, perHour, perDay }: ApiKeyProblems) {
  const t = staffApiKeys.add.fields
  const names = {
    missing: t.name.missing,
    'too-long': t.name['too-long']({ limit: API_LIMITS.keyNameLength }),
  }
  const hours = {
    number: t.number({ limit: API_LIMITS.checksPerHour }),
    'beyond-day': t.beyondDay,
  }
  return {
    name: name && names[name],
    perHour: perHour && hours[perHour],
    perDay: perDay && t.number({ limit: API_LIMITS.checksPerDay }),
  }
}
