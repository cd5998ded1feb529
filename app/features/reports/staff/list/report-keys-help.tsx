import { KeysHelp } from '#app/ui/staff/keys/keys-help.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'

/** Help for the keyboard shortcuts of reports. */
export function ReportKeysHelp() {
  const { keys } = staffReports
  return <KeysHelp words={keys} keys={Object.entries(keys.list)} />
}
