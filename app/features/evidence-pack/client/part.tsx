import type { ReactNode } from 'react'

/** A part of the page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid-page">
      <h2 className="mb-2 text-lg print:mb-1 print:text-base">{title}</h2>
      {children}
    </section>
  )
}
