import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { type Control, FormField } from '#app/ui/form/form-field.tsx'
import type { FieldProblem, ReportField } from '../report-input.ts'

type Props = { name: ReportField; problem: FieldProblem | undefined } & Control

/** One field of the report's form, with its words. */
export function ReportFormField(props: Props) {
  return <FormField {...useText(reportText).fields[props.name]} {...props} />
}
