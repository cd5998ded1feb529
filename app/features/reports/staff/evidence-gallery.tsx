import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'

/** Zoom steps, as multiples of the screen width. */
const ZOOMS = [
  { percent: 100, look: 'size-full object-scale-down' },
  { percent: 200, look: 'w-[200%] max-w-none' },
  { percent: 400, look: 'w-[400%] max-w-none' },
] as const

/** Images of a report as links; with script they open in a viewer. */
export function EvidenceGallery({ paths }: { paths: readonly string[] }) {
  const t = staffReports.report.evidence
  const [shown, show] = useState<number | null>(null)
  return (
    <section>
      <h3 className="text-lg">{t.title}</h3>
      {paths.length === 0 && <p className="mt-1 text-muted">{t.none}</p>}
      <ul className="mt-2 flex flex-wrap gap-3">
        {paths.map((path, place) => (
          <li key={path}>
            <a
              href={addressOf(path)}
              target="_blank"
              rel="noreferrer"
              aria-label={t.enlarge({ n: place + 1, of: paths.length })}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                show(place)
              }}
              className="block overflow-hidden rounded-md border border-line-strong hover:border-brand"
            >
              <img
                src={addressOf(path)}
                alt=""
                loading="lazy"
                decoding="async"
                className="h-28 w-28 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Viewer paths={paths} place={shown} onMove={show} onClose={() => show(null)} />
      )}
    </section>
  )
}

/** Full-screen viewer: plus and minus zoom, arrows change the image, Escape closes. */
function Viewer({
  paths,
  place,
  onMove,
  onClose,
}: {
  paths: readonly string[]
  place: number
  onMove: (place: number) => void
  onClose: () => void
}) {
  const t = staffReports.report.evidence
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState(0)
  const zoom = ZOOMS[step] ?? ZOOMS[0]
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  const zoomBy = (change: number) =>
    setStep((known) => Math.min(Math.max(known + change, 0), ZOOMS.length - 1))
  const moveBy = (change: number) => onMove((place + change + paths.length) % paths.length)

  function pressKey(event: KeyboardEvent) {
    const isScrolled = step > 0
    const act = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      ArrowRight: isScrolled ? undefined : () => moveBy(1),
      ArrowLeft: isScrolled ? undefined : () => moveBy(-1),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t.image({ n: place + 1, of: paths.length })}
      onClose={onClose}
      onKeyDown={pressKey}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-surface text-ink open:flex"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
        {/* Uses aria-disabled, because disabling a focused button would lose keyboard focus. */}
        <Button look="quiet" onClick={() => zoomBy(-1)} aria-disabled={step === 0}>
          {t.zoomOut}
        </Button>
        <Button look="quiet" onClick={() => zoomBy(1)} aria-disabled={step === ZOOMS.length - 1}>
          {t.zoomIn}
        </Button>
        <span role="status" className="px-1 text-sm">
          {t.zoom({ percent: zoom.percent })}
        </span>
        {paths.length > 1 && (
          <>
            <Button look="quiet" onClick={() => moveBy(-1)}>
              {t.previous}
            </Button>
            <Button look="quiet" onClick={() => moveBy(1)}>
              {t.next}
            </Button>
          </>
        )}
        <Button onClick={onClose} className="ms-auto">
          {t.close}
        </Button>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is larger than the screen
        tabIndex={0}
        aria-label={t.image({ n: place + 1, of: paths.length })}
        className="min-h-0 low:min-h-dvh grow overflow-auto"
      >
        <img
          src={addressOf(paths[place] ?? '')}
          alt={t.image({ n: place + 1, of: paths.length })}
          className={zoom.look}
        />
      </section>
    </dialog>
  )
}

function addressOf(path: string): string {
  return `/admin/evidence/${path}`
}
