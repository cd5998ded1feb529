import { useText } from '#app/i18n/use-text.tsx'
import { type Control, FormField } from '#app/ui/form/form-field.tsx'
import { contactText } from '#words/contact.js'
import { type ContactField, FIELD_PROBLEMS, type FieldProblem } from './contact-input.ts'
import { problemText } from './contact-problem-text.ts'

type Props = { name: ContactField; problem: FieldProblem | undefined } & Control

/** A field of the contact form with its texts. */
export function ContactFormField(props: Props) {
  const { name } = props
  const t = useText(contactText)
  return (
    <FormField
      label={t.labels[name]}
      hint={name === 'email' || name === 'message' ? t.hints[name] : null}
      problems={Object.fromEntries(
        FIELD_PROBLEMS.map((kind) => [kind, problemText(t, name, kind)]),
      )}
      required
      {...props}
    />
  )
}
