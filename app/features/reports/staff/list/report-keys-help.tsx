import { staffReportsText } from '#app/i18n/staff/reports.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { KeysHelp } from '#app/ui/staff/keys/keys-help.tsx'

/** The keys by which reports are handled. */
export function ReportKeysHelp() {
  const { keys } = useText(staffReportsText)
  return <KeysHelp words={keys} keys={keys.list} />
}
