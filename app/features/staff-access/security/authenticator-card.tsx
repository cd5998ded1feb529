import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { staffAccess } from '#words/en/staff/staff-access.js'
import { CodeField, CurrentPassword } from '../sign-in/field.tsx'
import { AccountChangeMessage } from './account-change-message.tsx'
import type { QrCode } from './qr-code.server.ts'
import { inFours, type TotpSetup } from './totp-setup.ts'

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

type Props = {
  /** The completed change. */
  deed: string | null
  on: boolean
  /** Whether it can be turned off. */
  optional: boolean
  /** A setup that is to be confirmed with a first code. */
  setup: (TotpSetup & { qrCode: QrCode }) | null
  /** New backup codes of an active authenticator. */
  freshCodes: readonly string[]
}

/** Turns the second factor on and off, and shows backup codes once. */
export function AuthenticatorCard({ deed, on, optional, setup, freshCodes }: Props) {
  const t = staffAccess.security.app
  const confirm = <CurrentPassword label={t.confirm} />
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <AccountChangeMessage deed={deed} of={['enable', 'verify', 'new-codes', 'disable']} />
      <p className="text-muted">{on ? t.on : t.off}</p>
      {setup && <Confirmation setup={setup} />}
      {freshCodes.length > 0 && <BackupCodes codes={freshCodes} />}
      {!setup && !on && (
        <Form method="post" replace className="grid gap-4">
          {confirm}
          <Button type="submit" name="intent" value="enable">
            {t.enable}
          </Button>
        </Form>
      )}
      {on && (
        <Form method="post" replace className="grid gap-4">
          {confirm}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="new-codes" look="quiet">
              {t.newCodes}
            </Button>
            {optional && (
              <Button type="submit" name="intent" value="disable" look="danger">
                {t.disable}
              </Button>
            )}
          </div>
        </Form>
      )}
    </Card>
  )
}

function Confirmation({ setup }: { setup: NonNullable<Props['setup']> }) {
  const t = staffAccess.security.app
  return (
    <>
      <p>{t.step}</p>
      <QrPicture label={t.qrCode} code={setup.qrCode} />
      <p>
        {t.key}{' '}
        <code dir="ltr" className="font-semibold wrap-anywhere">
          {inFours(setup.key)}
        </code>
      </p>
      <a href={setup.uri} className="inline-flex min-h-11 items-center text-brand">
        {t.open}
      </a>
      <BackupCodes codes={setup.backupCodes} />
      <Form method="post" replace className="grid gap-4">
        <input type="hidden" name="uri" value={setup.uri} />
        <input type="hidden" name="codes" value={setup.backupCodes.join(' ')} />
        <CodeField label={t.code} />
        <Button type="submit" name="intent" value="verify">
          {t.verify}
        </Button>
      </Form>
    </>
  )
}

/** Dark on light in every theme, because many apps read nothing else. */
function QrPicture({ label, code: { size, path } }: { label: string; code: QrCode }) {
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-52 rounded-md border border-line"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = staffAccess.security.app
  return (
    <section className="rounded-md border border-line bg-sunken p-4">
      <h3 className="text-base">{t.backup}</h3>
      <p className="text-sm text-muted">{t.backupHint}</p>
      <ul
        dir="ltr"
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-2 font-semibold"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
